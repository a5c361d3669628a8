import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzCount } from '../testing/fuzzRuns.ts';
import { applyEdits, type TextEdit, type TextRange, textRange } from '../text/index.ts';
import { editsBetween } from './editsBetween.ts';
import {
  createMaskedView,
  editsToSource,
  type MaskedView,
  placeholderLength,
  secretsAfter,
  toSource,
  toView,
} from './maskedView.ts';
import { withStandIns } from './standIns.ts';

const runs = fuzzCount(300);

/** A text with its secrets marked «so». */
function marked(text: string): MaskedView {
  const secrets: TextRange[] = [];
  let source = '';
  for (const piece of text.split(/(«[^»]*»)/)) {
    const secret = piece.startsWith('«') ? piece.slice(1, -1) : undefined;
    if (secret !== undefined) secrets.push(textRange(source.length, source.length + secret.length));
    source += secret ?? piece;
  }
  return createMaskedView(source, secrets);
}

/** The view's text with each placeholder as a dot. */
function dotted(view: MaskedView): string {
  return view.text.replace(/(?:•[\ufe00-\ufe0d]){5}•{3}[\ufe08-\ufe0d]/g, '•');
}

/** Types `text` over the part of the view that `search` finds; `•` stands for a placeholder. */
function replace(view: MaskedView, search: string, text: string, by: 'source' | 'dots' = 'dots') {
  const at = dotted(view).indexOf(search);
  expect(at).toBeGreaterThanOrEqual(0);
  const widen = (part: string) => part.length + (part.match(/•/g)?.length ?? 0) * (placeholderLength - 1);
  const start = widen(dotted(view).slice(0, at));
  const range = textRange(start, start + widen(search));
  const newText = by === 'dots' ? text : view.text.slice(range.start, range.end) + text;
  return editsToSource(view, [{ range, newText }]);
}

describe('what the view shows', () => {
  it('is made in linear time, however many secrets there are', { tags: 'slow' }, () => {
    const view = marked(Array.from({ length: 150_000 }, (_, index) => `key${index}: «secret ${index}»\n`).join(''));
    expect(view.masks).toHaveLength(150_000);
    // With a search through all others for each of them, neither would end within the time that a test has.
    const moved = editsToSource(view, [{ range: textRange(0, view.text.length), newText: `\n${view.text}` }]);
    expect(moved.ok && moved.view.masks.length).toBe(150_000);
  });

  it('puts a placeholder of one length before every secret', () => {
    const view = marked('a: «short»\nb: «a much longer secret»\n');
    expect(dotted(view)).toBe('a: •\nb: •\n');
    expect(view.text).not.toContain('secret');
  });

  it('keeps the lines of a secret of several, and their indentation', () => {
    const { text } = marked("key: «'''\r\n  one\r\n  '''», # c\r\nnext: 1");
    expect(text.replaceAll(/[\ufe00-\ufe0d]/g, '')).toBe('key: ••••••\r\n  \r\n  ••, # c\r\nnext: 1');
  });

  it.each([
    ['«"a, b"» # c', '"xxxxxxxxxxxx" # c'],
    ['«a, b» # c', 'xxxxxxxxxxxxxx # c'],
    ['«a,»# c', 'xxxxxxxxxxxxx,# c'],
    ['«587», # c', '11111111111111, # c'],
    ['«"a, b» # c', '"xxxxxxxxxxxxx # c'],
    ["«'''a, b» # c", "'''xxxxxxxxxxx # c"],
    ['"u:«pw»@h"', '"u:xxxxxxxxxxxxxx@h"'],
    ["«'''a\n b'''», # c", "'''xxxxxxxx\n ''', # c"],
  ])('has a stand-in of the same kind for each secret: %s', (text, expected) => {
    expect(marked(text).text.split('\n').map(withStandIns).join('\n')).toBe(expected);
  });

  it('distinguishes two secrets and recognises equal ones', () => {
    const { masks, text } = marked('a: «x1»\nb: «x2»\nc: «x1»');
    const [first, second, third] = masks.map(({ viewRange }) => text.slice(viewRange.start, viewRange.end));
    expect(first).toBe(third);
    expect(first).not.toBe(second);
  });

  it('replaces line ends that the editor would rewrite', () => {
    expect(createMaskedView('a\r\nb\nc\rd', []).text).toBe('a\r\nb\r\nc\r\nd');
    expect(createMaskedView('a\nb\r\nc', []).text).toBe('a\nb\nc');
  });

  it('maps offsets both ways around a secret', () => {
    const view = marked('k: «secret» # c');
    const end = 3 + placeholderLength;
    expect(toView(view, 9)).toBe(end);
    expect(toView(view, 5)).toBe(3);
    expect(toView(view, 5, 'end')).toBe(end);
    expect(toSource(view, end + 2)).toBe(11);
    expect(toSource(view, 7, 'end')).toBe(9);
  });
});

