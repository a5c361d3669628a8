import type { ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { configTexts } from '../testing/hjsonTexts.ts';
import { findNode } from '../tree/find.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { equalValues, nodeValue } from '../values/values.ts';
import { commentedValue, commentOutMember, removeCommented } from './commentOut.ts';
import { setValue } from './setValue.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly path: ValuePath;
  readonly commented: string;
  /** The restored text, if it differs: a member that shared its line gets its own line. */
  readonly back?: string;
}

describe('commenting a member out, and back', () => {
  test.each<Case>([
    {
      name: 'a line, with its comment',
      text: '{\n  # why\n  a: "x y" // z\n  b: 1\n}\n',
      path: ['a'],
      commented: '{\n  # why\n  # a: "x y" // z\n  b: 1\n}\n',
    },
    { name: 'a word without quotes', text: 'a: secret\nb: 1\n', path: ['a'], commented: '#a: secret\nb: 1\n' },
    {
      name: 'words without quotes, with CR LF',
      text: '{\r\n\ta: two words\r\n}\r\n',
      path: ['a'],
      commented: '{\r\n\t#a: two words\r\n}\r\n',
    },
    { name: 'a bracket in quotes', text: "a: 'x{y'\nb: 1\n", path: ['a'], commented: "# a: 'x{y'\nb: 1\n" },
    {
      name: 'with its comma',
      text: '{\n  "a": 1,\n  "b": 2\n}',
      path: ['a'],
      commented: '{\n  # "a": 1,\n  "b": 2\n}',
    },
    {
      name: "a ''' text with lines to the left of its key, blank lines and blanks alone",
      text: "{\n    a:\n      '''\n      one\n  two\n\n   \n      }\n      '''\n    b: 1\n}\n",
      path: ['a'],
      commented: "{\n    # a:\n    #   '''\n    #   one\n#   two\n    #\n#    \n    #   }\n    #   '''\n    b: 1\n}\n",
    },
    {
      name: 'an object with comments',
      text: '{\n  o: {\n    a: 1 # one\n\n    /* two */\n    b: { c: [1, 2] }\n  }\n}\n',
      path: ['o'],
      commented: '{\n  # o: {\n  #   a: 1 # one\n  #\n  #   /* two */\n  #   b: { c: [1, 2] }\n  # }\n}\n',
    },
    {
      name: 'in a line',
      text: '{\n  o: { a: "x", b: "z" }\n}\n',
      path: ['o', 'a'],
      commented: '{\n  o: { b: "z"\n    # a: "x"\n  }\n}\n',
      back: '{\n  o: { b: "z"\n    a: "x"\n  }\n}\n',
    },
    {
      name: 'in a text of one line',
      text: '{"a": "x"}',
      path: ['a'],
      commented: '{\n  # "a": "x"\n}',
      back: '{\n  "a": "x"\n}',
    },
  ])('$name', ({ text, path, commented, back = text }) => {
    const document = parseHjson(text);
    const node = findNode(document, path);
    const outcome = commentOutMember(document, path);
    expect(outcome.ok ? outcome.after.text : outcome.reason).toBe(commented);
    if (!outcome.ok || !node) return;
    const value = commentedValue(outcome.after, path);
    expect(value !== undefined && equalValues(value, nodeValue(node))).toBe(true);
    const returned = value === undefined ? undefined : setValue(outcome.after, path, value);
    expect(returned?.ok && returned.after.text).toBe(back);
  });

  test('all of several with one key, which do not come back by themselves', () => {
    const outcome = commentOutMember(parseHjson('a: 1\nb: 2\na: 3\n'), ['a']);
    expect(outcome.ok && outcome.after.text).toBe('# a: 1\nb: 2\n# a: 3\n');
    expect(outcome.ok && commentedValue(outcome.after, ['a'])).toBeUndefined();
  });

  test('and removing the comment removes only its lines', () => {
    const document = parseHjson('{\n  # why\n  # a: {\n  #   b: 1\n  # }\n  c: 1\n}\n');
    const outcome = removeCommented(document, [['a']]);
    expect(outcome.ok && outcome.after.text).toBe('{\n  # why\n  c: 1\n}\n');
  });
});

test('any member of any text that is commented out comes back with its value, and all comments stay', () => {
  const random = new Random(83);
  const count = fuzzCount(2000);
  let returned = 0;
  const wrong = configTexts(count, 84).filter((text) => {
    const document = parseHjson(text);
    const places = nodeEntries(document).filter(({ member, node }) => member && node);
    if (places.length === 0) return false;
    const { path } = random.pick(places);
    const outcome = commentOutMember(document, path);
    if (!outcome.ok) return false;
    if (findNode(outcome.after, path)) return true;
    const value = commentedValue(outcome.after, path);
    const back = value === undefined ? undefined : setValue(outcome.after, path, value);
    if (!back?.ok) return false;
    returned++;
    return !equalValues(nodeValue(back.after.root), nodeValue(document.root));
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(returned).toBeGreaterThan(count / 4);
});
