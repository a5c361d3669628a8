import fc from 'fast-check';
import { applyEdits, type TextEdit, type TextRange, textRange } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { editsBetween } from './editsBetween.ts';
import {
  createMaskedView,
  editsToSource,
  type MaskedView,
  placeholderLength,
  secretsAfter,
  toSource,
  toView,
  withStandIns,
} from './maskedView.ts';

const runs = fuzzCount(300);
const { bytes: random } = new Random(5);
/** A view of a text with line feeds. */
const nothing = createMaskedView('', [], random);

/** A text with its secrets marked «so». */
function marked(text: string): MaskedView {
  const secrets: TextRange[] = [];
  let source = '';
  for (const piece of text.split(/(«[^»]*»)/)) {
    const secret = piece.startsWith('«') ? piece.slice(1, -1) : undefined;
    if (secret !== undefined) secrets.push(textRange(source.length, source.length + secret.length));
    source += secret ?? piece;
  }
  return createMaskedView(source, secrets, random);
}

/** The view's text with each placeholder as a dot. */
function dotted(view: MaskedView): string {
  return view.text.replace(/[•●■][\ufe00-\ufe0b]{19}[•●■]{7}[\ufe08-\ufe0d]/g, '•');
}

/** Types `text` over the part of the view that `search` finds; `•` stands for a placeholder. */
function replace(view: MaskedView, search: string, text: string, by: 'source' | 'dots' = 'dots') {
  const at = dotted(view).indexOf(search);
  expect(at).toBeGreaterThanOrEqual(0);
  const widen = (part: string) => part.length + (part.match(/•/g)?.length ?? 0) * (placeholderLength - 1);
  const start = widen(dotted(view).slice(0, at));
  const range = textRange(start, start + widen(search));
  const newText = by === 'dots' ? text : view.text.slice(range.start, range.end) + text;
  return editsToSource(view, [{ range, newText }], 'hand');
}

