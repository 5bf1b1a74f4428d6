/** What is known of an effect that could not be made. */
import type { RulePlace } from '../model/types.ts';

/** The variable that would have been taken out of its range. */
export interface FaultSubject {
  name: string;
  min: number;
  max: number;
}

export interface FaultyRule {
  place: RulePlace;
  kind: string;
  about?: FaultSubject;
}
