/** A kept game back on the table: the rules loaded, every ply played again, the end compared with what was saved. */
import type { Program } from '../compiler/program.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import { type PreparedGame, prepareMatch } from '../index.ts';
import { loadRuleSet } from '../language/index.ts';
import { nowhere } from '../language/places.ts';
import { isMapping } from '../language/tree.ts';
import type { Library, RuleSet } from '../language/types.ts';
import { encodeMove } from '../runtime/encode.ts';
import { explainMove } from '../runtime/explain.ts';
import { beginsGame, Session } from '../runtime/session.ts';
import { differingGames, withBase } from './base.ts';
import { readSave } from './read-save.ts';
import { salvageJson } from './salvage.ts';
import { hashState } from './save.ts';
import type { LoadedGame, SavedGame, SavedPly } from './types.ts';

/**
 * Loads a game. It is played by the rules it holds; `base` of the answer is set if these are not what is installed. A
 * damaged save is played up to the damage, and `damage` says what is missing. Fails (save-damaged, save-version) only if
 * there are no rules in it; rules with errors come back without `played`, and their errors are the diagnostics.
 * @param saved as `saveGame` made it, or the text of a file
 */
export function loadGame(saved: SavedGame | string, library: Library): Result<LoadedGame> {
  const { value, damage: cut } = typeof saved === 'string' ? salvageJson(saved) : { value: saved, damage: undefined };
  const format = isMapping(value) ? value.format : undefined;
  if (format !== undefined && format !== 1)
    return refused(diagnose('save-version', { found: String(format) }, nowhere('save')));
  const { save, damage, unreadable } = readSave(value);
  if (cut)
    damage.unshift(`The file is damaged in line ${cut.line}, column ${cut.column}; what comes after that is lost`);
  if (!save) return refused(diagnose('save-damaged', { problem: damage.join('; ') }, nowhere('save')));
  if (unreadable > 1) damage.push(`${unreadable - 1} plies after it are left out`);

  const { rules, variants, options, seats } = save;
  const base = differingGames(save.base, library).length > 0 ? save.base : undefined;
  const kept = { rules, ...(base && { base }), ...(variants && { variants }), ...(options && { options }), seats };
  const game = prepare(save, withBase(library, base), damage);
  if (!game.ok) return ok({ ...kept, lost: save.plies, damage }, game.diagnostics);
  const programs = game.value.prepared.map(({ program }) => program);
  const session = begun(programs, save, damage);
  const stop = replay(session, save.plies);
  const lost = save.plies.slice(session.plies.length);
  if (stop) damage.push(stop, ...(lost.length > 1 ? [`${lost.length - 1} plies after it are left out`] : []));
  else if (save.state !== '' && !cut && unreadable === 0 && hashState(session) !== save.state)
    damage.push('Its moves lead to another position than the one that was saved');
  session.goTo(Math.min(save.position, session.plies.length));
  return ok({ ...kept, played: { ...game.value, session }, lost, damage }, game.diagnostics);
}

const refused = (problem: Diagnostic): Result<never> => fail([problem]);

/** The rules, ready to be played. Choices that no longer fit are left out, and said. */
function prepare(
  save: SavedGame,
  library: Library,
  damage: string[],
): Result<{ ruleSet: RuleSet; prepared: readonly PreparedGame[] }> {
  const loaded = loadRuleSet(save.rules, { library, variants: save.variants, options: save.options });
  if (!loaded.ok) return loaded;
  const range = loaded.value.definition.players;
  let { players } = save;
  if (range && (players < range.min || players > range.max)) {
    players = Math.min(Math.max(players, range.min), range.max);
    damage.push(`The rules are not for ${save.players} players; ${players} play`);
  }
  const prepared = prepareMatch(loaded.value, { players });
  if (!prepared.ok) return prepared;
  const diagnostics = [...loaded.diagnostics, ...prepared.diagnostics].filter((each) => !hasErrors([each]));
  return ok({ ruleSet: loaded.value, prepared: prepared.value }, diagnostics);
}

function begun(programs: readonly Program[], { seed, game, begin }: SavedGame, damage: string[]): Session {
  try {
    return Session.start(programs, { seed, game, begin });
  } catch (error) {
    damage.push(`The position that it begins with does not fit the rules: ${(error as Error).message}`);
    return Session.start(programs, { seed, game });
  }
}

/** Plays what can be played; answers what is wrong with the first ply that can't. */
function replay(session: Session, plies: readonly SavedPly[]): string | undefined {
  for (const [n, { actor, decision, action, args, then, filled }] of plies.entries()) {
    const { next, program } = session;
    const which = `Ply ${n + 1} (seat ${actor}, \`${decision}\`)`;
    const move = { action, args, ...(then && { then }) };
    if (beginsGame({ move })) {
      if (session.beginNext()) continue;
      return `Ply ${n + 1} begins another game of a match, which can’t begin there`;
    }
    if (!next) return `${which} comes after the end of the game`;
    if (next.actor !== actor || next.decision !== decision)
      return `${which} is not what is asked there (seat ${next.actor}, \`${next.decision}\`)`;
    const picks = encodeMove(program, session.state, move);
    if (!picks)
      return `${which} is not legal: ${explainMove(program, session.state, move).reason ?? 'there is no such move'}`;
    const played = session.playPicks(picks, filled);
    if (!played.ok) return `${which} can’t be carried out: ${played.diagnostics[0].message}`;
  }
  return undefined;
}
