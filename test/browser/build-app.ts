// Builds the editor once for all browser tests, into a folder of this run's own.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app lies, or why there is none: that fails the tests that start it, and no others. */
    app: { folder: string } | { problem: string };
  }
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default function buildApp(project: TestProject): (() => void) | undefined {
  if (!existsSync(at('editor/index.html'))) {
    project.provide('app', { problem: 'editor/index.html does not exist.' });
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'houserules-app-'));
  // A process of its own: Vitest's NODE_ENV=test would make it a development build.
  try {
    execFileSync(
      process.execPath,
      [at('node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'warn'],
      {
        cwd: at('.'),
        env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    project.provide('app', { folder });
  } catch {
    project.provide('app', { problem: 'The editor does not build: see the start of the output.' });
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
