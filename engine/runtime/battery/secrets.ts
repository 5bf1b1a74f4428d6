/** Checks of what each seat sees, and of the possible states that bots think on. */
import { HEADER, HEADER_SIZE } from '../../compiler/layout.ts';
import type { Program, State } from '../../compiler/program.ts';
import { applyPick, isFaulty, isOver, samplePick, stopOf } from '../game.ts';
import { legalMoves, moveKey } from '../moves.ts';
import type { Random } from '../random.ts';
import { scoresOf } from '../scoring.ts';
import type { Findings } from './check.ts';
import { conserved } from './decisions.ts';
import type { Subject } from './subject.ts';

/** Possible states that are made for each seat; more if all of them are alike so far. */
const DEALS = 3;
const MOST_DEALS = 30;
/** Picks after which a possible game that goes on is taken to end. */
const LONGEST = 3000;

export function checkSecrets(subject: Subject, state: State, random: Random, findings: Findings): void {
  const { program } = subject;
  for (let seat = 0; seat < program.model.players; seat++) {
    const view = subject.view(state, seat);
    const text = JSON.stringify(view);
    checkView(program, state, seat, view, findings);
    const deals: State[] = [];
    const wanted = hidesSomething(program, state, seat) ? MOST_DEALS : DEALS;
    while (deals.length < DEALS || (deals.length < wanted && deals.every((deal) => same(deal, state)))) {
      deals.push(subject.determinize(state, seat, random));
    }
    if (wanted === MOST_DEALS) {
      findings.expect(
        'determinize',
        !deals.every((deal) => same(deal, state)),
        () => `what is hidden from seat ${seat} is always dealt as it is`,
      );
    }
    for (const deal of deals.slice(0, DEALS)) {
      const seen = JSON.stringify(subject.view(deal, seat));
      findings.expect('views', seen === text, () => `seat ${seat} sees what is hidden:\n${text}\n${seen}`);
      checkDeal(program, state, deal, seat, random, findings);
    }
  }
}

/** Nothing in a view that the seat cannot know. */
function checkView(program: Program, state: State, seat: number, view: object, findings: Findings): void {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(view);
  const known = new Set(
    program.model.items.filter((_, item) => sees(program, state, item, seat)).map(({ name }) => name),
  );
  const told = program.model.items.find(
    ({ name, component }, item) =>
      component.kind === 'pieces' && !sees(program, state, item, seat) && !known.has(name) && words.has(name),
  );
  findings.expect(
    'secrets',
    told === undefined,
    () => `${told?.name} is hidden from seat ${seat}, but it can read of it`,
  );
  const forbidden = ['pending', 'seed', 'state', 'legal'].find((key) => key in view);
  findings.expect('secrets', forbidden === undefined, () => `seat ${seat} is told of \`${forbidden}\``);
}

const sees = (program: Program, state: State, item: number, seat: number): boolean =>
  program.model.items[item]!.component.kind === 'tokens' || ((state[program.layout.seen + item]! >>> seat) & 1) === 1;

/** Whether pieces that differ, or a choice that somebody made, are hidden from a seat. */
function hidesSomething(program: Program, state: State, seat: number): boolean {
  const places = new Map<string, Set<string>>();
  program.model.items.forEach(({ component, owner, name }, item) => {
    if (sees(program, state, item, seat)) return;
    const group = `${component.name} ${owner}`;
    // Alike pieces in one unordered zone can't be told apart; it takes two names in two places or in an order.
    const { zone, owner: at } = program.layout.instances[state[program.layout.place + item]!]!;
    const place = zone.ordered ? `${zone.name} ${at} ${item}` : `${zone.name} ${at}`;
    places.set(group, (places.get(group) ?? new Set()).add(`${place}\n${name}`));
  });
  return [...places.values()].some((entries) => {
    const split = [...entries].map((entry) => entry.split('\n'));
    return new Set(split.map(([place]) => place)).size > 1 && new Set(split.map(([, name]) => name)).size > 1;
  });
}

/** Whether two states are the same but for the draws to come. */
function same(a: State, b: State): boolean {
  const readable = (state: State) => JSON.stringify([...state.subarray(HEADER_SIZE)]);
  return readable(a) === readable(b);
}

/** A possible state has all components, the same decision, the seat's own choices, and can be played to the end. */
function checkDeal(
  program: Program,
  state: State,
  deal: State,
  seat: number,
  random: Random,
  findings: Findings,
): void {
  findings.expect(
    'determinize',
    conserved(program, deal) === conserved(program, state),
    () => `components are missing for seat ${seat}`,
  );
  const stop = stopOf(program, state);
  if (!findings.expect('determinize', stop === stopOf(program, deal), () => `another decision for seat ${seat}`))
    return;
  if (stop && state[HEADER.actor] === seat) {
    const [own, other] = [state, deal].map((each) =>
      legalMoves(program, each)
        .map(({ move }) => moveKey(move))
        .sort()
        .join(' '),
    );
    findings.expect(
      'determinize',
      own === other,
      () => `what seat ${seat} may do depends on what is hidden:\n${own}\n${other}`,
    );
  }
  const at = deal.slice();
  for (let n = 0; n < LONGEST && !isOver(program, at); n++) {
    const pick = samplePick(program, at, random);
    if (
      !findings.expect(
        'determinize',
        pick >= 0,
        () => `nothing can be done at ${stopOf(program, at)?.packed.decision.name}`,
      )
    )
      return;
    applyPick(program, at, pick);
  }
  findings.expect(
    'determinize',
    !isFaulty(at),
    () => `for seat ${seat}, ${program.rules[at[HEADER.fault]! - 1]?.place.path} can’t be carried out`,
  );
  findings.expect(
    'determinize',
    scoresOf(program, at).every(({ total }) => Number.isInteger(total)),
    () => 'no scores at the end',
  );
}
