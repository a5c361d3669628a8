import { applyEdits, diffTexts, type TextEdit, type TextRange, textRange } from 'source-text';
import { rangeToSource, rangeToView, toSource } from '../../../../masking/index.ts';
import type { Workspace } from '../../../../workspace/index.ts';
import { announce } from '../../../page/announcer.ts';
import type { PageState } from '../../../page/pageState.ts';
import { createPlaces } from '../../../places/places.ts';
import { type SecretCopy, secretCopy } from '../secrets/secretCopy.ts';
import type { TextBuffer } from './binding.ts';
import { bindView } from './bindView.ts';
import { hideAgain } from './hideAgain.ts';
import { toggleSecret } from './toggleSecret.ts';

/** Where the user is in a text: another editor can continue there. */
export interface PlaceInText {
  /** In the source. */
  readonly selection: TextRange;
  readonly isBackward: boolean;
  readonly hasFocus: boolean;
  /** From the top of the pane to the caret's row, in CSS pixels; out of view, it is negative or larger than the pane. */
  readonly caretTop: number;
}

/** A text area that shows a document. */
export interface PlainSession {
  /** Undefined if the user has not been in the text yet. */
  place(): PlaceInText | undefined;
  /** Runs a task once nobody has typed for a second. */
  afterTyping(task: () => void): void;
  dispose(): void;
}

export interface PlainSessionOptions {
  /** Called when hidden secrets are about to be copied, to let the user choose how. */
  readonly onCopySecrets: (copy: SecretCopy) => void;
  /** Called when a key met a hidden secret, with the top of the caret's row in CSS pixels of the pane; undefined at the next key. */
  readonly onRefused: (top: number | undefined) => void;
}

/** From the last key to the end of typing, in milliseconds. */
const pause = 1000;

/** Said where a key meets a hidden secret. */
export const hiddenSecret = 'This secret is hidden. Press F9 to show it, or change it in the form.';

/** Binds a text area: its caret stays when the text changes elsewhere, and nothing is written during a composition. */
export function createPlainSession(
  area: HTMLTextAreaElement,
  workspace: Workspace,
  page: PageState,
  { onCopySecrets, onRefused }: PlainSessionOptions,
): PlainSession {
  let isComposing = false;
  let lastKey = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: end.signal });
  listen(area, 'compositionstart', () => {
    isComposing = true;
  });
  listen(area, 'compositionend', () => {
    isComposing = false;
  });
  for (const type of ['keydown', 'input', 'compositionend']) {
    listen(area, type, () => {
      lastKey = performance.now();
    });
  }

  const { buffer, fromArea, toArea } = areaBuffer(area, () => isComposing);
  const binding = bindView(buffer, workspace, page, {
    onRefused: () => {
      announce(page, hiddenSecret, { isInPlace: true });
      // Once the text is what it was.
      queueMicrotask(() => onRefused(area.offsetTop + rowTop(area, area.selectionEnd) - area.scrollTop));
    },
    onOutsideChange({ kind }, end) {
      if ((kind === 'undo' || kind === 'redo') && isFocused()) select(textRange(end, end));
    },
  });
  const isFocused = () => document.activeElement === area;
  const selection = () => textRange(fromArea(area.selectionStart), fromArea(area.selectionEnd));

  /** Selects a range of the view and scrolls to it. */
  function select({ start, end }: TextRange): void {
    area.focus({ preventScroll: true });
    area.setSelectionRange(toArea(start), toArea(end));
    const top = rowTop(area, area.selectionStart);
    if (!isInSight(area, top)) area.scrollTop = top - area.clientHeight / 2;
  }

  function afterTyping(task: () => void): void {
    const left = isComposing ? pause : lastKey + pause - performance.now();
    if (left <= 0) task();
    else waiting = setTimeout(() => afterTyping(task), left);
  }

  function guardSecrets(event: Event): void {
    const parts = { view: binding.view, document: workspace.snapshot.document, ranges: [selection()] };
    const copy = secretCopy(parts, event.type === 'cut');
    if (!copy) return;
    event.preventDefault();
    // A drag would remove the placeholder before the drop.
    if (event.type !== 'dragstart') onCopySecrets(copy);
  }

  for (const type of ['copy', 'cut', 'dragstart']) listen(area, type, guardSecrets);
  listen(area, 'keydown', (event) => {
    onRefused(undefined);
    if (!(event instanceof KeyboardEvent) || event.key !== 'F9' || isComposing) return;
    event.preventDefault();
    announce(page, toggleSecret(binding, workspace.snapshot.document, fromArea(area.selectionEnd)));
  });
  listen(area, 'blur', () => onRefused(undefined));
  const followCaret = () => {
    if (isFocused() && !isComposing) binding.moveCarets([fromArea(area.selectionEnd)]);
  };
  listen(document, 'selectionchange', followCaret);
  listen(area, 'input', followCaret);
  const stops = [
    hideAgain(binding, (hide) => listen(area, 'blur', hide)),
    page.part(createPlaces).provide('text', ({ range }) => {
      select(range ? rangeToView(binding.view, range) : selection());
      return true;
    }),
  ];

  return {
    place() {
      const { start, end } = selection();
      const hasFocus = isFocused();
      if (!hasFocus && end === 0 && area.scrollTop === 0) return undefined;
      const { view } = binding;
      const isBackward = area.selectionDirection === 'backward';
      const caret = toSource(view, start);
      return {
        selection: start === end ? textRange(caret, caret) : rangeToSource(view, { start, end }),
        isBackward,
        hasFocus,
        caretTop: rowTop(area, isBackward ? area.selectionStart : area.selectionEnd) - area.scrollTop,
      };
    },
    afterTyping,
    dispose() {
      clearTimeout(waiting);
      for (const stop of stops) stop();
      binding.dispose();
      end.abort();
    },
  };
}

