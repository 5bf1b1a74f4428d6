/** The battery finds what it looks for: a runtime with one fault each fails by the check of that name. */
import { describe, expect, test } from 'vitest';
import {
  createRandom,
  determinize,
  HIDDEN,
  loadRuleSet,
  type Program,
  prepareGame,
  type ReadableState,
  type RuleSet,
  readState,
  type State,
} from '../../engine/index.ts';
import { type CheckName, runBattery, type Subject, subjectOf } from '../../engine/runtime/battery/index.ts';
import { fixtures, rulesOf } from '../support/library.ts';

function programOf(rules: RuleSet): Program {
  const prepared = prepareGame(rules, { players: rules.definition.players!.max > 2 ? 3 : 2 });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
}

const gifts = programOf(rulesOf(fixtures, 'gifts'));
const auction = programOf(rulesOf(fixtures, 'auction'));
const hands = programOf(rulesOf(fixtures, 'rock-paper-scissors'));

type StopCode = NonNullable<Program['code']['stops'][number]>;

/** The program with every stop changed. */
const withStops = (program: Program, change: (code: StopCode) => Partial<StopCode>): Program => ({
  ...program,
  code: {
    ...program.code,
    stops: Object.fromEntries(
      Object.entries(program.code.stops).map(([block, code]) => [
        block,
        code && { ...code, sample: undefined, ...change(code) },
      ]),
    ) as unknown as Program['code']['stops'],
  },
});

/** A list of legal picks changed in the same way wherever it is asked for. */
const withPicks = (program: Program, change: (picks: number[]) => number[]): Program =>
  withStops(program, (code) => {
    const picks = (state: State): number[] => {
      const out = new Int32Array(code.count(state));
      return change([...out.subarray(0, code.list(state, out))]);
    };
    return {
      count: (state) => picks(state).length,
      list(state, out) {
        const list = picks(state);
        out.set(list);
        return list.length;
      },
      nth: (state, k) => picks(state)[k] ?? -1,
    };
  });

/** Does something to the state after every so many picks. */
function afterPicks(program: Program, every: number, harm: (state: State) => void): Program {
  let made = 0;
  return withStops(program, (code) => ({
    apply(state, pick) {
      const block = code.apply(state, pick);
      if (++made % every === 0) harm(state);
      return block;
    },
  }));
}

/** Address of the tokens of seat 0 in the first zone that holds some. */
function dropToken(program: Program): (state: State) => void {
  const [, purse] = [...program.layout.zones].find(([zone]) => zone.name === 'purse')!;
  const { total, kinds } = [...purse.components.values()][0]!;
  return (state) => {
    if (state[purse.base + kinds]! === 0) return;
    state[purse.base + kinds]!--;
    state[purse.base + total]!--;
  };
}

/** The first hidden name of a view, told. */
function tell(program: Program, state: State, view: ReadableState): ReadableState {
  const text = JSON.stringify(view);
  const hidden = program.model.items.find(({ name }) => !text.includes(`"${name}"`));
  void state;
  return JSON.parse(text.replace(`"${HIDDEN}"`, `"${hidden?.name ?? HIDDEN}"`)) as ReadableState;
}

const wrap = (program: Program, change: (real: Subject) => Partial<Subject>): Subject => {
  const real = subjectOf(program);
  return { ...real, ...change(real) };
};

const bottomCard = (program: Program, state: State): string =>
  (readState(program, state).zones.deck as string[]).at(-1) ?? HIDDEN;

