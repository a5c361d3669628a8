import { type TextEdit, textRange } from 'source-text';
import { describe, expect, it } from 'vitest';
import { createTypingSession } from './typingSession.ts';

const insert = (at: number, newText: string): TextEdit => ({ range: textRange(at, at), newText });
const remove = (start: number, end: number): TextEdit => ({ range: textRange(start, end), newText: '' });

/** The undo keys of a series of keystrokes with a given interval. */
function keysOf(strokes: readonly TextEdit[], gap = 100): readonly (string | undefined)[] {
  let time = 0;
  const runs = createTypingSession(() => {
    time += gap;
    return time;
  });
  return strokes.map((edit) => runs.keyFor([edit]));
}

describe('what is one step of undo', () => {
  it('adjacent keystrokes', () => {
    const [first, second] = keysOf([insert(4, 'a'), insert(5, 'b')]);
    expect(first).toBe(second);
  });

  it('deleting backwards', () => {
    const [first, second] = keysOf([remove(4, 5), remove(3, 4)]);
    expect(first).toBe(second);
  });

  const apart: readonly [string, readonly TextEdit[], number?][] = [
    ['somewhere else', [insert(4, 'a'), insert(9, 'b')]],
    ['deleting after typing', [insert(4, 'a'), remove(4, 5)]],
    ['after a pause', [insert(4, 'a'), insert(5, 'b')], 2000],
    ['a paste', [insert(4, 'a'), insert(5, 'pasted text')]],
    ['a new line', [insert(4, 'a'), insert(5, '\n')]],
  ];
  it.each(apart)('not %s', (_, strokes, gap) => {
    const [first, second] = keysOf(strokes, gap);
    expect(first).not.toBe(second);
  });
});
