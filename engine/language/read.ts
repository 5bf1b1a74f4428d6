/** Text to a document that fits the schema by itself. The same text is parsed and validated once. */
import type { GameDocument } from '../../schema/types.ts';
import { fail, hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import type { ReadDocument } from './document.ts';
import { parseText } from './parse.ts';
import type { RuleText } from './types.ts';
import { validateDocument } from './validate.ts';

const done = new WeakMap<object, Result<ReadDocument>>();

export function readDocument(rules: RuleText): Result<ReadDocument> {
  const parsed = parseText(rules);
  if (!parsed.ok) return parsed;
  const known = done.get(parsed.value);
  if (known) return known;
  const problems = validateDocument(parsed.value.value, parsed.value.source);
  const result: Result<ReadDocument> = hasErrors(problems)
    ? fail(problems)
    : ok({ rules, source: parsed.value.source, value: parsed.value.value as unknown as GameDocument }, problems);
  done.set(parsed.value, result);
  return result;
}
