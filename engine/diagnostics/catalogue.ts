/**
 * All messages of the engine, by code. An entry says how severe a problem is by default, and makes the sentence and the
 * hint from facts whose types the code decides: `diagnose('unknown-name', { name, near }, location)`.
 *
 * To add messages, add entries to a file of `messages/` (or a new file there, and spread it here).
 */
import type { Diagnostic, Fix, Location, Severity } from './diagnostic.ts';
import type { Message } from './message.ts';
import { botMessages } from './messages/bots.ts';
import { labMessages } from './messages/lab.ts';
import { mergeMessages } from './messages/merge.ts';
import { modelMessages } from './messages/model.ts';
import { optionMessages } from './messages/options.ts';
import { ruleMessages } from './messages/rules.ts';
import { shareMessages } from './messages/share.ts';
import { structureMessages } from './messages/structure.ts';
import { textMessages } from './messages/text.ts';

export const catalogue = {
  ...textMessages,
  ...structureMessages,
  ...mergeMessages,
  ...optionMessages,
  ...ruleMessages,
  ...modelMessages,
  ...shareMessages,
  ...labMessages,
  ...botMessages,
};

export type Code = keyof typeof catalogue;
/** What has to be known to say a message. */
export type Facts<C extends Code> = (typeof catalogue)[C] extends Message<infer P> ? P : never;

export interface DiagnoseOptions {
  severity?: Severity;
  /** Instead of the catalogue's hint. */
  hint?: string;
  related?: Diagnostic['related'];
  fixes?: readonly Fix[];
}

/** A diagnostic of the catalogue at a place. */
export function diagnose<C extends Code>(
  code: C,
  facts: Facts<C>,
  location: Location,
  options: DiagnoseOptions = {},
): Diagnostic {
  const entry = catalogue[code] as unknown as Message<Facts<C>>;
  const hint = options.hint ?? entry.hint?.(facts);
  return {
    code,
    severity: options.severity ?? entry.severity ?? 'error',
    message: entry.message(facts),
    document: location.document,
    path: location.path,
    range: location.range,
    ...(hint ? { hint } : {}),
    ...(options.related?.length ? { related: options.related } : {}),
    ...(options.fixes?.length ? { fixes: options.fixes } : {}),
  };
}
