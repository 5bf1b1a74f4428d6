// Builds the editor once for all browser tests, into a folder of this run's own.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app lies; empty while there is no editor. */
    appFolder: string;
  }
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default function buildApp(project: TestProject): (() => void) | undefined {
  if (!existsSync(at('editor/index.html'))) {
    project.provide('appFolder', '');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'houserules-app-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
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
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('appFolder', folder);
  return remove;
}
