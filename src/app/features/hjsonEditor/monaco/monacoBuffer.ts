import type { editor, IPosition, IRange } from 'monaco-editor/editor';
import { type TextEdit, textRange } from 'source-text';
import type { Writer } from '../../../../masking/index.ts';
import type { TextBuffer } from '../binding/binding.ts';
import { monaco } from './monaco.ts';
import { positionsOf } from './positions.ts';

/** A Monaco model as a buffer. The model's own undo stack is never used: the history is the workspace's. */
export function monacoBuffer(model: Model): TextBuffer {
  return {
    read: () => model.getValue(),
    write(edits, moved) {
      const operations = edits.map(({ range, newText }) => ({
        range: positionsOf(model, range),
        text: newText,
        forceMoveMarkers: false,
      }));
      const editors = monaco.editor.getEditors().filter((view) => view.getModel() === model);
      const places = editors.map((view) => selectionsIn(view, model, moved));
      keepIndented(model, operations, () => model.applyEdits(operations));
      // The editor's own markers would go into a placeholder.
      for (const [index, view] of editors.entries()) {
        const at = (offset: number) => model.getPositionAt(offset);
        view.setSelections((places[index] ?? []).map(([from, to]) => monaco.Selection.fromPositions(at(from), at(to))));
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
      const subscription = model.onDidChangeContent((event: Change) => {
        listener(asEdits(event.changes), writerOf(event));
      });
      return () => subscription.dispose();
    },
  };
}

/**
 * The editor closes a bracket only in a line whose tokens it knows, and after a change above the caret it would know them only when idle:
 * what is typed at once would be written without the bracket.
 */
function tokenize(model: Model, line: number): void {
  model.tokenization?.forceTokenization(line);
}

/** A model with what it has beside its types. */
type Model = editor.ITextModel & {
  readonly tokenization?: { forceTokenization(lineNumber: number): void };
  /** The numbers of the lines that it has only indented. */
  _trimAutoWhitespaceLines?: readonly number[] | null;
};

/**
 * The editor empties a line that it has only indented at the next key elsewhere, and forgets that with any change of the text. With
 * secrets hidden, the mask of the line above is such a change: it moves no line.
 */
function keepIndented(
  model: Model,
  edits: readonly { readonly range: IRange; readonly text: string }[],
  write: () => void,
) {
  const indented = model._trimAutoWhitespaceLines;
  write();
  const movesNone = edits.every(
    ({ range, text }) => text.split('\n').length === range.endLineNumber - range.startLineNumber + 1,
  );
  const isBeside = (line: number) =>
    edits.every(({ range }) => line < range.startLineNumber || range.endLineNumber < line);
  if (indented && movesNone) model._trimAutoWhitespaceLines = indented.filter(isBeside);
}

/** A change with what it has beside its types: what made it. */
type Change = editor.IModelContentChangedEvent & {
  readonly detailedReasons?: readonly { toKey(detail: number): string }[];
};

function writerOf({ detailedReasons = [] }: Change): Writer {
  const isBy = (maker: RegExp) => detailedReasons.every((reason) => maker.test(reason.toKey(0)));
  if (isBy(/kind:(?:type|paste|composition)|source:(?:suggest|snippet)/)) return 'hand';
  return isBy(/detailedSource:replace/) ? 'replacement' : 'command';
}

/** Where each selection of an editor begins and ends after a change. */
function selectionsIn(view: editor.ICodeEditor, model: Model, moved: (caret: number) => number) {
  const after = (place: IPosition) => moved(model.getOffsetAt(place));
  return (view.getSelections() ?? []).map(
    (each) => [after(each.getSelectionStart()), after(each.getPosition())] as const,
  );
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
