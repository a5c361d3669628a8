import { diffTexts } from 'source-text';
import { longPause } from '../../../workspace/index.ts';
import { isMonacoArea, isTextBox, type TextBox } from '../../platform/textBox.ts';

/** Undo and redo for each text box separately: the browser's own undo would continue in the previously edited box. */
export interface TextBoxHistory {
  /** Call before the user changes a box. */
  readonly before: (box: TextBox) => void;
  /** Call after that change, with the `inputType` of its event. */
  readonly after: (box: TextBox, inputType: string) => void;
  /** Undoes the last change of this box as an edit that notifies its listeners. Does nothing if there is none. */
  readonly undo: (box: TextBox) => void;
  readonly redo: (box: TextBox) => void;
  /** Whether the last change of this box was undone here. */
  readonly canRedo: (box: TextBox) => boolean;
}

interface Typing {
  readonly past: readonly string[];
  readonly present: string;
  readonly future: readonly string[];
  /** What the next keystroke must continue to belong to the same step. */
  readonly run?: { readonly inputType: string; readonly caret: number | null; readonly time: number };
}

/** Consecutive keystrokes of one kind at one place are one step. */
const typingKinds = /^(insertText|insertCompositionText|deleteContentBackward|deleteContentForward)$/;
const mostSteps = 100;

/** `now` returns a time in milliseconds. */
export function createTextBoxHistory(now: () => number): TextBoxHistory {
  const typings = new WeakMap<TextBox, Typing>();
  let caretBefore: number | null = null;

  /** A value set by the page is not a step: the history starts from it. */
  function typingOf(box: TextBox): Typing {
    const typing = typings.get(box);
    return typing?.present === box.value ? typing : { past: [], present: box.value, future: [] };
  }

  function write(box: TextBox, inputType: string, next: Typing): void {
    const [edit] = diffTexts(box.value, next.present);
    if (!edit) return;
    typings.set(box, next);
    box.setRangeText(edit.newText, edit.range.start, edit.range.end, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  }

  return {
    before(box) {
      typings.set(box, typingOf(box));
      caretBefore = box.selectionStart === box.selectionEnd ? box.selectionStart : null;
    },
    after(box, inputType) {
      const { past, present, run } = typings.get(box) ?? typingOf(box);
      if (present === box.value) return;
      const time = now();
      const continues =
        typingKinds.test(inputType) &&
        run?.inputType === inputType &&
        run.caret === caretBefore &&
        time - run.time <= longPause;
      typings.set(box, {
        past: continues ? past : [...past, present].slice(-mostSteps),
        present: box.value,
        future: [],
        run: { inputType, caret: box.selectionStart, time },
      });
    },
    undo(box) {
      const { past, present, future } = typingOf(box);
      const previous = past.at(-1);
      if (previous === undefined) return;
      write(box, 'historyUndo', { past: past.slice(0, -1), present: previous, future: [...future, present] });
    },
    redo(box) {
      const { past, present, future } = typingOf(box);
      const next = future.at(-1);
      if (next === undefined) return;
      write(box, 'historyRedo', { past: [...past, present], present: next, future: future.slice(0, -1) });
    },
    canRedo: (box) => typingOf(box).future.length > 0,
  };
}

/**
 * The text box with separate undo: it is not part of the document, or contains text that the document does not. The editor's text
 * area belongs to the editor.
 */
export function ownTextBox(target: EventTarget | null): TextBox | undefined {
  if (!isTextBox(target) || target.readOnly || target.dataset.inDocument === 'true') return undefined;
  return isMonacoArea(target) ? undefined : target;
}