const FAULTS: [string, CheckName, () => Subject][] = [
  ['drops a token', 'components', () => subjectOf(afterPicks(auction, 5, dropToken(auction)))],
  [
    'tells a hidden card in a view',
    'views',
    () =>
      wrap(gifts, (real) => ({
        view: (state, seat) => ({ ...real.view(state, seat), variables: { next: bottomCard(gifts, state) } }),
      })),
  ],
  [
    'names a card in a view that nobody has seen',
    'secrets',
    () => wrap(gifts, (real) => ({ view: (state, seat) => tell(gifts, state, real.view(state, seat)) })),
  ],
  [
    'tells what others have chosen in secret',
    'secrets',
    () => wrap(hands, () => ({ view: (state) => readState(hands, state) })),
  ],
  [
    'undo forgets a cell',
    'undo',
    () =>
      wrap(gifts, (real) => ({
        undo(session) {
          const after = session.state.slice();
          const done = real.undo(session);
          const cell = after.findIndex((value, i) => value !== session.state[i]);
          if (done && cell >= 0) session.state[cell] = after[cell]!;
          return done;
        },
      })),
  ],
  [
    'omits a move',
    'complete',
    () => subjectOf(withPicks(auction, (picks) => (picks.length > 2 ? picks.slice(0, -1) : picks))),
  ],
  [
    'offers a move that is not legal',
    'complete',
    () => subjectOf(withPicks(auction, (picks) => (picks[0]! > 0 ? [picks[0]! - 1, ...picks] : picks))),
  ],
  ['offers a move twice', 'order', () => subjectOf(withPicks(gifts, (picks) => [picks[0]!, ...picks]))],
  ['offers moves out of order', 'order', () => subjectOf(withPicks(auction, (picks) => picks.reverse()))],
  [
    'counts a move too many',
    'counts',
    () => subjectOf(withStops(auction, (code) => ({ count: (state) => code.count(state) + 1 }))),
  ],
  ['a copy shares memory', 'copy', () => wrap(gifts, () => ({ copy: (state) => state.subarray(0) as State }))],
  [
    'the random state is not saved',
    'save',
    () =>
      wrap(gifts, (real) => ({
        save(state) {
          const forgetful = state.slice();
          for (const slot of gifts.random.values()) forgetful[slot] = 0;
          return real.save(forgetful);
        },
      })),
  ],
  [
    'the same moves lead elsewhere another time',
    'replay',
    () => {
      const noise = createRandom('noise');
      return subjectOf(
        afterPicks(hands, 7, (state) => {
          state[hands.layout.variables.get(hands.model.variables.get('wins')!)!] = noise.below(4);
        }),
      );
    },
  ],
  ['bots think on the true state', 'determinize', () => wrap(gifts, () => ({ determinize: (state) => state.slice() }))],
  [
    'bots forget what they have seen',
    'views',
    () =>
      wrap(gifts, () => ({ determinize: (state, seat, random) => determinize(gifts, state, (seat + 1) % 3, random) })),
  ],
];

describe('a seeded fault', () => {
  test.each(FAULTS)('%s', (_, check, make) => {
    const { failed } = runBattery(make(), { games: 4, plies: 200, every: 3 });
    expect([...failed.keys()]).toContain(check);
  });

  test('is none in the runtime as it is', () => {
    for (const program of [gifts, auction, hands])
      expect(runBattery(subjectOf(program), { games: 3 }).failures).toEqual([]);
  });
});

/** Games whose rules are at fault. */
const game = (rules: string): Program => {
  const text = `houserules: 1\nname: faulty\ntitle: Faulty\nplayers: { min: 2, max: 2 }\nvariables: { n: { integer: 0, min: 0, max: 9 } }\n${rules}`;
  const loaded = loadRuleSet({ uri: 'faulty.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]!.message);
  return programOf(loaded.value);
};

describe('a game', () => {
  test.each<[string, CheckName, string]>([
    [
      'with an endless loop in an effect',
      'faults',
      'turn: { act: { choose: { go: { do: [{ while: n < 9, do: [{ set: { n: 0 } }] }] } } } }\nend: { over: { after: turn, when: n == 9 } }',
    ],
    [
      'that never ends',
      'end',
      'turn: { act: { choose: { go: { do: [{ set: { n: 0 } }] } } } }\nend: { over: { after: turn, when: n == 9 } }',
    ],
    [
      'whose effects can’t be made',
      'faults',
      'turn: { act: { choose: { go: { do: [{ change: { n: 4 } }] } } } }\nend: { over: { after: turn, when: n == 9 } }',
    ],
  ])('%s', (_, check, rules) => {
    const { failed } = runBattery(subjectOf(game(rules)), { games: 2, plies: 50 });
    expect([...failed.keys()]).toContain(check);
  });
});
