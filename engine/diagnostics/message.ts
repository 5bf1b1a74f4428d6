import type { Severity } from './diagnostic.ts';

/** How a kind of problem is said. `P` are the facts that the sentence needs. */
export interface Message<P> {
  /** `error` unless said otherwise. */
  severity?: Severity;
  /** One sentence without the position: what is wrong and what was expected. */
  message: (facts: P) => string;
  /** How to mend it. */
  hint?: (facts: P) => string | undefined;
}

/** Types an entry of the catalogue by the facts it needs. */
export const message = <P = Record<never, never>>(entry: Message<P>): Message<P> => entry;
