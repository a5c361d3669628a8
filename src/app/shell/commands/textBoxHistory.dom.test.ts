// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { TextBox } from '../../platform/textBox.ts';
import { createTextBoxHistory, ownTextBox, type TextBoxHistory } from './textBoxHistory.ts';

let time = 0;
let history: TextBoxHistory;
const heard: string[] = [];

function createBox(value = ''): TextBox {
  const box = document.createElement('input');
  box.value = value;
  box.setSelectionRange(value.length, value.length);
  box.addEventListener('input', () => heard.push(box.value));
  return box;
}

/** Types at the caret, one character at a time. */
function type(box: TextBox, text: string): void {
  for (const letter of text) {
    history.before(box);
    box.setRangeText(letter, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
    history.after(box, 'insertText');
  }
}

beforeEach(() => {
  time = 0;
  heard.length = 0;
  history = createTextBoxHistory(() => time);
});

describe('the history of a text box', () => {
  it('undoes typing without a pause as one step, redoes it, and notifies the listeners of the box', () => {
    const box = createBox('4');
    type(box, '99');
    history.undo(box);
    expect(box.value).toBe('4');
    history.redo(box);
    expect(box.value).toBe('499');
    expect(heard).toEqual(['4', '499']);
  });

  it('has something to redo only after an undo, and not once the box was changed', () => {
    const box = createBox('4');
    type(box, '99');
    const seen = [history.canRedo(box)];
    history.undo(box);
    seen.push(history.canRedo(box));
    box.value = '5';
    seen.push(history.canRedo(box));
    expect(seen).toEqual([false, true, false]);
  });

  it('starts a new step after a pause, at another place and with another kind of change', () => {
    const box = createBox();
    type(box, 'ab');
    time = 2000;
    type(box, 'cd');
    box.setSelectionRange(0, 0);
    type(box, 'x');
    history.before(box);
    box.setRangeText('', 0, 1, 'end');
    history.after(box, 'deleteContentForward');
    const seen = [box.value];
    for (let step = 0; step < 4; step++) {
      history.undo(box);
      seen.push(box.value);
    }
    expect(seen).toEqual(['abcd', 'xabcd', 'abcd', 'ab', '']);
  });

  it('makes two pastes two steps', () => {
    const box = createBox();
    for (const text of ['one', 'two']) {
      history.before(box);
      box.setRangeText(text, box.value.length, box.value.length, 'end');
      history.after(box, 'insertFromPaste');
    }
    history.undo(box);
    expect(box.value).toBe('one');
  });

  it('discards undone steps when something else is typed', () => {
    const box = createBox();
    type(box, 'a');
    history.undo(box);
    type(box, 'b');
    history.redo(box);
    expect(box.value).toBe('b');
  });

  it('leaves every other box alone', () => {
    const [one, other] = [createBox(), createBox()];
    type(one, 'one');
    type(other, 'other');
    history.undo(one);
    history.undo(one);
    expect([one.value, other.value]).toEqual(['', 'other']);
  });

  it('starts from the value that the page set', () => {
    const box = createBox();
    type(box, 'mine');
    box.value = 'of another sample';
    history.undo(box);
    expect(box.value).toBe('of another sample');
    type(box, '!');
    history.undo(box);
    history.undo(box);
    expect(box.value).toBe('of another sample');
  });
});

describe('the undo of an element', () => {
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild;
  };

  it.each([
    ['a search box', '<input type="search">', true],
    ['a passphrase', '<input type="password">', true],
    ['a paste', '<textarea></textarea>', true],
    ['a field with text not in the document', '<input data-in-document="false">', true],
    ['a field of the document', '<input data-in-document="true">', false],
    ['a preview', '<textarea readonly></textarea>', false],
    ['a switch', '<input type="checkbox">', false],
    ['the text area of the editor', '<textarea class="inputarea"></textarea>', false],
    ['a button', '<button>Save</button>', false],
  ])('in %s', (_, html, isOwn) => {
    expect(ownTextBox(element(html)) !== undefined).toBe(isOwn);
  });
});
