import { describe, expect, test } from 'vitest';
import { type CompileOptions, compile, GoDuration, GoTime, InvalidText, run, type Value } from './index.ts';

/** The result of a program, or `stage: message`; what is not of the declared types is what this is about. */
function resultOf(program: string, values: unknown = {}, options: CompileOptions = {}): Value {
  const compiled = compile(program, options);
  const outcome = compiled.ok ? run(compiled, values as Record<string, Value>) : compiled;
  return outcome.ok ? outcome.value : `${outcome.error.stage}: ${outcome.error.message}`;
}

describe('a result', () => {
  test.each<readonly [string, string, Value]>([
    ['nil', 'nil', null],
    ['1 < 2', 'bool', true],
    ['9223372036854775807', 'int', 9223372036854775807n],
    ['date("2024-03-01").Unix()', 'int64', 1709251200n],
    ['date("2024-03-01").Month()', 'time.Month', 3n],
    ['1 / 2', 'float64', 0.5],
    ['"é" + "\\u{1F600}"', 'string', 'é😀'],
    ["b'\\xff'", '[]uint8', new Uint8Array([255])],
    ['[1, "a", [2.5]]', '[]interface {}', [1n, 'a', [2.5]]],
    ['concat([], [])', '[]interface {}', []],
    ['{a: {b: nil}, "__proto__": 1}', 'map[string]interface {}', { a: { b: null }, ['__proto__']: 1n }],
    [
      'groupBy([1, 2, 3], # % 2)',
      'map[interface {}][]interface {}',
      new Map([
        [1n, [1n, 3n]],
        [0n, [2n]],
      ]),
    ],
    ['duration("1m")', 'time.Duration', new GoDuration(60_000_000_000n)],
  ])('of %s is of type %s', (program, type, value) => {
    const compiled = compile(program);
    expect(compiled.ok && run(compiled)).toMatchObject({ ok: true, type, value });
  });

  test('that is not UTF-8 has its bytes, also inside others and as a key', () => {
    expect(resultOf("['é'[:1]]")).toEqual([new InvalidText(new Uint8Array([0xc3]))]);
    expect(resultOf("{('é'[:1]): 1}")).toEqual(new Map([[new InvalidText(new Uint8Array([0xc3])), 1n]]));
  });

  test('says how many steps it took, and what Go prints', () => {
    const compiled = compile('[1.0, "a"]');
    expect(compiled.ok && run(compiled)).toMatchObject({ steps: 4, text: '[1 a]' });
  });
});

const variables = {
  any: 'any',
  int: 'int',
  byte: 'uint8',
  float: 'float64',
  text: 'string',
  flag: 'bool',
  bytes: '[]uint8',
  list: '[]string',
  users: [{ name: 'string' }],
  counts: 'map[string]int',
  time: 'time.Time',
  pause: 'time.Duration',
  none: 'nil',
} as const;

const values = {
  any: [1n, 2.5, 'x', null, { a: true }, new Map([['b', 1n]]), new Uint8Array([1])],
  int: 1n,
  byte: 255n,
  float: 1,
  text: 'Zoë',
  flag: false,
  bytes: new Uint8Array([1, 2]),
  list: ['a'],
  users: [{ name: 'a', more: 1n }],
  counts: { a: 1n },
  time: new Date('2024-03-01T12:00:00.250Z'),
  pause: new GoDuration(1_500_000_000n),
  none: null,
};

describe('a value', () => {
  test.each([
    ['map(any, type(#))', ['int', 'float', 'string', 'nil', 'map', 'map', 'array']],
    ['[int, byte, float, flag, none]', [1n, 255n, 1, false, null]],
    ['[upper(text), bytes, list, users]', ['ZOË', new Uint8Array([1, 2]), ['a'], [{ name: 'a', more: 1n }]]],
    ['counts.a + counts.b', 1n],
    ['string(time.Add(pause))', '2024-03-01 12:00:01.75 +0000 UTC'],
    ['time', new GoTime(1709294400n, 250_000_000, expect.objectContaining({ name: 'UTC' }) as never)],
  ])('is seen by %s', (program, result) => {
    expect(resultOf(program, values, { variables })).toEqual(result);
  });

  test('that a run gave can be given to the next', () => {
    const text = resultOf("'é'[:1]");
    expect(resultOf("any + 'é'[1:]", { any: text }, { variables: { any: 'any' } })).toBe('é');
  });

  test.each<readonly [string, unknown, string]>([
    ['int', 1, 'int should be a bigint in the range of int, not number'],
    ['int', 2n ** 63n, 'int should be a bigint in the range of int, not bigint'],
    ['byte', 256n, 'byte should be a bigint in the range of uint8, not bigint'],
    ['float', 1n, 'float should be a number, not bigint'],
    ['text', null, 'text should be a string, not null'],
    ['flag', 'true', 'flag should be a boolean, not string'],
    ['bytes', [1], 'bytes should be a Uint8Array, not array'],
    ['list', ['a', 1], 'list[1] should be a string, not number'],
    ['list', Array(1), 'list[0] should be a string, not undefined'],
    ['users', [{}], 'users[0].name is missing'],
    ['users', [null], 'users[0] should be an object, not null'],
    ['counts', { a: '1' }, 'counts.a should be a bigint in the range of int, not string'],
    ['counts', new Map([[1, 1n]]), 'counts should be an object, not object'],
    ['time', new Date(Number.NaN), 'time should be a Date or GoTime, not object'],
    ['pause', 1n, 'pause should be a GoDuration, not bigint'],
    ['none', 1n, 'none should be null, not bigint'],
    ['any', () => 1, 'any should be a value of Expr, not function'],
    ['any', [{ a: Symbol('x') }], 'any[0].a should be a value of Expr, not symbol'],
    ['any', undefined, 'any should be a value of Expr, not undefined'],
  ])('%s is refused where it is %s', (name, value, message) => {
    expect(resultOf('1', { ...values, [name]: value }, { variables })).toBe(`values: ${message}`);
  });

  test('is refused if it is missing, no object at all, or contains itself', () => {
    expect(resultOf('1', {}, { variables: { a: 'int' } })).toBe('values: a is missing');
    expect(resultOf('1', null, { variables })).toBe('values: the values should be an object, not null');
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(resultOf('1', { any: cycle }, { variables: { any: 'any' } })).toMatch(/^unsupported: .*nested/);
  });
});

test('a type that is none is named', () => {
  const wrong = { variables: { a: { b: ['integer'] } } } as unknown as CompileOptions;
  expect(resultOf('1', {}, wrong)).toBe('variables: a.b[] has no type of Expr: integer');
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  expect(resultOf('1', {}, { variables: cycle } as CompileOptions)).toMatch(/^variables: self\.self/);
});

test('a program that depends on chance runs once, unless its result has to be certain', () => {
  const compiled = compile('keys({a: 1, b: 2})[0]');
  expect(compiled.ok && run(compiled)).toMatchObject({ value: 'b' });
  expect(compiled.ok && run(compiled, {}, { certain: true })).toMatchObject({ error: { stage: 'unsupported' } });
});
