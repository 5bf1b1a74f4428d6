// The editor's build and development server. The tests have a configuration of their own, vitest.config.ts.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { offline } from './scripts/offline.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a page or a worker can't begin without is one file, and so are the texts of a game. */
function fileOf(id: string, context: { getModuleInfo(id: string): Rolldown.ModuleInfo | null }): string | null {
  const [, folder] = /\/games\/(.+?)\/(?:game|(?:variants|data)\/[^/]+)\.yaml\?raw$/.exec(id) ?? [];
  if (folder) return `game-${folder.replaceAll('/', '-')}`;
  const seen = new Set<string>();
  const first = (one: string): boolean => {
    const module = context.getModuleInfo(one);
    if (!module || seen.has(one)) return false;
    seen.add(one);
    return module.isEntry || module.importers.some(first);
  };
  return first(id) ? 'first' : null;
}

const output = { codeSplitting: { groups: [{ name: fileOf, debugName: 'fileOf' }] } };

export default defineConfig({
  root: at('editor'),
  // Relative addresses: the build runs from any path.
  base: './',
  build: { outDir: at('dist/editor'), emptyOutDir: true, rolldownOptions: { output } },
  worker: { format: 'es', rolldownOptions: { output } },
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
