/** What Monaco asks about a rule text, answered by the language service. */
import type { RuleText } from '../../engine/index.ts';
import { inWords } from '../app/game.ts';
import { store } from '../app/store.ts';
import type { Completion, OutlineItem } from '../service/types.ts';
import { askLanguage } from './ask.ts';
import { LANGUAGE } from './grammar.ts';
import { problemsAt } from './markers.ts';
import { rangeOf, readingModel } from './model.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;
type Token = monaco.CancellationToken;

/** The text of a model under the name that the rules worker knows it by. */
export function ruleText(model: Model): RuleText {
  const path = model.uri.path.replace(/^\/base\//, '');
  const uri = model.uri.path === '/your-rules.yaml' ? (store.state.game?.uri ?? 'mine.yaml') : path;
  return { uri, text: model.getValue() };
}

const signalOf = (token: Token): AbortSignal => {
  const controller = new AbortController();
  if (token.isCancellationRequested) controller.abort();
  token.onCancellationRequested(() => controller.abort());
  return controller.signal;
};

const markdown = (pieces: readonly string[]): monaco.IMarkdownString[] => pieces.map((value) => ({ value }));

const KINDS: Record<Completion['kind'], monaco.languages.CompletionItemKind> = {
  key: monaco.languages.CompletionItemKind.Property,
  value: monaco.languages.CompletionItemKind.EnumMember,
  name: monaco.languages.CompletionItemKind.Variable,
  function: monaco.languages.CompletionItemKind.Function,
  word: monaco.languages.CompletionItemKind.Keyword,
};

export function registerProviders(): void {
  const { languages } = monaco;
  languages.registerCompletionItemProvider(LANGUAGE, {
    triggerCharacters: ['.', ' ', '{', '[', '(', '-'],
    async provideCompletionItems(model, position, _context, token) {
      const found = await askLanguage(
        'complete',
        ruleText(model),
        { offset: model.getOffsetAt(position) },
        signalOf(token),
      );
      if (!found || model.isDisposed()) return { suggestions: [] };
      return { suggestions: found.map((one, i) => suggestion(model, one, i)) };
    },
  });
  languages.registerHoverProvider(LANGUAGE, {
    async provideHover(model, position, token) {
      const found = await askLanguage(
        'hover',
        ruleText(model),
        { offset: model.getOffsetAt(position) },
        signalOf(token),
      );
      return (
        found && { range: rangeOf(model, found.start, found.end), contents: markdown(found.contents.map(inWords)) }
      );
    },
  });
  languages.registerDefinitionProvider(LANGUAGE, {
    async provideDefinition(model, position, token) {
      const found = await askLanguage(
        'definition',
        ruleText(model),
        { offset: model.getOffsetAt(position) },
        signalOf(token),
      );
      return found && (await placed(model, [found]))[0];
    },
  });
  languages.registerReferenceProvider(LANGUAGE, {
    async provideReferences(model, position, _context, token) {
      const found = await askLanguage(
        'references',
        ruleText(model),
        { offset: model.getOffsetAt(position) },
        signalOf(token),
      );
      return found && placed(model, found);
    },
  });
  languages.registerRenameProvider(LANGUAGE, {
    async resolveRenameLocation(model, position, token) {
      const able = await askLanguage(
        'renameable',
        ruleText(model),
        { offset: model.getOffsetAt(position) },
        signalOf(token),
      );
      const range = new monaco.Range(position.lineNumber, position.column, position.lineNumber, position.column);
      if (!able) return { range, text: '', rejectReason: 'The text was changed.' };
      if (!able.ok) return { range, text: '', rejectReason: plain(able.reason) };
      return { range: rangeOf(model, able.span.start, able.span.end), text: able.name };
    },
    async provideRenameEdits(model, position, to, token) {
      const offset = model.getOffsetAt(position);
      const renamed = await askLanguage('rename', ruleText(model), { offset, to }, signalOf(token));
      if (!renamed) return { edits: [] };
      if (!renamed.ok) return { edits: [], rejectReason: plain(renamed.reason) };
      return { edits: renamed.changes.map((change) => workspaceEdit(model, change.start, change.end, change.text)) };
    },
  });
  languages.registerDocumentSymbolProvider(LANGUAGE, {
    displayName: 'Rules',
    async provideDocumentSymbols(model, token) {
      const items = await askLanguage('outline', ruleText(model), {}, signalOf(token));
      return items?.map((item) => symbol(model, item));
    },
  });
  languages.registerDocumentFormattingEditProvider(LANGUAGE, {
    async provideDocumentFormattingEdits(model, _options, token) {
      const changes = await askLanguage('format', ruleText(model), {}, signalOf(token));
      return changes?.map(({ start, end, text }) => ({ range: rangeOf(model, start, end), text }));
    },
  });
  languages.registerCodeActionProvider(LANGUAGE, {
    async provideCodeActions(model, range, _context, token) {
      const actions: monaco.languages.CodeAction[] = [];
      for (const problem of problemsAt(model, range)) {
        const fixes = await askLanguage('fixes', ruleText(model), { problem }, signalOf(token));
        for (const [i, { title, edits }] of (fixes ?? []).entries())
          actions.push({
            title,
            kind: 'quickfix',
            isPreferred: i === 0,
            diagnostics: monaco.editor
              .getModelMarkers({ resource: model.uri, owner: LANGUAGE })
              .filter((marker) => monaco.Range.areIntersectingOrTouching(marker, range)),
            edit: {
              edits: edits.map((edit) =>
                workspaceEdit(model, edit.range.start.offset, edit.range.end.offset, edit.text),
              ),
            },
          });
      }
      return { actions, dispose() {} };
    },
  });
}

/** Monaco shows a reason without its Markdown. */
const plain = (reason: string): string => reason.replaceAll('`', '“').replace(/“([^“]*)“/g, '“$1”');

function suggestion(model: Model, one: Completion, place: number): monaco.languages.CompletionItem {
  return {
    label: { label: one.label, ...(one.detail ? { description: one.detail } : {}) },
    kind: KINDS[one.kind],
    insertText: one.insert,
    filterText: one.label,
    range: rangeOf(model, one.replace.start, one.replace.end),
    sortText: `${one.rank}${String(place).padStart(4, '0')}`,
    ...(one.documentation ? { documentation: { value: one.documentation } } : {}),
    ...(one.more ? { command: { id: 'editor.action.triggerSuggest', title: 'Suggest' } } : {}),
  };
}

const workspaceEdit = (
  model: Model,
  start: number,
  end: number,
  text: string,
): monaco.languages.IWorkspaceTextEdit => ({
  resource: model.uri,
  versionId: model.getVersionId(),
  textEdit: { range: rangeOf(model, start, end), text },
});

/** Places as Monaco has them; texts that are not open yet get a model to be read. */
async function placed(
  model: Model,
  places: readonly { uri: string; start: number; end: number }[],
): Promise<monaco.languages.Location[]> {
  const own = ruleText(model);
  const others = places.some(({ uri }) => uri !== own.uri) ? await askLanguage('texts', own, {}) : [];
  return places.flatMap(({ uri, start, end }) => {
    const text = others?.find((one) => one.uri === uri);
    const target = uri === own.uri ? model : text && readingModel(text.uri, text.text);
    return target ? [{ uri: target.uri, range: rangeOf(target, start, end) }] : [];
  });
}

const SYMBOLS: Readonly<Record<string, monaco.languages.SymbolKind>> = {
  section: monaco.languages.SymbolKind.Module,
  option: monaco.languages.SymbolKind.Property,
  definition: monaco.languages.SymbolKind.Function,
  procedure: monaco.languages.SymbolKind.Function,
  action: monaco.languages.SymbolKind.Event,
  variable: monaco.languages.SymbolKind.Variable,
  zone: monaco.languages.SymbolKind.Field,
  component: monaco.languages.SymbolKind.Object,
};

const symbol = (
  model: Model,
  { name, kind, detail, start, end, select, children }: OutlineItem,
): monaco.languages.DocumentSymbol => ({
  name,
  detail: detail ?? '',
  kind: SYMBOLS[kind] ?? monaco.languages.SymbolKind.Key,
  tags: [],
  range: rangeOf(model, start, end),
  selectionRange: rangeOf(model, select.start, select.end),
  children: children.map((one) => symbol(model, one)),
});
