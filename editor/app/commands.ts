/** Everything that can be done by a word or a key: the palette lists it, the sheet of keys shows it. */
import { canUseFolders, openFolder, share } from './files.ts';
import { askForNewGame } from './new-game.ts';
import { openPane } from './panes.ts';
import { goToProblem } from './problems.ts';
import { restart } from './rules.ts';
import { save, saveAs } from './save.ts';
import { showText } from './show-text.ts';
import type { AppState } from './state.ts';
import { store } from './store.ts';
import { setTheme } from './theme.ts';
import { redo, undo } from './undo.ts';

export interface Command {
  label: string;
  /** As a person reads them; `Ctrl` is the command key on a Mac. */
  keys?: string;
  /** Only while a game is on the table. */
  game?: boolean;
  /** Only where the browser can. */
  needs?(): boolean;
  /** Works where a person writes, too. */
  everywhere?: boolean;
  run(): void;
}

const tab = (rulesTab: AppState['rulesTab']) => (): void => {
  store.set({ rulesTab });
  openPane('rules');
};

export const COMMANDS: readonly Command[] = [
  { label: 'Undo', keys: 'Ctrl+Z', game: true, run: undo },
  { label: 'Redo', keys: 'Ctrl+Shift+Z', game: true, run: redo },
  {
    label: 'Find a command or a rule',
    keys: 'Ctrl+K',
    everywhere: true,
    run: () => store.set({ palette: 'commands' }),
  },
  { label: 'Show all keys', keys: '?', run: () => store.set({ palette: 'keys' }) },
  { label: 'Save', keys: 'Ctrl+S', game: true, everywhere: true, run: () => void save() },
  { label: 'Save game and rules to a file', game: true, run: () => void saveAs('game') },
  { label: 'Save the rules to a file', game: true, run: () => void saveAs('rules') },
  { label: 'Save the rules to a folder', game: true, needs: canUseFolders, run: () => void saveAs('folder') },
  { label: 'Open a folder', needs: canUseFolders, run: () => void openFolder() },
  {
    label: 'Rules as text',
    keys: 'Ctrl+E',
    game: true,
    everywhere: true,
    run: () => (store.state.textOpen ? openPane('text', false) : showText({ from: 0, to: 0 })),
  },
  { label: 'Next problem of the text', keys: 'F8', game: true, run: () => goToProblem(1) },
  { label: 'Problem before', keys: 'Shift+F8', game: true, run: () => goToProblem(-1) },
  { label: 'House rules', game: true, run: tab('switches') },
  { label: 'All rules', game: true, run: tab('outline') },
  { label: 'Examples of the rules', game: true, run: tab('examples') },
  { label: 'Versions of the rules', game: true, run: tab('versions') },
  { label: 'New game by these rules', game: true, run: () => void restart() },
  { label: 'New game from a template', run: askForNewGame },
  { label: 'Share a link', game: true, run: () => void share() },
  {
    label: 'To the games',
    run: () => {
      location.hash = '#/';
    },
  },
  { label: 'Colors: light', run: () => setTheme('light') },
  { label: 'Colors: dark', run: () => setTheme('dark') },
  { label: 'Colors: as the system', run: () => setTheme('auto') },
];

export const available = ({ game, needs }: Command): boolean =>
  (!game || store.state.game !== undefined) && (needs?.() ?? true);
