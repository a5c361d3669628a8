import type { editor, IDisposable, IKeyboardEvent } from 'monaco-editor/editor';

/**
 * Tab moves past the editor, so that tabbing through the page edits nothing. It indents once something was
 * typed or the mouse has put the cursor into the text, until the focus leaves the editor or Escape is pressed.
 */
export function letTabLeave(view: editor.IStandaloneCodeEditor): IDisposable {
  const setLeaving = (tabFocusMode: boolean) => view.updateOptions({ tabFocusMode });
  const edits = () => setLeaving(false);
  setLeaving(true);
  const ends = [
    view.onKeyDown((event) => {
      if (event.browserEvent.key === 'Escape') setLeaving(true);
      else if (types(event)) edits();
    }),
    view.onDidCompositionStart(edits),
    view.onDidPaste(edits),
    view.onMouseUp(edits),
    // Switching to another window does not end the visit.
    view.onDidBlurEditorWidget(() => document.hasFocus() && setLeaving(true)),
  ];
  return { dispose: () => ends.forEach((end) => void end.dispose()) };
}

const editingKeys: readonly string[] = ['Enter', 'Backspace', 'Delete'];

/** Whether a key changes text, judging by the key alone. */
function types({ browserEvent: event }: IKeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return !isShortcut && ([...event.key].length === 1 || editingKeys.includes(event.key));
}
