// A thread of `houserules lab`: from the sources in a checkout, from the bundle in the published package.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(`../${path}`, import.meta.url);

if (existsSync(at('engine/cli/lab-thread.ts'))) {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(at('tsconfig.json')) });
  await import('../engine/cli/lab-thread.ts');
} else {
  await import('../dist/cli/lab-thread.mjs');
}
