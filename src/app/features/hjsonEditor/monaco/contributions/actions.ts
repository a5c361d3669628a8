import type { editor, IDisposable, Position } from 'monaco-editor/editor';
import { announce } from '../../../../page/announcer.ts';
import { createPlaces } from '../../../../places/places.ts';
import { isMonacoArea, isTextBox } from '../../../../platform/textBox.ts';
import { pathAtCursor } from '../../assist/sync.ts';
import { toggleSecret } from '../../binding/toggleSecret.ts';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';

/** The editor's own commands: context menu, command list (F1) and keys. */
export function addActions(
  view: editor.IStandaloneCodeEditor,
  session: EditorSession,
  format: () => void,
): readonly IDisposable[] {
  const { KeyCode, KeyMod } = monaco;
  return [
    view.addAction({
      id: 'config.goToField',
      label: 'Go to field in form',
      keybindings: [KeyMod.Alt | KeyCode.Enter],
      contextMenuGroupId: 'navigation',
      run: () => goToField(view, session),
    }),
    view.addAction({
      id: 'config.toggleSecret',
      label: 'Show or hide secret',
      keybindings: [KeyCode.F9],
      contextMenuGroupId: 'navigation',
      run: () => toggleSecretAt(view.getPosition(), session),
    }),
    view.addAction({
      id: 'config.format',
      label: 'Format',
      keybindings: [KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF],
      contextMenuGroupId: '1_modification',
      run: format,
    }),
    view.onMouseDown(({ event, target }) => {
      const isLeft = event.leftButton && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isLeft || target.type !== monaco.editor.MouseTargetType.CONTENT_TEXT) return;
      view.setPosition(target.position);
      goToField(view, session);
    }),
    ...historyCommands(session),
    ...pageShortcuts(),
  ];
}

function toggleSecretAt(position: Position | null, { binding, model, page, workspace }: EditorSession): void {
  if (!position) return;
  announce(page, toggleSecret(binding, workspace.snapshot.document, model.getOffsetAt(position)));
}

/** The workspace has the only history: every command for the editor's undo leads there. */
function historyCommands({ workspace, page }: EditorSession): readonly IDisposable[] {
  const command = (id: 'undo' | 'redo', verb: string) =>
    monaco.editor.registerCommand(id, () => {
      // The find box and similar inputs have their own undo, provided by the page.
      if (isTextBox(document.activeElement) && !isMonacoArea(document.activeElement)) return;
      const origin = workspace[id]();
      if (origin) announce(page, `${verb}: ${origin.label}`);
    });
  return [command('undo', 'Undone'), command('redo', 'Redone')];
}

/** Keys that belong to the page: the editor would start a chord with the first, and doesn't know problems of absent options. */
function pageShortcuts(): readonly IDisposable[] {
  const { KeyCode, KeyMod } = monaco;
  const pass = 'config.leaveToPage';
  return [
    monaco.editor.registerCommand(pass, () => {}),
    // The prefix `^` lets the key event propagate to the page.
    ...[KeyMod.CtrlCmd | KeyCode.KeyK, KeyCode.F8, KeyMod.Shift | KeyCode.F8].map((keybinding) =>
      monaco.editor.addKeybindingRule({ keybinding, command: `^${pass}` }),
    ),
  ];
}

/** Shows the option at the cursor in the form. */
function goToField(view: editor.IStandaloneCodeEditor, session: EditorSession): void {
  const position = view.getPosition();
  if (!position) return;
  const { workspace, binding, model } = session;
  const path = pathAtCursor(workspace.snapshot.document, binding.view, model.getOffsetAt(position));
  if (path.length) session.page.part(createPlaces).goTo({ kind: 'option', path });
  else announce(session.page, 'There is no option at the cursor.');
}
