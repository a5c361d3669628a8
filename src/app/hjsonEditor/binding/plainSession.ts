import { secretRanges } from '../../../secrets/index.ts';
import { diffTexts, mapPosition } from '../../../text/index.ts';
import type { Workspace } from '../../../workspace/index.ts';
import { type Binding, bindBuffer, type TextBuffer } from './binding.ts';
import { createTypingSession } from './typingSession.ts';

/** Binds a text area; its caret stays when the text changes elsewhere. */
export function createPlainSession(area: HTMLTextAreaElement, workspace: Workspace, onRefused: () => void): Binding {
  const runs = createTypingSession(() => performance.now());
  return bindBuffer(areaBuffer(area), workspace, {
    secretRanges,
    originOf: (edits) => {
      const mergeKey = runs.keyFor(edits);
      return { view: 'hjson', label: 'Edit the text', ...(mergeKey ? { mergeKey } : {}) };
    },
    schedule: (task) => queueMicrotask(task),
    onRefused,
    onOutsideChange: () => runs.end(),
  });
}

/** A text area knows only LF: the text of a CRLF document gets its line ends back on the way out. */
function areaBuffer(area: HTMLTextAreaElement): TextBuffer {
  let held = '';
  let crlf = false;
  const read = () => (crlf ? area.value.replaceAll('\n', '\r\n') : area.value);
  return {
    read,
    write(edits) {
      const offsets = [area.selectionStart, area.selectionEnd];
      let text = held;
      for (const edit of [...edits].reverse()) {
        text = text.slice(0, edit.range.start) + edit.newText + text.slice(edit.range.end);
      }
      const [start = 0, end = 0] = offsets.map((offset) =>
        fromText(text, mapPosition(toText(held, offset, crlf), edits, 'after'), crlf),
      );
      held = text;
      area.value = crlf ? text.replaceAll('\r\n', '\n') : text;
      area.setSelectionRange(start, end);
    },
    replace(text, lineEnd) {
      crlf = lineEnd === '\r\n';
      held = text;
      area.value = crlf ? text.replaceAll('\r\n', '\n') : text;
    },
    onUserEdit(listener) {
      const tell = () => {
        const before = held;
        held = read();
        listener(diffTexts(before, held));
      };
      area.addEventListener('input', tell);
      return () => area.removeEventListener('input', tell);
    },
  };
}

/** An offset of the area as one of the text with two characters for each line end. */
function toText(text: string, offset: number, crlf: boolean): number {
  if (!crlf) return offset;
  return offset + (text.replaceAll('\r\n', '\n').slice(0, offset).split('\n').length - 1);
}

function fromText(text: string, offset: number, crlf: boolean): number {
  return crlf ? text.slice(0, offset).replaceAll('\r\n', '\n').length : offset;
}
