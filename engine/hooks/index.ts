/** The hooks that the program ships. Only these can be named by a rule set. */
import { flanked } from './flanked.ts';
import type { HookDefinition } from './hook.ts';

export const HOOKS: ReadonlyMap<string, HookDefinition> = new Map([flanked].map((hook) => [hook.name, hook]));
