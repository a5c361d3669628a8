import type { editor } from 'monaco-editor/editor';
import type { PlaceInText } from '../binding/plainSession.ts';
import type { EditorSession } from './editorSession.ts';
import { monaco } from './monaco.ts';
import { shownAt } from './positions.ts';

/** Continues in Monaco from the state of the plain editor: the same selection, revealed secrets, scroll position and focus, drawn at once. */
export function goOn(view: editor.IStandaloneCodeEditor, session: EditorSession, place: PlaceInText): void {
  session.binding.continueFrom(place);
  const range = shownAt(session, place.selection);
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
