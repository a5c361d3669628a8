import { describe, expect, it } from 'vitest';
import { GoPanic } from '../thrown.ts';
import {
  anySlice,
  type ExprValue,
  followPointer,
  GoBytes,
  GoDuration,
  GoLocation,
  GoMap,
  GoSlice,
  GoTime,
  goTypeName,
  SizedInt,
  utc,
} from '../value.ts';
import { compareWith, deepEqual, equal } from './compare.ts';
import { formatValue } from './format.ts';

const map = (...entries: (readonly [string, ExprValue])[]) => new GoMap('string', 'interface {}', entries);
const noon = new GoTime(43_200n, 0, utc);
const noonElsewhere = new GoTime(43_200n, 0, new GoLocation('', 3600));

describe('equal', () => {
  it.each<[string, ExprValue, ExprValue, boolean]>([
    ['an int and a float', 1n, 1, true],
    ['a byte and an int', new SizedInt('uint8', 97n), 97n, true],
    ['a large int and its nearest float', 2n ** 53n + 1n, 2 ** 53, true],
    ['two large ints', 2n ** 53n + 1n, 2n ** 53n, false],
    ['not a number and itself', Number.NaN, Number.NaN, false],
    ['arrays of numbers of different kinds', anySlice([1n]), anySlice([1]), true],
    ['maps of numbers of different kinds', map(['a', 1n]), map(['a', 1]), false],
    ['arrays of different element types', anySlice(['a']), new GoSlice('string', ['a']), true],
    ['[]int and []string', new GoSlice('int', [1n]), new GoSlice('string', ['a']), false],
    ['bytes and their numbers', anySlice([97n]), new GoBytes('a'), true],
    ['nil and a nil slice', null, new GoSlice('string', [], true), true],
    ['nil and an empty slice', null, anySlice([]), false],
    ['the same instant in two zones', noon, noonElsewhere, true],
    ['the same in maps', map(['t', noon]), map(['t', noonElsewhere]), false],
    ['maps in another order', map(['a', 1n], ['b', null]), map(['b', null], ['a', 1n]), true],
    ['a map without the key', map(['a', null]), map(['b', null]), false],
    ['a string and a number', '1', 1n, false],
  ])('%s', (_, left, right, expected) => {
    expect(equal(left, right)).toBe(expected);
    expect(equal(right, left)).toBe(expected);
  });

  it('is deep equality inside maps, where a nil slice is not an empty one', () => {
    expect(deepEqual(new GoSlice('string', [], true), new GoSlice('string', []))).toBe(false);
  });
});

describe('compareWith', () => {
  it.each<[ExprValue, ExprValue]>([
    [1n, 1.5],
    ['Z', 'a'],
    ['\xc3\xa9', '\xe6\x97\xa5'],
    [new GoDuration(1n), new GoDuration(2n)],
    [noon, new GoTime(43_200n, 1, utc)],
  ])('%o < %o', (left, right) => {
    expect(compareWith(left, '<', right)).toBe(true);
    expect(compareWith(right, '<=', left)).toBe(false);
    expect(compareWith(right, '>', left)).toBe(true);
    expect(compareWith(left, '>=', left)).toBe(true);
  });

  it('refuses other pairs in the words of Go', () => {
    expect(() => compareWith('a', '>=', 1n)).toThrow(expect.any(GoPanic));
    expect(messageOf(() => compareWith(null, '>=', map()))).toBe('invalid operation: <nil> >= map[string]interface {}');
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof GoPanic) return error.message;
  }
  return '';
}

describe('GoMap', () => {
  it('distinguishes keys by type, and finds numbers by value', () => {
    const keys: ExprValue[] = [1n, 1, '1', true, null, new SizedInt('int64', 1n), new GoDuration(1n)];
    const mixed = new GoMap(
      'interface {}',
      'interface {}',
      keys.map((key, index) => [key, BigInt(index)] as const),
    );
    expect(mixed.size).toBe(keys.length);
    expect(mixed.get(new GoDuration(1n))).toBe(6n);
    expect(mixed.get(2n)).toBeUndefined();
  });
});

describe('goTypeName and formatValue', () => {
  it.each<[ExprValue, string, string]>([
    [null, '<nil>', '<nil>'],
    [anySlice([1n, 'a', null]), '[]interface {}', '[1 a <nil>]'],
    [new GoSlice('interface {}', ['a', 1n], false, true), '[2]interface {}', '[a 1]'],
    [map(['b', 1e6], ['a', true]), 'map[string]interface {}', 'map[a:true b:1e+06]'],
    [new GoBytes('ab'), '[]uint8', '[97 98]'],
    [noonElsewhere, 'time.Time', '1970-01-01 13:00:00 +0100 +0100'],
    [new GoDuration(1_500n), 'time.Duration', '1.5\xc2\xb5s'],
    [utc, '*time.Location', 'UTC'],
    [followPointer(utc), 'time.Location', '{UTC [] []  0 0 <nil>}'],
  ])('%o', (value, type, text) => {
    expect([goTypeName(value), formatValue(value)]).toEqual([type, text]);
  });
});
