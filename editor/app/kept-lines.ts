/** Lines and versions as they are kept with a work, and back. There are as many as the table has (`withLine`). */
import type { KeptLines, KeptVersion } from '../storage/lines.ts';
import { numbered } from './lines.ts';
import type { GameState, Line, RuleVersion } from './state.ts';

type Versions = Pick<GameState, 'text' | 'version' | 'lines'>;

export function packLines({ text, version, lines }: Versions): KeptLines {
  const texts: string[] = [];
  const numberOf = (one: string): number => {
    const known = texts.indexOf(one);
    return known < 0 ? texts.push(one) - 1 : known;
  };
  const pack = ({ at, from, says }: RuleVersion): KeptVersion => ({
    at,
    ...(from === undefined ? {} : { from: numberOf(from) }),
    ...(says === undefined ? {} : { says }),
  });
  return {
    now: { text: numberOf(text), version: pack(version) },
    lines: lines.map(({ id: _, ...line }) => ({ ...line, text: numberOf(line.text), version: pack(line.version) })),
    texts,
  };
}

/** @param text what is in force now: what is known of another one says nothing of it */
export function unpackLines(kept: KeptLines, text: string): Pick<GameState, 'lines'> & Partial<Versions> {
  const { texts, now } = kept;
  // Steps are counted anew with every page: none of this one made it.
  const unpack = ({ from, ...version }: KeptVersion): RuleVersion => ({
    ...version,
    step: -1,
    ...(from === undefined ? {} : { from: texts[from] }),
  });
  const lines: Line[] = kept.lines.map((line) =>
    numbered({ ...line, text: texts[line.text], version: unpack(line.version) }),
  );
  return { lines, ...(texts[now.text] === text ? { version: unpack(now.version) } : {}) };
}