/** A text area knows only LF: the text of a CRLF document gets its line ends back on the way out. */
function areaBuffer(
  area: HTMLTextAreaElement,
  isComposing: () => boolean,
): { buffer: TextBuffer; fromArea: (offset: number) => number; toArea: (offset: number) => number } {
  let held = '';
  let crlf = false;
  const read = () => (crlf ? area.value.replaceAll('\n', '\r\n') : area.value);
  const hold = (text: string) => {
    held = text;
    area.value = crlf ? text.replaceAll('\r\n', '\n') : text;
  };
  const fromArea = (offset: number) => (crlf ? offset + area.value.slice(0, offset).split('\n').length - 1 : offset);
  const toArea = (offset: number) => (crlf ? held.slice(0, offset).replaceAll('\r\n', '\n').length : offset);
  const buffer: TextBuffer = {
    read,
    write(edits, moved) {
      const { scrollTop } = area;
      const [start = 0, end = 0] = [area.selectionStart, area.selectionEnd].map((offset) => moved(fromArea(offset)));
      hold(applyEdits(held, edits));
      area.setSelectionRange(toArea(start), toArea(end));
      area.scrollTop = scrollTop;
    },
    replace(text, lineEnd) {
      crlf = lineEnd === '\r\n';
      hold(text);
      area.setSelectionRange(0, 0);
      area.scrollTop = 0;
    },
    onUserEdit(listener) {
      const notify = () => {
        if (isComposing()) return;
        const before = held;
        held = read();
        listener(writtenAt(fromArea(area.selectionEnd), before, held), 'hand');
      };
      const types = ['input', 'compositionend'];
      for (const type of types) area.addEventListener(type, notify);
      return () => {
        for (const type of types) area.removeEventListener(type, notify);
      };
    },
  };
  return { buffer, fromArea, toArea };
}

/** The edit that the user made, which ends at the caret: the texts alone do not tell which of several equal letters is new. */
function writtenAt(caret: number, before: string, after: string): readonly TextEdit[] {
  const rest = after.slice(caret);
  if (!before.endsWith(rest)) return diffTexts(before, after);
  const end = before.length - rest.length;
  return diffTexts(before.slice(0, end), after.slice(0, caret));
}

/** The distance of an offset's row from the first row, in CSS pixels. Measured with a copy, since lines wrap. */
function rowTop(area: HTMLTextAreaElement, offset: number): number {
  const ruler = area.cloneNode() as HTMLTextAreaElement;
  ruler.value = '';
  Object.assign(ruler.style, { position: 'absolute', height: '0', visibility: 'hidden' });
  area.after(ruler);
  const oneRow = ruler.scrollHeight;
  ruler.value = area.value.slice(0, offset);
  const top = ruler.scrollHeight - oneRow;
  ruler.remove();
  return top;
}

function isInSight({ scrollTop, clientHeight }: HTMLTextAreaElement, top: number): boolean {
  return scrollTop <= top && top < scrollTop + clientHeight;
}
