import type { editor } from 'monaco-editor/editor';
import { pathAt } from '../../../hjson/index.ts';
import { toSource } from '../../../masking/index.ts';
import { announce } from '../../state/announcer.ts';
import { createNavigation } from '../../state/navigation.ts';
import type { EditorSession } from './editorSession.ts';

/** Shows the option at the cursor in the form. */
export function goToField(view: editor.IStandaloneCodeEditor, session: EditorSession): void {
  const position = view.getPosition();
  if (!position) return;
  const offset = toSource(session.binding.view, session.model.getOffsetAt(position));
  const path = pathAt(session.workspace.snapshot.document, offset);
  if (path.length) session.page.part(createNavigation).go({ kind: 'form', path });
  else announce(session.page, 'There is no option at the cursor.');
}
