/** Test support: small libraries of texts, and texts in which `«…»` marks the place that a diagnostic should point to. */
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { loadRuleSet } from './index.ts';
import type { GamePackage, Library, LoadChoices, RuleSet } from './types.ts';

export const BASE = `houserules: 1
name: town
title: Town
players: { min: 2, max: 4 }
variants: [printed, old, older, extra]
options:
  money: { integer: 20, min: 5, max: 40, label: Money }
  gems: { boolean: true, label: Gems }
  kind: { choice: all, of: { all: All, some: Some }, label: Kind }
components:
  coin: { tokens: option.money, each: player, start: supply }
zones:
  supply: { each: player, holds: coin }
define:
  rich(player): player.supply.coin > 3
turn:
  income:
    do:
      - name: take
        set: { x: 1 }
      - if: a
        then:
          - name: give
            set: { x: 2 }
  act:
    choose:
      bid:
        params: { amount: { integer: { min: 1, max: 3 } } }
        do:
          - name: pay
            set: { x: 3 }
      pass: {}
end:
  over: { after: turn, when: x == 3 }
score:
  coins: { value: player.supply.coin }
`;

const VARIANTS: Record<string, string> = {
  printed: 'houserules: 1\nextends: town\nname: printed\ntitle: Printed rules\ngroup: edition\n',
  old: 'houserules: 1\nextends: town\nname: old\ngroup: edition\nwith: { money: 10 }\n',
  older: 'houserules: 1\nextends: town/old\nname: older\ngroup: edition\nwith: { gems: false }\n',
  extra:
    'houserules: 1\nextends: town\nname: extra\ntitle: Extra rule\nhouseRule: true\nrequires: [printed]\nwith: { money: 30 }\n',
};

/** A library with one game; texts given here replace or add to those of the game. */
export function libraryOf(game = BASE, variants: Record<string, string> = {}): Library {
  const name = /^name: *(\S+)/m.exec(game)?.[1] ?? 'town';
  const texts = Object.entries({ ...VARIANTS, ...variants });
  const town: GamePackage = {
    name,
    game: { uri: 'game.yaml', text: game },
    variants: Object.fromEntries(texts.map(([key, text]) => [key, { uri: `variants/${key}.yaml`, text }])),
  };
  return { games: () => [name], find: (wanted) => (wanted === name ? town : undefined) };
}

export function load(text: string, choices: Partial<LoadChoices> = {}): Result<RuleSet> {
  return loadRuleSet({ uri: 'mine.yaml', text }, { library: libraryOf(), ...choices });
}

/** The value, or a failure that shows the diagnostics. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.diagnostics.map(brief).join('\n'));
  return result.value;
}

/** `code line:column message`. */
export const brief = ({ code, range, message }: Diagnostic): string =>
  `${code} ${range.start.line}:${range.start.column} ${message}`;

export interface Marked {
  text: string;
  line: number;
  column: number;
  /** The marked text itself. */
  marked: string;
}

/** Takes the marks out of a text. */
export function marked(source: string): Marked {
  const start = source.indexOf('«');
  const end = source.indexOf('»') - 1;
  if (start < 0 || end < start) throw new Error(`No place is marked in ${source}`);
  const text = source.replace('«', '').replace('»', '');
  const before = text.slice(0, start).split('\n');
  return { text, line: before.length, column: before[before.length - 1].length + 1, marked: text.slice(start, end) };
}