describe('edits of the view', () => {
  it('change the source beside a secret', () => {
    const outcome = replace(marked('k: «"fake"» # old'), 'old', 'new');
    expect(outcome.ok && outcome.view.source).toBe('k: "fake" # new');
  });

  it('may remove a secret as a whole', () => {
    const outcome = replace(marked('a: 1\nk: «"fake"»\nb: 2'), 'k: •\n', '');
    expect(outcome.ok && outcome.view.source).toBe('a: 1\nb: 2');
  });

  it('carry a secret along when a line is moved', () => {
    const view = marked('a: 1\nk: «fake»\n');
    const line = view.text.slice(5);
    const outcome = editsToSource(view, [
      { range: textRange(0, 0), newText: line },
      { range: textRange(5, view.text.length), newText: '' },
    ]);
    expect(outcome.ok && outcome.view.source).toBe('k: fake\na: 1\n');
    expect(outcome.ok && dotted(outcome.view)).toBe('k: •\na: 1\n');
  });

  const refused: readonly [string, string, (view: MaskedView) => TextEdit][] = [
    ['a part of a placeholder removed', 'k: «fake»', () => ({ range: textRange(4, 6), newText: '' })],
    ['text typed into a placeholder', 'k: «fake»', () => ({ range: textRange(5, 5), newText: 'x' })],
    ['a selection that ends inside', 'k: «fake»', () => ({ range: textRange(0, 6), newText: '' })],
    ['half a placeholder pasted', 'k: «fake»\nb', (view) => insertAt(0, view.text.slice(3, 6))],
    ['an unknown placeholder pasted', 'k: «fake»\n', () => insertAt(0, '•\ufe01•\ufe02•\ufe03•\ufe01•\ufe01•••\ufe0d')],
  ];
  it.each(refused)('are refused: %s', (_, text, edit) => {
    const view = marked(text);
    expect(editsToSource(view, [edit(view)]).ok).toBe(false);
  });

  it('change a string around the secret in it', () => {
    const view = marked('k: "u:«fake»@h"');
    expect(dotted(view)).toBe('k: "u:•@h"');
    const host = replace(view, '@h', '@other');
    expect(host.ok && host.view.source).toBe('k: "u:fake@other"');
    const user = replace(view, '"u', '"someone');
    expect(user.ok && dotted(user.view)).toBe('k: "someone:•@h"');
    const all = replace(view, '"u:•@h"', 'null');
    expect(all.ok && all.view.source).toBe('k: null');
  });

  const beside: readonly [string, string, (view: MaskedView) => TextEdit, string][] = [
    ['text joined before', 'k: «"fake"»', () => insertAt(3, 'x'), 'k: x"fake"'],
    ['a comment behind it', 'k: «"fake"»', (view) => insertAt(view.text.length, ' # note'), 'k: "fake" # note'],
    [
      'words behind a quoteless one',
      'k: «fake»\nb',
      (view) => insertAt(view.text.indexOf('\n'), ' two'),
      'k: fake two\nb',
    ],
    ['the next line joined to it', 'k: «fake»\nb', (view) => removeAt(view.text.indexOf('\n')), 'k: fakeb'],
    [
      'text before it in a string',
      'k: "u:«fake»@h"',
      (view) => insertAt(view.masks[0]?.viewRange.start ?? 0, '/'),
      'k: "u:/fake@h"',
    ],
    ['the sign before it removed', 'k: "u:«fake»@h"', () => removeAt(5), 'k: "ufake@h"'],
    [
      'the sign after it removed',
      'k: "u:«fake»@h"',
      (view) => removeAt(view.masks[0]?.viewRange.end ?? 0),
      'k: "u:fakeh"',
    ],
  ];
  it.each(beside)('are written as they are beside a secret, which stays hidden: %s', (_, text, edit, expected) => {
    const view = marked(text);
    const outcome = editsToSource(view, [edit(view)]);
    expect(outcome.ok && outcome.view.source).toBe(expected);
    expect(outcome.ok && outcome.view.text).not.toContain('fake');
  });
});

