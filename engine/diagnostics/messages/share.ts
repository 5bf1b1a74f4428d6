import { message } from '../message.ts';
import { both, code, codes } from '../words.ts';

/** What can be wrong with files that come in: rule sets, saved games, zips. */
export const shareMessages = {
  'hook-version': message<{ name: string; wanted: string; ours: number }>({
    message: ({ name, wanted, ours }) =>
      `The rules are made for version ${wanted} of the hook ${code(name)}, and this program has version ${ours}`,
    hint: ({ wanted, ours }) =>
      Number(wanted) > ours
        ? 'A newer version of the program may have it.'
        : 'What the hook does may have changed since.',
  }),
  'not-text': message<{ name: string }>({
    message: ({ name }) => `${code(name)} is no text in UTF-8`,
    hint: () => 'A rule set is a YAML, JSON or zip file.',
  }),
  'file-too-large': message<{ name: string; limit: number }>({
    message: ({ name, limit }) => `${code(name)} is larger than ${Math.round(limit / 1024 / 1024)} MB`,
  }),
  'zip-damaged': message<{ name: string; problem: string }>({
    message: ({ name, problem }) => `The zip file ${code(name)} can’t be read: ${problem}`,
  }),
  'zip-refused': message<{ name: string; problem: string }>({
    message: ({ name, problem }) => `The zip file ${code(name)} is not opened: ${problem}`,
    hint: () => 'A rule set is a few small texts; this looks like something else.',
  }),
  'zip-no-rules': message<{ name: string }>({
    message: ({ name }) => `There are no rules in ${code(name)}`,
    hint: () => 'Expected is `rules.yaml`, or a game’s `game.yaml`.',
  }),
  'base-changed': message<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `The rules that ${code(name)} extends were changed inside it after it was written`,
  }),
  'base-differs': message<{
    file: string;
    games: readonly string[];
    differences: readonly string[];
    /** Whether those are played that the file was made with. */
    theirs: boolean;
  }>({
    severity: 'warning',
    message: ({ file, games, theirs }) =>
      `${code(file)} was made with other rules of ${both(codes(games))} than those that are installed; ${theirs ? 'the ones it was made with are taken' : 'the installed ones are taken'}`,
    hint: ({ differences }) =>
      differences.length > 0 ? `In the installed rules: ${differences.slice(0, 10).join('; ')}` : undefined,
  }),
  'code-not-imported': message<{ files: readonly string[] }>({
    severity: 'info',
    message: ({ files }) => `Programs are never imported with rules; left out: ${both(codes(files))}`,
  }),
  'save-damaged': message<{ problem: string }>({
    message: ({ problem }) => `The saved game is damaged: ${problem}`,
  }),
  'save-version': message<{ found: string }>({
    message: ({ found }) => `The saved game has format ${found}, and this program reads format 1`,
    hint: () => 'A newer version of the program may read it.',
  }),
};
