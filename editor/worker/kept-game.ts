/** A kept or saved game is put on a table. Apart from the table, since most tables begin without one. */
import { fail, type Library, type OptionValue, ok, type Result, type RuleText } from '../../engine/index.ts';
import { setOptions, setVariants } from '../../engine/share/document.ts';
import { loadGame } from '../../engine/share/load.ts';
import type { BaseTexts, SavedGame, SavedSeat } from '../../engine/share/types.ts';
import { composeRules } from './rules.ts';
import { lineOf, Table } from './table.ts';

interface Opened {
  table: Table;
  uri: string;
  base?: BaseTexts;
  seed: string;
  seats: SavedSeat[];
  damage: string[];
}

/** What it holds of the rules is used if they are not the installed ones. */
export function openKept(shipped: Library, game: SavedGame | string): Result<Opened> {
  const loaded = loadGame(game, shipped);
  if (!loaded.ok) return loaded;
  const { rules, base, seats, damage, played, variants, options } = loaded.value;
  if (!played) return fail(loaded.diagnostics);
  const { session } = played;
  const own = ownText(shipped, rules, variants, options);
  if (!own.ok) return own;
  const seed = String(session.seed);
  const players = session.program.model.players;
  // The text says everything now: it is what the table goes by from here on.
  const setUp = { rules: own.value, base, players, seed, game: session.game, line: lineOf(session) };
  const opened = Table.open(shipped, setUp);
  if (!opened.ok) return opened;
  return ok({
    table: opened.value.table,
    uri: own.value.uri,
    ...(base ? { base } : {}),
    seed,
    seats: [...seats],
    damage: [...damage],
  });
}

/** A person's own text, with what was chosen outside of it written in. */
function ownText(
  library: Library,
  rules: RuleText | { game: string },
  variants: readonly string[] | undefined,
  options: Readonly<Record<string, unknown>> | undefined,
): Result<RuleText> {
  const own = 'game' in rules ? composeRules(library, rules.game) : rules;
  const varied = variants ? setVariants(own.text, variants) : ok({ text: own.text });
  if (!varied.ok) return varied;
  const set = options ? setOptions(varied.value.text, options as Record<string, OptionValue>) : varied;
  return set.ok ? ok({ uri: own.uri, text: set.value.text }) : set;
}
