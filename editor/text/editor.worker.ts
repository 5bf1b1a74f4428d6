/** Monaco's own worker: differences, words, links. What is known of rules comes from the rules worker. */
import 'monaco-editor/esm/vs/editor/editor.worker.js';
