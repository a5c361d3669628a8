import type { ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import type { HjsonDocument } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { configTexts } from '../testing/hjsonTexts.ts';
import { findNode } from '../tree/find.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { equalValues, fromPlain, nodeValue } from '../values/values.ts';
import type { VerifiedEdit } from './outcome.ts';
import { removeMember } from './removeMember.ts';
import { restoreMember } from './restoreMember.ts';
import { setNote } from './setNote.ts';
import { setValue } from './setValue.ts';

type Change = (document: HjsonDocument) => VerifiedEdit;

const set =
  (path: ValuePath, value: unknown): Change =>
  (document) =>
    setValue(document, path, fromPlain(value));
const remove =
  (path: ValuePath): Change =>
  (document) =>
    removeMember(document, path);

function edited(start: HjsonDocument, changes: readonly Change[]): HjsonDocument {
  return changes.reduce((document, change) => {
    const outcome = change(document);
    expect(outcome).toMatchObject({ ok: true });
    return outcome.ok ? outcome.after : document;
  }, start);
}

const gateway = `{
  gateway: {
    # issued by the IdP team
    clientId: 'review' // rotate yearly
    # who asks
    params: { audience: "'gateway'", /* why */ scope: 'x' }
  }
  other: 1
}
`;

describe('restoring the value of an earlier text restores its bytes', () => {
  test.each<{ name: string; text: string; path: ValuePath; changes: readonly Change[] }>([
    { name: 'single quotes', text: "a: 'https://x' # c\n", path: ['a'], changes: [set(['a'], 1), set(['a'], 'y')] },
    { name: 'no quotes', text: 'a: x y\nb: 1\n', path: ['a'], changes: [set(['a'], '#')] },
    { name: 'an escape', text: '{"a": "\\u0041/"}', path: ['a'], changes: [set(['a'], 'B')] },
    { name: 'a number as it was written', text: 'a: 5.0e0\n', path: ['a'], changes: [set(['a'], 'x')] },
    { name: 'a number that was text', text: '{ a: "587", b: 1 }', path: ['a'], changes: [set(['a'], 587)] },
    { name: 'a switch', text: '{ a: true }', path: ['a'], changes: [set(['a'], false)] },
    { name: 'null', text: 'a: null\n', path: ['a'], changes: [set(['a'], 'x')] },
    {
      name: 'a text of lines',
      text: "{\r\n  a:\r\n    '''\r\n    one\r\n      two\r\n    '''\r\n}\r\n",
      path: ['a'],
      changes: [set(['a'], 'x')],
    },
    {
      name: 'an object with comments, of which one value changed',
      text: gateway,
      path: ['gateway'],
      changes: [set(['gateway', 'clientId'], 'other')],
    },
    { name: 'an object that was replaced', text: gateway, path: ['gateway'], changes: [set(['gateway'], {})] },
    {
      name: 'a record',
      text: gateway,
      path: ['gateway', 'params'],
      changes: [remove(['gateway', 'params', 'audience']), set(['gateway', 'params', 'new'], 'y')],
    },
    {
      name: 'one entry',
      text: gateway,
      path: ['gateway', 'params', 'scope'],
      changes: [set(['gateway', 'params', 'scope'], 'y')],
    },
    {
      name: 'one value beside the comments of others',
      text: gateway,
      path: ['gateway', 'clientId'],
      changes: [set(['gateway', 'clientId'], 'y')],
    },
    { name: 'nothing, where it was unset', text: 'b: 1\n', path: ['a'], changes: [set(['a'], 'x')] },
    {
      name: 'nothing, in an object',
      text: gateway,
      path: ['gateway', 'scope'],
      changes: [set(['gateway', 'scope'], 'x')],
    },
    {
      name: 'what was commented out',
      text: '{\n  # Port of it.\n  # a: 587 # usual\n  b: 1\n}\n',
      path: ['a'],
      changes: [set(['a'], 25)],
    },
    {
      name: 'an object that was commented out',
      text: '{\n  # o: {\n  #   a: "x" // y\n  #   # b: ""\n  # }\n\n  b: 1\n}\n',
      path: ['o'],
      changes: [set(['o'], { a: 'z', b: 'y' })],
    },
    {
      name: 'the comment that it was added below',
      text: '{\n  # a: where it is\n\n  b: 1\n}\n',
      path: ['a'],
      changes: [set(['a'], 'x')],
    },
    { name: 'a line that was removed', text: "x: 1\na: 'y' # own\nb: 2\n", path: ['a'], changes: [remove(['a'])] },
    {
      name: 'with its note',
      text: "{\n\tx: 1\n\n\t// why\n\t// and how\n\ta: 'y'\n\n\tb: 2\n}\n",
      path: ['a'],
      changes: [remove(['a'])],
    },
    {
      name: 'as the first',
      text: '{\r\n  "a" : "x",\r\n  "b": 1\r\n}\r\n',
      path: ['a'],
      changes: [remove(['a'])],
    },
    {
      name: 'as the last of a list with commas',
      text: '{\n  "a": 1,\n  "b": "x"\n}\n',
      path: ['b'],
      changes: [remove(['b'])],
    },
    { name: 'in a line', text: "{ a: 1, b: 'x', c: 2 }", path: ['b'], changes: [remove(['b'])] },
    { name: 'a removed object', text: gateway, path: ['gateway'], changes: [remove(['gateway'])] },
  ])('$name', ({ text, path, changes }) => {
    const opened = parseHjson(text);
    const document = edited(opened, changes);
    expect(document.text).not.toBe(text);
    const outcome = restoreMember(document, path, opened);
    expect(outcome.ok ? outcome.after.text : outcome.reason).toBe(text);
  });

  test('and keeps the line break after a value that had a comment on its line then', () => {
    const opened = parseHjson('{\n  a: "x" # of a\n  # of b\n  b: 1\n}\n');
    const now = parseHjson('{\n  a: 2\n  # of b\n  b: 1\n}\n');
    const outcome = restoreMember(now, ['a'], opened);
    expect(outcome.ok && outcome.after.text).toBe('{\n  a: "x"\n  # of b\n  b: 1\n}\n');
  });

  test('and leaves the rest as it is now', () => {
    const opened = parseHjson(gateway);
    const now = edited(opened, [
      set(['gateway', 'clientId'], 'y'),
      set(['other'], 2),
      (document) => setNote(document, ['other'], 'why'),
    ]);
    const outcome = restoreMember(now, ['gateway'], opened);
    expect(outcome.ok && outcome.after.text).toBe(gateway.replace('  other: 1', '  # why\n  other: 2'));
  });

  test('the value alone where its bytes would be read in another way', () => {
    const opened = parseHjson("{\n  a: '''\n     x\n     '''\n}\n");
    const now = parseHjson('{\n                  a: 1\n}\n');
    const outcome = restoreMember(now, ['a'], opened);
    expect(outcome.ok && nodeValue(outcome.after.root)).toEqual(nodeValue(opened.root));
  });

  test('refuses where the earlier text has no readable value', () => {
    expect(restoreMember(parseHjson('a: 1\n'), ['a'], parseHjson('{\n  a:\n}\n'))).toMatchObject({ ok: false });
  });
});

const values = [1, 'x', 'two\nlines', true, null, {}, { a: 1, b: 'x' }, '# y', ''].map(fromPlain);

test('any value of any text comes back with its bytes after any edit of it', () => {
  const random = new Random(81);
  const count = fuzzCount(2000);
  let restored = 0;
  const wrong = configTexts(count, 82).filter((text) => {
    const opened = parseHjson(text);
    const places = nodeEntries(opened).filter(({ path }) => findNode(opened, path));
    if (places.length === 0) return false;
    const { path } = random.pick(places);
    const isRemoved = random.chance(30) && typeof path.at(-1) === 'string';
    const change = isRemoved ? removeMember(opened, path) : setValue(opened, path, random.pick(values));
    const outcome = change.ok ? restoreMember(change.after, path, opened) : undefined;
    if (!outcome?.ok) return false;
    restored++;
    if (!equalValues(nodeValue(outcome.after.root), nodeValue(opened.root))) return true;
    return !isRemoved && opened.errors.length === 0 && outcome.after.text !== text;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(restored).toBeGreaterThan(count / 2);
});
