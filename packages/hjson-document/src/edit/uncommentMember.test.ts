import { applyEdits, invertEdits, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { growth, growthOfSize } from 'source-text/testing/growth';
import { measured } from 'source-text/testing/measured';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import type { HjsonDocument } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { configTexts } from '../testing/hjsonTexts.ts';
import { findMember, findNode } from '../tree/find.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { commentTexts } from '../tree/tokens.ts';
import { equalValues, fromPlain, nodeValue } from '../values/values.ts';
import type { MemberOrder } from './addMember.ts';
import { setValue } from './setValue.ts';
import { withValueAt } from './verify.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly path: ValuePath;
  readonly value: unknown;
  readonly after: string;
}

const order: MemberOrder = (parent) =>
  parent.length === 0 ? [['url', 'name'], ['host', 'port', 'auth'], ['limit']] : [['user', 'how', 'word']];

function written({ text, path, value }: Case): string {
  const outcome = setValue(parseHjson(text), path, fromPlain(value), { order });
  if (!outcome.ok) return outcome.reason;
  const after = applyEdits(text, outcome.edits);
  expect(applyEdits(after, invertEdits(text, outcome.edits))).toBe(text);
  return after;
}

const taken: readonly Case[] = [
  {
    name: 'below its help, between blank lines',
    text: '{\n  # Where it is.\n  # url: ""\n\n  # port: 587\n}\n',
    path: ['url'],
    value: 'https://x.example.com',
    after: '{\n  # Where it is.\n  url: "https://x.example.com"\n\n  # port: 587\n}\n',
  },
  { name: 'with // and no blank', text: '//port: 25\n', path: ['port'], value: 587, after: 'port: 587\n' },
  {
    name: 'with CR LF and tabs',
    text: '{\r\n\t#\tname: ""\r\n\tport: 25\r\n}\r\n',
    path: ['name'],
    value: 'x',
    after: '{\r\n\tname: "x"\r\n\tport: 25\r\n}\r\n',
  },
  {
    name: 'in the quotes that it has',
    text: "# name: 'a'\nport: 25\n",
    path: ['name'],
    value: "it's",
    after: "name: 'it\\'s'\nport: 25\n",
  },
  {
    name: 'without quotes where it has none, and a comment behind it that has to end it',
    text: '# url: https://old.example.com\n# port: 25 # the usual one\n',
    path: ['port'],
    value: 587,
    after: '# url: https://old.example.com\nport: 587 # the usual one\n',
  },
  {
    name: 'without quotes where it has none',
    text: '# url: https://old.example.com\n',
    path: ['url'],
    value: 'https://new.example.com',
    after: 'url: https://new.example.com\n',
  },
  {
    name: 'a key in quotes, with the commas of its neighbours',
    text: '{\n  "name": "x"\n  // "port": 25\n}\n',
    path: ['port'],
    value: 587,
    after: '{\n  "name": "x"\n  "port": 587\n}\n',
  },
  {
    name: 'as the last of a list with commas',
    text: '{\n  "url": "y",\n  "name": "x"\n  // "port": 25\n}\n',
    path: ['port'],
    value: 587,
    after: '{\n  "url": "y",\n  "name": "x",\n  "port": 587\n}\n',
  },
  {
    name: 'inside a list with commas',
    text: '{\n  "url": "y",\n  // "name": "x"\n  "port": 25\n}\n',
    path: ['name'],
    value: 'z',
    after: '{\n  "url": "y",\n  "name": "z",\n  "port": 25\n}\n',
  },
  {
    name: 'with the comma that it has',
    text: '{\n  "url": "y",\n  // "name": "x",\n  "port": 25\n}\n',
    path: ['name'],
    value: 'z',
    after: '{\n  "url": "y",\n  "name": "z",\n  "port": 25\n}\n',
  },
  {
    name: 'from the first column to the column of the other keys',
    text: '{\n  url: "y"\n# port: 25\n#  name: "x"\n}\n',
    path: ['port'],
    value: 587,
    after: '{\n  url: "y"\n  port: 587\n#  name: "x"\n}\n',
  },
  {
    name: 'below the keys of the others',
    text: '{\n    url: "y"\n# port: 25\n#   name: "x"\n}\n',
    path: ['name'],
    value: 'z',
    after: '{\n    url: "y"\n# port: 25\n    name: "z"\n}\n',
  },
  {
    name: 'in an object that has nothing else',
    text: '{\n  auth: {\n    # user: ""\n    # word: ""\n  }\n}\n',
    path: ['auth', 'word'],
    value: 'w',
    after: '{\n  auth: {\n    # user: ""\n    word: "w"\n  }\n}\n',
  },
  {
    name: 'an object of which only a part is set',
    text: '{\n  port: 25\n\n  # Who it is.\n  # auth: {\n  #   # The user.\n  #   user: ""\n  #   # How.\n  #   how: {\n  #     kind: "a"\n  #\n  #     # key: ""\n  #   }\n  #   word: ""\n  # }\n}\n',
    path: ['auth', 'how', 'kind'],
    value: 'b',
    after:
      '{\n  port: 25\n\n  # Who it is.\n  auth: {\n    # The user.\n    # user: ""\n    # How.\n    how: {\n      kind: "b"\n\n      # key: ""\n    }\n    # word: ""\n  }\n}\n',
  },
  {
    name: 'an object without any of its members, which stay comments with what is in them',
    text: '# auth:\n# {\n#   how: {\n#     kind: "a"\n#\n#   }\n# }\n',
    path: ['auth'],
    value: {},
    after: 'auth:\n{\n  # how: {\n  #   kind: "a"\n  #\n  # }\n}\n',
  },
  {
    name: 'a member that is commented out in an object that is',
    text: '# auth: {\n#   user: ""\n#   # word: ""\n# }\n',
    path: ['auth', 'word'],
    value: 'w',
    after: 'auth: {\n  # user: ""\n  word: "w"\n}\n',
  },
  {
    name: 'an object on one line',
    text: '{\n  port: 25\n  # auth: { user: "", word: "" }\n}\n',
    path: ['auth', 'word'],
    value: 'w',
    after: '{\n  port: 25\n  auth: { word: "w" }\n}\n',
  },
  {
    name: 'an object without members in the style of the text',
    text: '{\n    host: x\n    # auth: {}\n    nested: {\n        a: 1\n    }\n}\n',
    path: ['auth', 'word'],
    value: 'w',
    after: '{\n    host: x\n    auth: {\n        word: w\n    }\n    nested: {\n        a: 1\n    }\n}\n',
  },
];

