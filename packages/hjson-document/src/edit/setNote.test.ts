import { applyEdits, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { configTexts } from '../testing/hjsonTexts.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { equalValues, nodeValue } from '../values/values.ts';
import { noteOf, noteRanges, noteText } from './note.ts';
import { removeMember } from './removeMember.ts';
import { setNote } from './setNote.ts';
import { setValue } from './setValue.ts';

function written(text: string, note: string, path: ValuePath = ['port']): string {
  const outcome = setNote(parseHjson(text), path, note);
  return outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason;
}

describe('writing a note', () => {
  test.each([
    { name: 'above the member', text: '{\n  port: 1\n}\n', note: 'why', after: '{\n  # why\n  port: 1\n}\n' },
    {
      name: 'with the marker of the file',
      text: '// a\nb: 1\nport: 1\n',
      note: 'c',
      after: '// a\nb: 1\n// c\nport: 1\n',
    },
    { name: 'with CR LF', text: 'a: 1\r\nport: 1\r\n', note: 'b\nc', after: 'a: 1\r\n# b\r\n# c\r\nport: 1\r\n' },
    { name: 'in place of the one above', text: '//a\n//b\nport: 1\n', note: 'c', after: '//c\nport: 1\n' },
    { name: 'in place of the one behind', text: 'port: 1 # a\n', note: 'b', after: 'port: 1 # b\n' },
    { name: 'of two lines, no longer behind', text: 'port: 1 # a\n', note: 'b\nc', after: '# b\n# c\nport: 1\n' },
    { name: 'in a block', text: '/* a */\nport: 1\n', note: 'b', after: '/* b */\nport: 1\n' },
    {
      name: 'in a block of lines',
      text: '  /* a */\n  port: 1\n',
      note: 'b\nc',
      after: '  /*\n   * b\n   * c\n   */\n  port: 1\n',
    },
    { name: 'that a block cannot hold', text: '/* a */\nport: 1\n', note: 'b */ c', after: '# b */ c\nport: 1\n' },
    { name: 'within a line', text: '{a: 1, port: 2}', note: 'b', after: '{a: 1, /* b */ port: 2}' },
    {
      name: 'before a comma that starts the line',
      text: '{ a: 1\n, port: 2\n}',
      note: 'b',
      after: '{ a: 1\n# b\n, port: 2\n}',
    },
    { name: 'below a banner', text: '# ---- M ----\nport: 1\n', note: 'a', after: '# ---- M ----\n# a\nport: 1\n' },
    { name: 'that looks like a member', text: 'port: 1\n', note: 'host: "x"', after: '#  host: "x"\nport: 1\n' },
    { name: 'that looks like a banner', text: 'port: 1\n', note: '---- x', after: '#  ---- x\nport: 1\n' },
    {
      name: 'with control characters',
      text: 'port: 1\n',
      note: 'a\u0000b\u2028c\rd',
      after: '# ab\n# c\n# d\nport: 1\n',
    },
    { name: 'that is empty: above', text: 'a: 1\n  # b\n  # c\n  port: 1\n', note: ' \n', after: 'a: 1\n  port: 1\n' },
    { name: 'that is empty: behind', text: 'port: 1 # b\n', note: '', after: 'port: 1\n' },
    { name: 'that is empty: within a line', text: '{ /* b */ port: 1}', note: '', after: '{ port: 1}' },
  ])('$name', ({ text, note, after }) => expect(written(text, note)).toBe(after));

  test('changes nothing where it is there already', () => {
    expect(setNote(parseHjson('//  a \nport: 1\n'), ['port'], 'a')).toMatchObject({ ok: true, edits: [] });
  });

  test('leaves the documentation of a template alone', () => {
    const text = '# Port of it.\nport: 1\n';
    const outcome = setNote(parseHjson(text), ['port'], 'why', { documentation: 'Port of it.' });
    expect(outcome.ok && applyEdits(text, outcome.edits)).toBe('# Port of it.\n# why\nport: 1\n');
  });

  test.each([
    { name: 'no member', text: 'host: x\n', note: 'a' },
    { name: 'no text that would leave its block, within a line', text: '{a: 1, port: 2}', note: '*/ b: 3 /*' },
  ])('refuses $name', ({ text, note }) =>
    expect(setNote(parseHjson(text), ['port'], note)).toMatchObject({ ok: false }),
  );

  test('that looks like a member is not read as one later', () => {
    const text = written('{\n  port: 1\n}\n', 'host: "x"');
    const outcome = setValue(parseHjson(text), ['host'], 'y');
    expect(outcome.ok && noteOf(outcome.after, ['port'])).toBe('host: "x"');
  });

  test('is removed with its member', () => {
    const text = written('{\n  a: 1\n  port: 2\n}\n', 'b\nc');
    const outcome = removeMember(parseHjson(text), ['port']);
    expect(outcome.ok && applyEdits(text, outcome.edits)).toBe('{\n  a: 1\n}\n');
  });
});

const hostile = [
  'why 20 minutes?',
  'two\nlines',
  '  indented\n    more',
  '*/ x: 1 /*',
  'a\r\n\r\nb',
  'smtpPort: 25',
  'smtpAuth: {',
  '}',
  "'''",
  '# ---- Mail ----',
  '---',
  '* a\n* b',
  '// x',
  '\u0000',
  '\u2028x\u0007y\ud800',
  '"',
  ', a: 1',
  '\tx\n\ty',
  '',
];

test('any note in any text reads back as it was written, changes no value, and leaves no trace when it goes', () => {
  const random = new Random(31);
  const count = fuzzCount(1500);
  const wrong: unknown[] = [];
  let set = 0;
  for (const text of configTexts(count, 32)) {
    const document = parseHjson(text);
    const members = nodeEntries(document).filter(({ path }) => typeof path.at(-1) === 'string');
    if (members.length === 0) continue;
    const { path } = random.pick(members);
    const note = random.pick(hostile);
    const hadNote = noteRanges(document, path).length > 0;
    const outcome = setNote(document, path, note);
    if (!outcome.ok) continue;
    const after = parseHjson(applyEdits(text, outcome.edits));
    const isSame = equalValues(nodeValue(document.root), nodeValue(after.root));
    const isRead = noteText(note) === '' || noteOf(after, path) === noteText(note);
    const removed = setNote(after, path, '');
    const isGone = hadNote || (removed.ok && applyEdits(after.text, removed.edits) === text);
    if (!isSame || !isRead || !isGone) wrong.push({ text, path, note, after: after.text, isSame, isRead, isGone });
    if (noteText(note) !== '') set++;
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(set).toBeGreaterThan(count / 3);
});
