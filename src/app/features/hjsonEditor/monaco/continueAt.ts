import type { editor } from 'monaco-editor/editor';
import type { PlaceInText } from '../binding/plainSession.ts';
import type { EditorSession } from './editorSession.ts';
import { monaco } from './monaco.ts';
import { shownAt } from './positions.ts';

/** Continues in Monaco where the user was in the plain editor: the same selection, scroll position and focus, drawn at once. */
export function continueAt(view: editor.IStandaloneCodeEditor, session: EditorSession, place: PlaceInText): void {
  const { LTR, RTL } = monaco.SelectionDirection;
  const range = monaco.Range.lift(shownAt(session, place.selection));
  const selection = monaco.Selection.fromRange(range, place.isBackward ? RTL : LTR);
  view.setSelection(selection);
  const { lineNumber, column } = selection.getPosition();
  const top = view.getTopForPosition(lineNumber, column) - view.getTopForPosition(1, 1) - place.caretTop;
  view.setScrollTop(top, monaco.editor.ScrollType.Immediate);
  if (place.hasFocus) view.focus();
  view.render(true);
}
