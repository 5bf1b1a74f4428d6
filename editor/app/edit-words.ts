/** What panels change, in words, and which control shows it. */
import type { OptionInfo, OptionValue } from '../../engine/index.ts';
import type { RuleEdit, RulesView } from '../worker/protocol.ts';

/** As undo names it. */
export function editInWords(edit: RuleEdit, { options, variants }: Pick<RulesView, 'options' | 'variants'>): string {
  switch (edit.kind) {
    case 'title':
      return `the name “${edit.title}”`;
    case 'reset-all':
      return 'all options as printed';
    case 'variant': {
      const title = variants.find(({ name }) => name === edit.name)?.title ?? edit.name;
      return `${edit.on ? 'with' : 'without'} “${title}”`;
    }
    case 'option':
    case 'reset': {
      const option = options.find(({ name }) => name === edit.name);
      if (!option) return edit.name;
      return `${option.label}: ${valueInWords(option, edit.kind === 'option' ? edit.value : option.printed)}`;
    }
  }
}

/** The control that shows it. */
export const placeOf = (edit: RuleEdit): string =>
  'name' in edit ? `${edit.kind === 'variant' ? 'variant' : 'option'}:${edit.name}` : edit.kind;

export function valueInWords(option: OptionInfo, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.map((one) => label(option, one)).join(', ') || 'none';
  return label(option, value);
}

/** What one value of an option is called. */
export const label = (option: OptionInfo, value: string | number): string =>
  option.choices?.find((one) => one.value === value)?.label ?? String(value);
