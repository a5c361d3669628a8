import { toByteString } from 'source-text';
import { describe, expect, test } from 'vitest';
import { encodeForm, queryEscape } from './tokenField.ts';

/** Expectations recorded from Go's url.QueryEscape. */
describe('escapes as Go does', () => {
  test.each([
    ['', ''],
    ['unreserved', 'unreserved'],
    ['AZaz09-_.~', 'AZaz09-_.~'],
    ['a b', 'a+b'],
    ['a+b', 'a%2Bb'],
    ["!'()*", '%21%27%28%29%2A'],
    ['https://gw.example.com:8443/a?b=c&d#e', 'https%3A%2F%2Fgw.example.com%3A8443%2Fa%3Fb%3Dc%26d%23e'],
    ['%41', '%2541'],
    ['\0\t\r\n\x7f', '%00%09%0D%0A%7F'],
    ['é€😀', '%C3%A9%E2%82%AC%F0%9F%98%80'],
    ['\ufeff\u00a0\u2028', '%EF%BB%BF%C2%A0%E2%80%A8'],
  ])('%j', (text, expected) => {
    expect(queryEscape(toByteString(text))).toBe(expected);
  });

  test('bytes that are not UTF-8 stay the bytes that they are', () => {
    expect(queryEscape('\xc3\xff')).toBe('%C3%FF');
  });
});

describe('orders the fields by the bytes of their names', () => {
  const field = (name: string, value = 'x') => ({ name: toByteString(name), value: toByteString(value) });

  test.each([
    ['capitals first', ['b', 'a', 'B', 'A'], 'A=x&B=x&a=x&b=x'],
    ['a prefix first', ['source_id', 'source', ''], '=x&source=x&source_id=x'],
    ['beyond the BMP last, though its UTF-16 units are smaller', ['😀', '\uffff'], '%EF%BF%BF=x&%F0%9F%98%80=x'],
    ['escaped names by what they mean', ['b', 'a b', 'a'], 'a=x&a+b=x&b=x'],
  ])('%s', (_, names, expected) => {
    expect(encodeForm(names.map((name) => field(name)))).toBe(expected);
  });

  test('values of one name keep their order', () => {
    expect(encodeForm([field('a', '2'), field('a', '1')])).toBe('a=2&a=1');
  });

  test('no fields, no body', () => expect(encodeForm([])).toBe(''));
});
