/** Monaco, with a worker of its own and the editor's parts that a rule text needs. Loaded with this folder, lazily. */
import 'monaco-editor/esm/vs/editor/edcore.main.js';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api.js';
import EditorWorker from './editor.worker.ts?worker';

globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() };

export { monaco };
