import type { editor } from 'monaco-editor/editor';
import { rangeToView } from '../../../../masking/index.ts';
import type { PlaceInText } from '../binding/plainSession.ts';
import type { EditorSession } from './editorSession.ts';
import { monaco } from './monaco.ts';
import { positionsOf } from './positions.ts';

/** Continues in Monaco from the state of the plain editor: the same selection, revealed secrets, scroll position and focus, drawn at once. */
export function goOn(view: editor.IStandaloneCodeEditor, { model, binding }: EditorSession, place: PlaceInText): void {
  binding.continueFrom(place);
  const { start, end } = rangeToView(binding.view, place.selection);
  const range = positionsOf(model, start, end);
  const { LTR, RTL } = monaco.SelectionDirection;
  const selection = monaco.Selection.fromRange(monaco.Range.lift(range), place.isBackward ? RTL : LTR);
  view.setSelection(selection);
  const { lineNumber, column } = selection.getPosition();
  const top =
    place.caretTop === undefined
      ? place.scrolledShare * view.getScrollHeight()
      : view.getTopForPosition(lineNumber, column) - view.getTopForPosition(1, 1) - place.caretTop;
  view.setScrollTop(top, monaco.editor.ScrollType.Immediate);
  if (place.hasFocus) view.focus();
  view.render(true);
}
