import { linesOf, pathAt } from 'hjson-document';
import type { CancellationToken, editor, languages, Position } from 'monaco-editor/editor';
import { type Diagnostic, isPlaced, overlaps, textRange } from 'source-text';
import { optionAt } from '../../../../../config/index.ts';
import { rangeToSource, toSource } from '../../../../../masking/index.ts';
import { applyFix } from '../../../../commands/applyFix.ts';
import { announce } from '../../../../page/announcer.ts';
import { type Suggestion, suggestionsAt } from '../../assist/completion.ts';
import { optionHelp } from '../../assist/optionHelp.ts';
import { foldsOf, type OutlineEntry, outlineOf } from '../../assist/structure.ts';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';
import { shownAt } from '../positions.ts';
import { languageId } from './language.ts';

/** Completion, hover, quick fixes, outline and folding of the session's model, from the workspace's snapshot. */
export function registerProviders(session: EditorSession): void {
  const { languages } = monaco;
  const own = { language: languageId, pattern: session.model.uri.path };
  registerFixCommand(session);
  languages.registerCompletionItemProvider(own, {
    triggerCharacters: ['"', ':', ' '],
    provideCompletionItems: (_model, position) => ({ suggestions: complete(session, position) }),
  });
  languages.registerHoverProvider(own, { provideHover: (_model, position) => hover(session, position) });
  languages.registerCodeActionProvider(
    own,
    { provideCodeActions: (_model, range) => ({ actions: fixes(session, range), dispose: () => {} }) },
    { providedCodeActionKinds: ['quickfix'] },
  );
  languages.registerDocumentSymbolProvider(own, {
    displayName: 'Configuration',
    provideDocumentSymbols: () => outlineOf(session.workspace.snapshot.document).map((entry) => symbol(session, entry)),
  });
  languages.registerFoldingRangeProvider(own, {
    provideFoldingRanges: (_model: editor.ITextModel, _context: languages.FoldingContext, _token: CancellationToken) =>
      folds(session),
  });
}

function offsetOf({ model, binding }: EditorSession, position: Position): number {
  return toSource(binding.view, model.getOffsetAt(position));
}

function complete(session: EditorSession, position: Position): languages.CompletionItem[] {
  const { binding, workspace } = session;
  const { document, serverVersion } = workspace.snapshot;
  const suggestions = suggestionsAt(document, offsetOf(session, position), serverVersion);
  const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;
  return suggestions.map((suggestion, index) => {
    return {
      label: { label: suggestion.label, description: suggestion.detail },
      kind: suggestion.kind === 'key' ? CompletionItemKind.Property : CompletionItemKind.Value,
      documentation: { value: optionHelp(suggestion.option) },
      filterText: filterText(suggestion, binding.view.source),
      sortText: String(index).padStart(4, '0'),
      insertText: suggestion.snippet,
      insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
      range: oneLine(shownAt(session, suggestion.range), position),
    };
  });
}

/** The list filters by the existing text, including its quote. */
function filterText({ label, range }: Suggestion, source: string): string {
  const quote = /^["']/.exec(source.slice(range.start, range.end))?.[0] ?? '';
  return quote + label;
}

/** A completion may only replace a range around the cursor, on its line. */
function oneLine(range: ReturnType<typeof shownAt>, position: Position) {
  const isOnLine = range.startLineNumber === position.lineNumber && range.endLineNumber === position.lineNumber;
  return isOnLine ? range : monaco.Range.fromPositions(position);
}

function hover(session: EditorSession, position: Position): languages.Hover | undefined {
  const { document } = session.workspace.snapshot;
  const path = pathAt(document, offsetOf(session, position));
  const option = optionAt(path);
  return option && { contents: [{ value: optionHelp(option) }] };
}

const applyFixCommand = 'config.applyFix';

/** A fix goes through the workspace: one step of its history, like the same fix in the form or the list. */
function registerFixCommand({ workspace, page }: EditorSession): void {
  monaco.editor.registerCommand(applyFixCommand, (_accessor, problem: Diagnostic, title: string) => {
    const { sentence, isDone } = applyFix(workspace, problem, title, 'hjson');
    announce(page, sentence, { canUndo: isDone });
  });
}

function fixes({ workspace, model, binding }: EditorSession, range: editor.ISingleEditOperation['range']) {
  const start = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
  const end = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
  const asked = rangeToSource(binding.view, textRange(start, end));
  return workspace.snapshot.diagnostics
    .filter(isPlaced)
    .filter((problem) => overlaps(problem.range, asked))
    .flatMap((problem) =>
      problem.fixes.map(({ title }, index) => ({
        title,
        kind: 'quickfix',
        isPreferred: index === 0,
        command: { id: applyFixCommand, title, arguments: [problem, title] },
      })),
    );
}

function symbol(session: EditorSession, entry: OutlineEntry): languages.DocumentSymbol {
  return {
    name: entry.name || '""',
    detail: '',
    kind: monaco.languages.SymbolKind[symbolKinds[entry.kind]],
    tags: [],
    range: shownAt(session, entry.range),
    selectionRange: shownAt(session, entry.key),
    children: entry.children.map((child) => symbol(session, child)),
  };
}

const symbolKinds: Readonly<Record<OutlineEntry['kind'], keyof typeof monaco.languages.SymbolKind>> = {
  object: 'Object',
  array: 'Array',
  string: 'String',
  number: 'Number',
  boolean: 'Boolean',
  null: 'Null',
  damaged: 'Event',
};

function folds({ workspace }: EditorSession): languages.FoldingRange[] {
  const { FoldingRangeKind } = monaco.languages;
  const { document } = workspace.snapshot;
  // A line has the same number in the view.
  const lineOf = (offset: number) => linesOf(document).positionAt(offset).line;
  return foldsOf(document).map(({ range, kind }) => {
    const start = lineOf(range.start);
    const end = lineOf(range.end);
    // The closing bracket stays visible.
    const last = kind === 'value' ? Math.max(start, end - 1) : end;
    return { start, end: last, ...(kind === 'comment' ? { kind: FoldingRangeKind.Comment } : {}) };
  });
}