function insertAt(offset: number, newText: string): TextEdit {
  return { range: textRange(offset, offset), newText };
}

function removeAt(offset: number): TextEdit {
  return { range: textRange(offset, offset + 1), newText: '' };
}

const units = ['a', 'b', '"', ':', ' ', '\n', '\r\n', '😀', '{'];
const text = fc.string({ unit: fc.constantFrom(...units), maxLength: 30 });
const cuts = fc.array(fc.nat(40), { maxLength: 8 });

/** Pairs of cut points as ranges that do not overlap; a line end is never cut, as in the editor. */
function rangesOf(text: string, points: readonly number[]): readonly TextRange[] {
  const wrapped = points.map((point) => point % (text.length + 1));
  const sorted = [...new Set(wrapped)].filter((at) => text.slice(at - 1, at + 1) !== '\r\n').sort((a, b) => a - b);
  const ranges: TextRange[] = [];
  for (let index = 0; index + 1 < sorted.length; index += 2) {
    ranges.push(textRange(sorted[index] ?? 0, sorted[index + 1] ?? 0));
  }
  return ranges;
}

describe('for any text, secrets and edits', () => {
  it('accepted edits of the view result in a source whose view is what the editor shows', () => {
    let accepted = 0;
    fc.assert(
      fc.property(text, cuts, cuts, fc.array(text, { maxLength: 4 }), (source, secrets, places, texts) => {
        const view = createMaskedView(source, rangesOf(source, secrets));
        const edits = rangesOf(view.text, places).map((range, index) => ({
          range,
          newText: (texts[index] ?? '').replace(/\r\n|\r|\n/g, view.lineEnd),
        }));
        const outcome = editsToSource(view, edits);
        if (!outcome.ok) return;
        accepted++;
        expect(applyEdits(view.source, outcome.edits)).toBe(outcome.view.source);
        expect(outcome.view.text).toBe(applyEdits(view.text, edits));
        expect(outcome.view.source).not.toMatch(/•[\ufe00-\ufe0d]/);
      }),
      { numRuns: runs, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(runs / 10);
  });

  it('the edits between two views turn one into the other', () => {
    fc.assert(
      fc.property(
        text,
        cuts,
        cuts,
        cuts,
        fc.array(text, { maxLength: 4 }),
        (source, hide, hideAfter, places, texts) => {
          const before = createMaskedView(source, rangesOf(source, hide), '\n');
          const edits = rangesOf(source, places).map((range, index) => ({ range, newText: texts[index] ?? '' }));
          const changed = applyEdits(source, edits);
          const moved = secretsAfter(before, edits);
          for (const secrets of [moved, rangesOf(changed, hideAfter), [...moved, ...rangesOf(changed, hideAfter)]]) {
            const after = createMaskedView(changed, secrets, '\n', before);
            expect(applyEdits(before.text, editsBetween(before, after, edits))).toBe(after.text);
          }
        },
      ),
      { numRuns: runs, seed: 11 },
    );
  });

  it('a secret beside the edits stays hidden, wherever it moves', () => {
    let hidden = 0;
    fc.assert(
      fc.property(text, cuts, cuts, fc.array(text, { maxLength: 4 }), (source, hide, places, texts) => {
        const view = createMaskedView(source, rangesOf(source, hide), '\n');
        const edits = rangesOf(source, places).map((range, index) => ({ range, newText: texts[index] ?? '' }));
        const changed = applyEdits(source, edits);
        const secrets = new Set(view.masks.map((mask) => source.slice(mask.sourceRange.start, mask.sourceRange.end)));
        for (const range of secretsAfter(view, edits)) {
          hidden++;
          expect(secrets).toContain(changed.slice(range.start, range.end));
        }
      }),
      { numRuns: runs, seed: 13 },
    );
    expect(hidden).toBeGreaterThan(runs / 10);
  });
});
