import type { GameDocument } from '../../schema/types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ReadDocument } from './read.ts';
import type { Source } from './source.ts';

export function validateDocument(_value: unknown, _source: Source): Diagnostic[] {
  return [];
}

export function validateMerged(_value: GameDocument, _entry: ReadDocument, _patched: boolean): Diagnostic[] {
  return [];
}
