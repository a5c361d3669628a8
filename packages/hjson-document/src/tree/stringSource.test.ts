import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { findNode } from './find.ts';
import { stringSource } from './stringSource.ts';

test.each([
  { name: 'text without quotes', text: 'a:   x + y\n', inValue: '+', inText: '+' },
  { name: 'quotes', text: 'a: "x + y"', inValue: '+', inText: '+' },
  { name: 'behind escapes', text: 'a: "\\"x\\u00e9\\" + y"', inValue: '+', inText: '+' },
  { name: 'an escape itself', text: 'a: "x \\u002b y"', inValue: '+', inText: '\\u002b' },
  { name: 'single quotes', text: "a: 'it\\'s + y'", inValue: '+', inText: '+' },
  {
    name: "the third line of '''",
    text: "  a:\n    '''\n    x\n      y\r\n    z + 1\n    '''\n",
    inValue: '+',
    inText: '+',
  },
])('$name', ({ text, inValue, inText }) => {
  const document = parseHjson(text);
  const node = findNode(document, ['a']);
  if (node?.kind !== 'string') throw new Error('no string');
  const source = stringSource(node, document);
  expect(source.toDocument(node.value.indexOf(inValue))).toBe(text.indexOf(inText));
});

test('the end of a value is before its closing quotes', () => {
  for (const text of ['a: "xy"', "a: 'xy'", "a: '''xy'''", 'a: xy\n']) {
    const document = parseHjson(text);
    const node = findNode(document, ['a']);
    if (node?.kind !== 'string') throw new Error('no string');
    expect(stringSource(node, document).toDocument(2)).toBe(text.indexOf('xy') + 2);
    expect(stringSource(node, document).toDocument(99)).toBe(text.indexOf('xy') + 2);
    expect(stringSource(node, document).toDocument(-1)).toBe(text.indexOf('xy'));
  }
});
