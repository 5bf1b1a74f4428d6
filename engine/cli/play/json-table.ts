/** The table for programs: the records of a trace, what is asked, what was refused. */
import { matchStanding } from '../../index.ts';
import { type Io, printJson } from '../io.ts';
import type { Played } from '../played.ts';
import { endRecord, plyRecord, startRecord } from '../records.ts';
import type { Table } from './table.ts';

export class JsonTable implements Table {
  private readonly io: Io;
  private readonly played_: Played;

  constructor(io: Io, played: Played) {
    this.io = io;
    this.played_ = played;
  }

  begin(): void {
    printJson(this.io, startRecord(this.played_));
  }

  played(): void {
    printJson(this.io, plyRecord(this.played_.session));
  }

  ask(): void {
    const { session } = this.played_;
    const { actor, decision, text } = session.next!;
    printJson(this.io, { type: 'ask', actor, decision, ...(text ? { text } : {}), legal: session.legal() });
  }

  heard(): void {}

  refused(reason: string): void {
    printJson(this.io, { type: 'refused', reason });
  }

  moved(): void {
    const { session } = this.played_;
    printJson(this.io, { type: 'moved', position: session.position, state: session.readable() });
  }

  say(text: string): void {
    printJson(this.io, { type: 'said', text });
  }

  end(): void {
    const { session, game, match } = this.played_;
    printJson(this.io, endRecord(session));
    if (!match || session.round + 1 < match.length) return;
    const { totals, winners } = matchStanding(session, game.ruleSet.definition.match?.ties)!;
    printJson(this.io, { type: 'match', totals, winners });
  }
}
