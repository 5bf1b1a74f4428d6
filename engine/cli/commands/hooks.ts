/** `houserules hooks`: the logic that is code, each with the reason why data could not say it. */
import { HOOKS } from '../../hooks/index.ts';
import { withJson } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { printJson } from '../io.ts';

export const addHooks: AddCommand = (program, io) => {
  withJson(program.command('hooks'))
    .description('show the hooks that rules can call, and why each is code')
    .action(({ json }: { json?: boolean }) => {
      const hooks = [...HOOKS.values()].map(({ name, version, about, why, params }) => ({
        name,
        version,
        about,
        why,
        params,
      }));
      if (json) printJson(io, hooks);
      else
        for (const hook of hooks)
          io.stdout.write(
            `${hook.name} (version ${hook.version}): ${hook.about}\n  Why it is code: ${hook.why}\n  Takes: ${Object.entries(
              hook.params,
            )
              .map(([name, type]) => `${name} (${type})`)
              .join(', ')}\n`,
          );
    });
};
