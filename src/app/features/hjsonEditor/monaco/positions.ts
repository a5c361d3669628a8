import type { editor, IRange } from 'monaco-editor/editor';
import type { TextRange } from 'source-text';
import { rangeToView } from '../../../../masking/index.ts';
import type { EditorSession } from './editorSession.ts';

/** A range of the source in lines and columns of the view. */
export function shownAt({ model, binding }: Pick<EditorSession, 'model' | 'binding'>, range: TextRange): IRange {
  return positionsOf(model, rangeToView(binding.view, range));
}

/** A range of the view in lines and columns. */
export function positionsOf(model: editor.ITextModel, { start, end }: TextRange): IRange {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
}
