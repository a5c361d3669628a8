import type { editor } from 'monaco-editor/editor';
import { announce } from '../../../../page/announcer.ts';
import { createPlaces } from '../../../../places/places.ts';
import { pathAtCursor } from '../../assist/sync.ts';
import type { EditorSession } from '../editorSession.ts';

/** Shows the option at the cursor in the form. */
export function goToField(view: editor.IStandaloneCodeEditor, session: EditorSession): void {
  const position = view.getPosition();
  if (!position) return;
  const { workspace, binding, model } = session;
  const path = pathAtCursor(workspace.snapshot.document, binding.view, model.getOffsetAt(position));
  if (path.length) session.page.part(createPlaces).goTo({ kind: 'option', path });
  else announce(session.page, 'There is no option at the cursor.');
}
