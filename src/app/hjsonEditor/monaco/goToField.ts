import type { editor } from 'monaco-editor/editor';
import { pathAt } from '../../../hjson/index.ts';
import { toSource } from '../../../masking/index.ts';
import { announce } from '../../state/announcer.ts';
import { navigation } from '../../state/navigation.ts';
import type { EditorSession } from './editorSession.ts';

/** Shows the option at the cursor in the form. */
export function goToField(view: editor.IStandaloneCodeEditor, session: EditorSession): void {
  const position = view.getPosition();
  if (!position) return;
  const offset = toSource(session.binding.view, session.model.getOffsetAt(position));
  const path = pathAt(session.workspace.snapshot.document, offset);
  if (path.length) navigation.go({ kind: 'form', path });
  else announce('There is no option at the cursor.');
}
