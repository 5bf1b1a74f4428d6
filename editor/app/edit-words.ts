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
    case 'change-rule':
      return `“${edit.path}” to be changed`;
    case 'switch-off':
      return `without “${edit.path}”`;
    case 'reset-rule':
      return `“${edit.path}” as printed`;
    case 'make-option':
      return `the option “${edit.option.label}”`;
    case 'own-copy':
      return 'a copy that stands alone';
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

/** The control that shows it; nothing if only the text does. */
export function placeOf(edit: RuleEdit): string | undefined {
  if ('name' in edit) return `${edit.kind === 'variant' ? 'variant' : 'option'}:${edit.name}`;
  if (edit.kind === 'make-option') return `option:${edit.option.name}`;
  return edit.kind === 'title' || edit.kind === 'reset-all' ? edit.kind : undefined;
}

export function valueInWords(option: OptionInfo, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.map((one) => label(option, one)).join(', ') || 'none';
  return label(option, value);
}

/** What one value of an option is called. */
export const label = (option: OptionInfo, value: string | number): string =>
  option.choices?.find((one) => one.value === value)?.label ?? String(value);
