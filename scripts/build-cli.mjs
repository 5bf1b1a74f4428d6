// Bundles the command line for the published package, which then needs no other packages.
// The bundle lies as deep as engine/cli/, so `../../games/` and `../../schema/` lead to the same files from both; the
// package ships those folders. An `import(`../../games/${name}/hooks.ts`)` is bundled with every file that it can mean.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!existsSync(new URL('../engine/cli/main.ts', import.meta.url))) {
  process.stderr.write('There is no engine/cli/main.ts to bundle.\n');
  process.exit(1);
}
await build({
  absWorkingDir: root,
  entryPoints: { houserules: 'engine/cli/main.ts', 'lab-thread': 'engine/cli/lab-thread.ts' },
  outdir: 'dist/cli',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  // The queue is for those who bring its packages.
  external: ['bullmq', 'ioredis'],
  target: 'node20',
  format: 'esm',
  tsconfig: 'tsconfig.json',
  legalComments: 'eof',
  logLevel: 'warning',
  // CommonJS packages in the bundle call `require` for Node's modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
});
