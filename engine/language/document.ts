import type { GameDocument } from '../../schema/types.ts';
import type { Source } from './source.ts';
import type { RuleText } from './types.ts';

/** A text that was read and fits the schema by itself. */
export interface ReadDocument {
  rules: RuleText;
  source: Source;
  value: GameDocument;
}
