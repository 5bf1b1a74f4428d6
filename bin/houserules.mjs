#!/usr/bin/env node
// The `houserules` command: from the sources in a checkout, from the bundle in the published package.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(`../${path}`, import.meta.url);

// The sources come first: only a checkout has them, and there a bundle may be an old one.
if (existsSync(at('engine/cli/main.ts'))) {
  const { setup } = await import('../scripts/setup.mjs');
  setup();
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(at('tsconfig.json')) });
  await import('../engine/cli/main.ts');
} else {
  await import('../dist/cli/houserules.mjs');
}