describe('what the view shows', () => {
  it('is made in linear time, however many secrets there are', { tags: 'slow' }, () => {
    const view = marked(Array.from({ length: 150_000 }, (_, index) => `key${index}: «secret ${index}»\n`).join(''));
    expect(view.masks).toHaveLength(150_000);
    // With a search through all others for each of them, neither would end within the time that a test has.
    const moved = editsToSource(
      view,
      [{ range: textRange(0, view.text.length), newText: `\n${view.text}` }],
      'command',
    );
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
    ['«"a, b"» # c', '"x…" # c'],
    ['«a, b» # c', 'x… # c'],
    ['«a,»# c', 'x…,# c'],
    ['«587», # c', '1…, # c'],
    ['«"a, b» # c', '"x… # c'],
    ["«'''a, b» # c", "'''x… # c"],
    ['"u:«pw»@h"', '"u:x…@h"'],
    ["«'''a\n b'''», # c", "'''x…\n ''', # c"],
  ])('has a stand-in of the same kind for each secret: %s', (text, expected) => {
    const shown = marked(text).text;
    const standIn = shown.split('\n').map(withStandIns).join('\n');
    expect(standIn.replace(/(x|1)\1+/g, '$1…')).toBe(expected);
    expect(standIn).toHaveLength(shown.length);
  });

  it('distinguishes two secrets and recognises equal ones', () => {
    const { masks, text } = marked('a: «x1»\nb: «x2»\nc: «x1»');
    const [first, second, third] = masks.map(({ viewRange }) => text.slice(viewRange.start, viewRange.end));
    expect(first).toBe(third);
    expect(first).not.toBe(second);
  });

  it('draws placeholders for each text from more than 64 random bits', () => {
    const texts = Array.from({ length: 200 }, () => marked('«fake»').text);
    expect(new Set(texts).size).toBe(200);
    const selectors =
      texts
        .join('')
        .match(/(?<=•)[\ufe00-\ufe0b]{19}/g)
        ?.join('') ?? '';
    const counts = [...new Set(selectors)].map((selector) => selectors.split(selector).length - 1);
    const likeliest = Math.max(...counts) / selectors.length;
    expect(-Math.log2(likeliest) * 19).toBeGreaterThan(64);
  });

  it('draws a secret with a sign that the text does not have, and again as long as the text has its handle', () => {
    const drawn = (text: string) => createMaskedView(`${text}fake`, [textRange(text.length, text.length + 4)], random);
    expect(drawn('a').masks[0]?.placeholder).toMatch(/^•.+•{5}••.$/);
    expect(drawn('•').masks[0]?.placeholder).toMatch(/^●.+●{5}●●.$/);
    expect(drawn('•●').masks[0]?.placeholder).toMatch(/^■.+■{5}■■.$/);
    const first = `•${'\ufe01'.repeat(19)}`;
    const bytes = [1, 1, 2].map((byte) => new Uint8Array(19).fill(byte));
    const view = createMaskedView(`●■${first}fake`, [textRange(22, 26)], () => bytes.shift() ?? new Uint8Array(19));
    expect(view.masks[0]?.placeholder).toMatch(/^•\ufe02{19}•/);
  });

  it('keeps the placeholders of a view before, but for one that the text has by now', () => {
    const before = marked('a: «one» ●■');
    const source = before.source;
    const next = createMaskedView(source, [textRange(3, 6)], random, before);
    expect(next.text).toBe(before.text);
    const held = createMaskedView(
      before.text + source,
      [textRange(before.text.length + 3, before.text.length + 6)],
      random,
      before,
    );
    expect(held.masks[0]?.placeholder).not.toBe(before.masks[0]?.placeholder);
  });

  it('replaces line ends that the editor would rewrite', () => {
    expect(createMaskedView('a\r\nb\nc\rd', [], random).text).toBe('a\r\nb\r\nc\r\nd');
    expect(createMaskedView('a\nb\r\nc', [], random).text).toBe('a\nb\nc');
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
    const edits = [
      { range: textRange(0, 0), newText: line },
      { range: textRange(5, view.text.length), newText: '' },
    ];
    const outcome = editsToSource(view, edits, 'command');
    expect(outcome.ok && outcome.view.source).toBe('k: fake\na: 1\n');
    expect(outcome.ok && dotted(outcome.view)).toBe('k: •\na: 1\n');
  });

  const refused: readonly [string, string, (view: MaskedView) => TextEdit][] = [
    ['a part of a placeholder removed', 'k: «fake»', () => ({ range: textRange(4, 6), newText: '' })],
    ['text typed into a placeholder', 'k: «fake»', () => ({ range: textRange(5, 5), newText: 'x' })],
    ['a selection that ends inside', 'k: «fake»', () => ({ range: textRange(0, 6), newText: '' })],
  ];
  it.each(refused)('are refused: %s', (_, text, edit) => {
    const view = marked(text);
    expect(editsToSource(view, [edit(view)], 'hand')).toEqual({ ok: false, refused: 'tear' });
  });

  const brought: readonly [string, (view: MaskedView) => string][] = [
    ['a placeholder', (view) => view.text.slice(3, -2)],
    ['two of them', (view) => view.text.slice(3, -2).repeat(2)],
    ['half a placeholder', (view) => view.text.slice(3, 25)],
    ['one of another text', () => marked('«fake»').text],
    ['one as older versions drew it', () => '•\ufe00•\ufe00•\ufe00•\ufe00•\ufe00•••\ufe0d'],
  ];
  it.each(brought)('are text where they bring in %s', (_, inserted) => {
    const view = marked('k: «fake»\nb');
    const text = inserted(view);
    const outcome = editsToSource(view, [insertAt(view.text.length, text)], 'hand');
    expect(outcome.ok && outcome.view.source).toBe(`k: fake\nb${text}`);
    expect(outcome.ok && outcome.view.masks).toHaveLength(1);
  });

  it.each([
    ['a hand', 'hand', ''],
    ['a replacement', 'replacement', 'fake'],
  ] as const)('are text where %s writes more than it may take along', (_, by, taken) => {
    const view = marked('k: «fake»\nb');
    const placeholder = view.text.slice(3, -2);
    const edit = { range: textRange(0, view.text.length), newText: placeholder.repeat(3) };
    const outcome = editsToSource(view, [edit], by);
    expect(outcome.ok && outcome.view.source).toBe(taken + placeholder.repeat(taken ? 2 : 3));
  });

  const commands: readonly [string, (line: string) => string][] = [
    ['a copied line', (line) => `${line}\n${line}`],
    ['a moved line that is not whole', (line) => line.replace(/\n */, '\n')],
  ];
  it.each(commands)('are refused where a command writes %s', (_, write) => {
    const view = marked("k: «'''a\n  b'''»\nb");
    const edit = { range: textRange(0, view.text.length - 2), newText: write(view.text.slice(0, -2)) };
    expect(editsToSource(view, [edit], 'command')).toEqual({ ok: false, refused: 'copy' });
  });

  it('change two lines over by a command', () => {
    const view = marked('a: «one»\nb: «two»');
    const edit = { range: textRange(0, view.text.length), newText: view.text.split('\n').reverse().join('\n') };
    const outcome = editsToSource(view, [edit], 'command');
    expect(outcome.ok && outcome.view.source).toBe('b: two\na: one');
    expect(outcome.ok && outcome.view.text).toBe(edit.newText);
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
    const outcome = editsToSource(view, [edit(view)], 'hand');
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
        const view = createMaskedView(source, rangesOf(source, secrets), random);
        const edits = rangesOf(view.text, places).map((range, index) => ({
          range,
          newText: (texts[index] ?? '').replace(/\r\n|\r|\n/g, view.lineEnd),
        }));
        const outcome = editsToSource(view, edits, 'hand');
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
          const before = createMaskedView(source, rangesOf(source, hide), random, nothing);
          const edits = rangesOf(source, places).map((range, index) => ({ range, newText: texts[index] ?? '' }));
          const changed = applyEdits(source, edits);
          const moved = secretsAfter(before, edits);
          for (const secrets of [moved, rangesOf(changed, hideAfter), [...moved, ...rangesOf(changed, hideAfter)]]) {
            const after = createMaskedView(changed, secrets, random, before);
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
        const view = createMaskedView(source, rangesOf(source, hide), random, nothing);
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
