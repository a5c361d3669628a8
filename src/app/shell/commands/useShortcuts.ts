import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { isDialogOpen } from '../../platform/isDialogOpen.ts';
import { matchesAny, redoShortcuts, undoShortcuts } from '../../platform/shortcut.ts';
import { isComposing, isTextBox, isTextEntry } from '../../platform/textBox.ts';
import { type Command, useCommands } from './commands.ts';
import { createTextBoxHistory, ownTextBox } from './textBoxHistory.ts';

/**
 * Runs the command whose shortcut is pressed. A key without modifier is left to the field being typed in, undo and redo
 * to a text box that is not part of the document; while a dialog is open, no command runs behind it.
 */
export function useShortcuts(): void {
  const { commands } = useCommands();
  const [boxes] = useState(() => createTextBoxHistory(() => performance.now()));

  function run(command: Command | undefined) {
    if (command?.isEnabled && !isDialogOpen()) command.run();
  }

  const runShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || (isPlainKey(event) && isTextEntry(event.target))) return;
    const command = commands().find(({ shortcuts }) => matchesAny(event, shortcuts));
    if (!command) return;
    event.preventDefault();
    run(command);
  });

  /** What was typed and undone in a box is redone there, even if the box has the text of the document again. */
  function boxWithOwn(kind: 'undo' | 'redo', target: EventTarget | null) {
    const box = ownTextBox(target);
    return box ?? (kind === 'redo' && isTextBox(target) && boxes.canRedo(target) ? target : undefined);
  }

  /** Before any other handler: the editor would use the browser's undo, which may change another box. */
  const undoInBox = useEffectEvent((event: KeyboardEvent) => {
    if (isPlainKey(event)) return;
    const kind = matchesAny(event, undoShortcuts) ? 'undo' : matchesAny(event, redoShortcuts) ? 'redo' : undefined;
    const box = kind && boxWithOwn(kind, event.target);
    if (!kind || !box || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    boxes[kind](box);
  });

  /** Before the divider itself, which would go to the next divider. */
  const leaveDivider = useEffectEvent((event: KeyboardEvent) => {
    const isOnDivider = event.target instanceof Element && event.target.matches('[role="separator"]');
    if (event.key !== 'F6' || !isOnDivider) return;
    event.stopPropagation();
    runShortcut(event);
  });

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const kind = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType] as 'undo' | 'redo' | undefined;
    if (!kind) {
      if (isTextBox(event.target)) boxes.before(event.target);
      return;
    }
    // Triggered by a browser menu, which would undo whatever was typed last, anywhere in the page.
    event.preventDefault();
    const box = boxWithOwn(kind, document.activeElement);
    if (box) boxes[kind](box);
    else run(commands().find(({ id }) => id === kind));
  });

  const afterInput = useEffectEvent(({ target, inputType = '' }: InputEvent) => {
    if (isTextBox(target) && !inputType.startsWith('history')) boxes.after(target, inputType);
  });

  // Before the page is painted, so that shortcuts work as soon as it is visible.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('keydown', runShortcut, { signal });
    window.addEventListener('keydown', undoInBox, { signal, capture: true });
    window.addEventListener('keydown', leaveDivider, { signal, capture: true });
    window.addEventListener('beforeinput', beforeInput, { signal, capture: true });
    window.addEventListener('input', (event) => afterInput(event as InputEvent), { signal, capture: true });
    return () => listeners.abort();
  }, []);
}

function isPlainKey(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
