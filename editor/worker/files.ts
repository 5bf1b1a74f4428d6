/** Files on their way in and out, as far as they are rules. */
import type { Diagnostic, Library, Result } from '../../engine/index.ts';
import { importFile, importFolder } from '../../engine/share/import.ts';
import type { BaseDiffers, Imported } from '../../engine/share/types.ts';
import type { Answer, Came } from './protocol.ts';

/** The question that the last import raised. */
let open: BaseDiffers | undefined;

export function takeFile(library: Library, name: string, data: Uint8Array): Answer<Came> {
  open = undefined;
  return told(importFile(data, name, { library }));
}

export function takeFolder(library: Library, name: string, texts: Readonly<Record<string, string>>): Answer<Came> {
  open = undefined;
  return told(importFolder(texts, name, { library }));
}

export function answerBase(choice: 'theirs' | 'installed'): Answer<Came> {
  if (!open) return { ok: false, refused: { problems: [] } };
  const { diagnostics, ...rules } = open.choose(choice);
  open = undefined;
  return told({ ok: true, value: rules, diagnostics });
}

function told(result: Result<Imported>): Answer<Came> {
  if (!result.ok) return { ok: false, refused: { problems: [...result.diagnostics] } };
  const { value, diagnostics } = result;
  if (value.kind === 'save') return { ok: true, value };
  if (value.kind === 'base-differs') {
    open = value;
    const { kind, games, differences, choices } = value;
    return { ok: true, value: { kind, games: [...games], differences: [...differences], choices: [...choices] } };
  }
  return {
    ok: true,
    value: {
      kind: 'rules',
      rules: value.rules,
      ...(value.base ? { base: value.base } : {}),
      problems: diagnostics.filter(isError),
      playable: value.ruleSet !== undefined,
    },
  };
}

const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';
