/** The engine's own speed, on the games of this project. */

import { compileModel } from '../../engine/compiler/index.ts';
import { prepareGame, replayAligned, Session } from '../../engine/index.ts';
import { loadRuleSet, resolveOptions } from '../../engine/language/index.ts';
import { buildModel } from '../../engine/model/index.ts';
import { applyPick, isOver, samplePick, startState } from '../../engine/runtime/game.ts';
import { createRandom } from '../../engine/runtime/random.ts';
import { shippedGames } from '../library.ts';
import { rate, type Spread, times } from './measure.ts';

export interface Figure extends Spread {
  name: string;
  unit: string;
  goal?: number;
}

export function engineFigures(): Figure[] {
  const figures: Figure[] = [];
  const game = 'square-on-sale';
  const load = (name = game, variants?: readonly string[]) => {
    const loaded = loadRuleSet({ game: name }, { library: shippedGames, variants });
    if (!loaded.ok) throw new Error(`${name} does not load`);
    return loaded.value;
  };
  const compiler = (name: string, variants?: readonly string[]) => {
    const rules = load(name, variants);
    const values = resolveOptions(rules.definition, 4);
    if (!values.ok) throw new Error(`${name} has no option values`);
    return () => {
      const model = buildModel(rules, 4, values.value);
      if (!model.ok) throw new Error(`${name} does not compile`);
      return compileModel(model.value);
    };
  };
  const ruleSet = load();
  const compile = compiler(game);
  const compileOther = compiler(game, ['original-standard']);
  const compileLargest = compiler('squire');
  figures.push({ name: `load ${game} (texts cached)`, unit: 'ms', goal: 5, ...times(() => void load()) });
  figures.push({
    name: `compile ${game} (warm: rules to program)`,
    unit: 'ms',
    goal: 20,
    ...times(() => void compile()),
  });
  figures.push({
    name: `compile the other edition of ${game}`,
    unit: 'ms',
    goal: 20,
    ...times(() => void compileOther()),
  });
  figures.push({
    name: 'compile squire (warm: rules to program)',
    unit: 'ms',
    goal: 100,
    ...times(() => void compileLargest()),
  });
  const prepared = prepareGame(ruleSet, { players: 4 });
  if (!prepared.ok) throw new Error(`${game} does not compile`);
  const { program } = prepared.value;
  const random = createRandom('bench');
  const session = Session.start(program, { seed: 7 });
  while (!session.over && session.position < 60) session.playRandom(random);
  figures.push({
    name: `replay ${session.position} plies of ${game}`,
    unit: 'ms',
    ...times(() => void replayAligned(program, session.plies, { seed: 7 })),
  });
  const state = new Int32Array(program.stateSize);
  let seed = 0;
  const playout = () => {
    startState(program, state, 'bench', seed++);
    while (!isOver(program, state)) applyPick(program, state, samplePick(program, state, random));
    return 1;
  };
  figures.push({ name: `random playouts of ${game}, 4 players`, unit: 'per s', ...rate(playout) });
  return figures;
}
