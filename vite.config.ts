// The editor's build and development server. The tests have a configuration of their own, vitest.config.ts.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The texts of a game are one file. */
const folderOfGame = (id: string): string | null => {
  const [, folder] = /\/games\/(.+?)\/(?:game|(?:variants|data)\/[^/]+)\.yaml\?raw$/.exec(id) ?? [];
  return folder ? `game-${folder.replaceAll('/', '-')}` : null;
};

export default defineConfig({
  root: at('editor'),
  // Relative addresses: the build runs from any path.
  base: './',
  build: { outDir: at('dist/editor'), emptyOutDir: true },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [{ name: folderOfGame }] } } } },
  plugins: [offline()],
  // The editor reads games/ (as raw text), engine/ and schema/, all outside its root.
  server: { fs: { allow: [at('.')] } },
  // All of them from the start: one that is found later loads the page anew, and those of workers are found late.
  optimizeDeps: {
    include: [
      'browser-fs-access',
      'fflate',
      'idb',
      'json-logic-js',
      'yaml',
      'lit',
      'lit/decorators.js',
      'lit/directive.js',
      'lit/directives/live.js',
      'lit/directives/unsafe-svg.js',
      'monaco-editor/esm/vs/editor/edcore.main.js',
      'monaco-editor/esm/vs/editor/editor.api.js',
    ],
  },
});
