import type { editor } from 'monaco-editor/editor';
import { type TextEdit, textRange } from '../../../../text/index.ts';
import type { TextBuffer } from '../binding/binding.ts';
import { monaco } from './monaco.ts';

/** A Monaco model as a buffer. The model's own undo stack is never used: the history is the workspace's. */
export function monacoBuffer(model: editor.ITextModel): TextBuffer {
  return {
    read: () => model.getValue(),
    write(edits, moved) {
      const operations = edits.map((edit) => ({ ...toOperation(model, edit), forceMoveMarkers: false }));
      const editors = monaco.editor.getEditors().filter((view) => view.getModel() === model);
      const places = editors.map((view) => selectionsIn(view, model, moved));
      model.applyEdits(operations);
      // The editor's own markers would go into a placeholder.
      for (const [index, view] of editors.entries()) {
        view.setSelections((places[index] ?? []).map(([from, to]) => selection(model, from, to)));
        for (const { positionLineNumber } of view.getSelections() ?? []) tokenize(model, positionLineNumber);
      }
    },
    replace(text, lineEnd) {
      model.setValue('');
      model.setEOL(lineEnd === '\n' ? monaco.editor.EndOfLineSequence.LF : monaco.editor.EndOfLineSequence.CRLF);
      // Inserted, not set: setting would strip a byte order mark and shift every offset.
      model.applyEdits([{ range: model.getFullModelRange(), text }]);
    },
    onUserEdit(listener) {
      const subscription = model.onDidChangeContent((event: editor.IModelContentChangedEvent & Partial<Reasons>) => {
        listener(asEdits(event.changes), event.detailedReasons?.every(isCommand) ?? false);
      });
      return () => subscription.dispose();
    },
  };
}

/**
 * The editor closes a bracket only in a line whose tokens it knows, and after a change above the caret it would know them only when idle:
 * what is typed at once would be written without the bracket.
 */
function tokenize(model: editor.ITextModel & Partial<Tokenization>, line: number): void {
  model.tokenization?.forceTokenization(line);
}

/** What a model has beside its types. */
interface Tokenization {
  readonly tokenization: { forceTokenization(lineNumber: number): void };
}

/** What a change has beside its types: who made it. */
interface Reasons {
  readonly detailedReasons: readonly {
    readonly metadata: { readonly kind?: string; readonly detailedSource?: string };
  }[];
}

/** True for a command that works on the text; replacing writes what was typed into its box. */
function isCommand({ metadata: { kind, detailedSource } }: Reasons['detailedReasons'][number]): boolean {
  return /^executeCommands?$/.test(kind ?? '') && !/^replace(?:All)?$/.test(detailedSource ?? '');
}

/** Where each selection of an editor begins and ends after a change. */
function selectionsIn(view: editor.ICodeEditor, model: editor.ITextModel, moved: (caret: number) => number) {
  return (view.getSelections() ?? []).map(
    ({ selectionStartLineNumber, selectionStartColumn, positionLineNumber, positionColumn }) =>
      [
        moved(model.getOffsetAt({ lineNumber: selectionStartLineNumber, column: selectionStartColumn })),
        moved(model.getOffsetAt({ lineNumber: positionLineNumber, column: positionColumn })),
      ] as const,
  );
}

function selection(model: editor.ITextModel, from: number, to: number) {
  const start = model.getPositionAt(from);
  const end = model.getPositionAt(to);
  return new monaco.Selection(start.lineNumber, start.column, end.lineNumber, end.column);
}

/** Changes of one operation are ordered from the end of the text to its beginning; otherwise several operations were merged. */
function asEdits(changes: readonly editor.IModelContentChange[]): readonly TextEdit[] | undefined {
  const isOneOperation = changes.every((change, index) => {
    const before = changes[index - 1];
    return !before || change.rangeOffset + change.rangeLength < before.rangeOffset + Math.min(1, before.rangeLength);
  });
  if (!isOneOperation) return undefined;
  return changes.map(({ rangeOffset, rangeLength, text }) => ({
    range: textRange(rangeOffset, rangeOffset + rangeLength),
    newText: text,
  }));
}

function toOperation(model: editor.ITextModel, { range, newText }: TextEdit): editor.IIdentifiedSingleEditOperation {
  const start = model.getPositionAt(range.start);
  const end = model.getPositionAt(range.end);
  return { range: monaco.Range.fromPositions(start, end), text: newText };
}
