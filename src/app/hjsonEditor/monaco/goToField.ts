import type { editor } from 'monaco-editor/editor';
import { announce } from '../../state/announcer.ts';
import { createNavigation } from '../../state/navigation.ts';
import { pathAtCursor } from '../assist/sync.ts';
import type { EditorSession } from './editorSession.ts';

/** Shows the option at the cursor in the form. */
export function goToField(view: editor.IStandaloneCodeEditor, session: EditorSession): void {
  const position = view.getPosition();
  if (!position) return;
  const { workspace, binding, model } = session;
  const path = pathAtCursor(workspace.snapshot.document, binding.view, model.getOffsetAt(position));
  if (path.length) session.page.part(createNavigation).go({ kind: 'form', path });
  else announce(session.page, 'There is no option at the cursor.');
}