describe('a value replaces the comment that is its member:', () => {
  test.each(taken)('$name', (example) => expect(written(example)).toBe(example.after));
});

const notTaken: readonly Case[] = [
  {
    name: 'prose',
    text: '{\n  # url: where the server is hosted\n\n  port: 25\n}\n',
    path: ['url'],
    value: 'x',
    after: '{\n  # url: where the server is hosted\n  url: "x"\n\n  port: 25\n}\n',
  },
  {
    name: 'a word of prose',
    text: '{\n  # url: required.\n\n  port: 25\n}\n',
    path: ['url'],
    value: 'x',
    after: '{\n  # url: required.\n  url: "x"\n\n  port: 25\n}\n',
  },
  {
    name: 'a value with more behind it',
    text: '{\n  # port: 25, or 587 for submission\n\n  limit: 1\n}\n',
    path: ['port'],
    value: 25,
    after: '{\n  # port: 25, or 587 for submission\n  port: 25\n\n  limit: 1\n}\n',
  },
  {
    name: 'a key without a value',
    text: '# port:\n# the one of the server\n',
    path: ['port'],
    value: 25,
    after: '# port:\n# the one of the server\nport: 25\n',
  },
  {
    name: 'one of two to choose from',
    text: '# url: "a"\n# url: "b"\n',
    path: ['url'],
    value: 'x',
    after: '# url: "a"\n# url: "b"\nurl: "x"\n',
  },
  {
    name: 'an example that is deeper',
    text: '{\n  # For example:\n  #     port: 25\n\n  limit: 1\n}\n',
    path: ['port'],
    value: 25,
    after: '{\n  # For example:\n  #     port: 25\n  port: 25\n\n  limit: 1\n}\n',
  },
  {
    name: 'the same key in another object that is commented out',
    text: '{\n  limit: 1\n\n  # auth: {\n  # port: 25\n  # }\n}\n',
    path: ['port'],
    value: 25,
    after: '{\n  limit: 1\n\n  port: 25\n\n  # auth: {\n  # port: 25\n  # }\n}\n',
  },
  {
    name: 'what is below a bracket that is never closed',
    text: '{\n  limit: 1\n\n  # auth: {\n  # port: 25\n}\n',
    path: ['port'],
    value: 25,
    after: '{\n  port: 25\n  limit: 1\n\n  # auth: {\n  # port: 25\n}\n',
  },
  {
    name: 'the same key of another object',
    text: '{\n  auth: {\n    # port: 25\n    user: "x"\n  }\n}\n',
    path: ['port'],
    value: 25,
    after: '{\n  port: 25\n  auth: {\n    # port: 25\n    user: "x"\n  }\n}\n',
  },
  {
    name: 'a comment on the line of something else',
    text: '{\n  limit: 1 # port: 25\n}\n',
    path: ['port'],
    value: 25,
    after: '{\n  port: 25\n  limit: 1 # port: 25\n}\n',
  },
  {
    name: 'a comment of two kinds of markers',
    text: '{\n  limit: 1\n\n  # auth: {\n  // }\n}\n',
    path: ['auth'],
    value: {},
    after: '{\n  limit: 1\n\n  # auth: {\n  // }\n  auth: {}\n}\n',
  },
];

describe('no other comment is read as a member:', () => {
  test.each(notTaken)('$name', (example) => expect(written(example)).toBe(example.after));
});

describe('a new member goes to its neighbours, commented out or not:', () => {
  test.each<Case>([
    {
      name: 'behind the one that precedes it',
      text: '{\n  # ---- Mail ----\n\n  # host: ""\n\n  # ---- Limits ----\n\n  limit: 5\n}\n',
      path: ['port'],
      value: 25,
      after: '{\n  # ---- Mail ----\n\n  # host: ""\n\n  port: 25\n\n  # ---- Limits ----\n\n  limit: 5\n}\n',
    },
    {
      name: 'before the one of its group that follows',
      text: '{\n  url: "x"\n\n  # Its port.\n  # port: 25\n}\n',
      path: ['host'],
      value: 'h',
      after: '{\n  url: "x"\n\n  host: "h"\n\n  # Its port.\n  # port: 25\n}\n',
    },
    {
      name: 'before a member of its group rather than behind one of another',
      text: '{\n  url: "x"\n\n  # Its port.\n  port: 25\n}\n',
      path: ['host'],
      value: 'h',
      after: '{\n  url: "x"\n\n  host: "h"\n  # Its port.\n  port: 25\n}\n',
    },
    {
      name: 'but never between a comment and its member',
      text: '{\n  # host: ""\n  # Its limit.\n  limit: 1\n}\n',
      path: ['port'],
      value: 25,
      after: '{\n  # host: ""\n  # Its limit.\n  limit: 1\n  port: 25\n}\n',
    },
  ])('$name', (example) => expect(written(example)).toBe(example.after));
});

/** The text with the lines of one member turned into comments; undefined if it shares a line with something else, or has no value on its line. */
function commentedOut(text: string, path: ValuePath): string | undefined {
  const member = findMember(parseHjson(text), path);
  if (!member?.value || text.slice(member.range.start, member.value.range.start).includes('\n')) return undefined;
  const start = text.lastIndexOf('\n', member.range.start - 1) + 1;
  const lineFeed = text.indexOf('\n', member.range.end);
  const end = lineFeed < 0 ? text.length : lineFeed;
  const indent = text.slice(start, member.range.start);
  if (indent.trim() !== '' || text.slice(member.range.end, end).trim() !== '') return undefined;
  const lines = text.slice(start, end).split('\n');
  if (lines.some((line) => line.trim() !== '' && !line.startsWith(indent))) return undefined;
  const comments = lines.map((line) => `${indent}# ${line.slice(indent.length)}`);
  return text.slice(0, start) + comments.join('\n') + text.slice(end);
}

function commentsBeside(document: HjsonDocument, path: ValuePath): string {
  const range = findMember(document, path)?.range ?? { start: 0, end: 0 };
  return commentTexts(document, (start, end) => range.start <= start && end <= range.end).join('\n');
}

test('a member that is commented out and set again reads as before, and no other comment changes', () => {
  const random = new Random(81);
  const counts = { same: 0, done: 0, all: 0 };
  const wrong = configTexts(fuzzCount(4000), 82).filter((text) => {
    const before = parseHjson(text);
    const paths = nodeEntries(before).flatMap(({ path, member }) => (member ? [path] : []));
    const path = paths.length > 0 ? random.pick(paths) : [];
    const node = findNode(before, path);
    const commented = before.errors.length === 0 && node ? commentedOut(text, path) : undefined;
    if (!node || commented === undefined) return false;
    const document = parseHjson(commented);
    const expected = withValueAt(nodeValue(document.root), path, nodeValue(node));
    if (document.errors.length > 0 || findNode(document, path) || document.goRoot !== document.root) return false;
    const outcome = setValue(document, path, nodeValue(node));
    counts.all++;
    if (!outcome.ok) return false;
    const result = applyEdits(commented, outcome.edits);
    const after = parseHjson(result);
    counts.done++;
    if (result === text) counts.same++;
    const isKept = commentTexts(after).join('\n') === commentTexts(document).join('\n');
    const isTaken = commentsBeside(after, path) === commentsBeside(before, path);
    return !equalValues(nodeValue(after.root), expected) || !(isKept || isTaken);
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(counts.all).toBeGreaterThan(fuzzCount(500));
  expect(counts.done / counts.all).toBeGreaterThan(0.99);
  expect(counts.same / counts.all).toBeGreaterThan(0.5);
});

describe('the time needed is linear in the text:', () => {
  test.each([
    { name: 'many commented-out members', line: (index: number) => `# key${index}: "old"\n\nother${index}: 1\n` },
    { name: 'one block of them', line: (index: number) => `# key${index}: "old"\n` },
    { name: 'brackets that are never closed', line: (index: number) => `# key${index}: {\n` },
  ])('$name', measured, ({ line }) => {
    const prepare = (size: number) => {
      const document = parseHjson(Array.from({ length: size }, (_, index) => line(index)).join(''));
      return () => setValue(document, ['added'], 'x');
    };
    expect(growth(300, prepare)).toBeLessThan(6 * growthOfSize);
  });
});
