import { withRange } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { describeNature } from '../language/describe.ts';
import { parseExpr } from '../syntax/parser.ts';
import { compileSample, sampleEnvironment } from '../testing/runExpr.ts';
import { Checker } from './checker.ts';

const environment = readEnvironment(sampleEnvironment);

function typeOf(program: string): string {
  const parsed = parseExpr(program, environment);
  if (!parsed.ok) return `error: ${parsed.error.message}`;
  const checker = new Checker(environment);
  const nature = checker.visit(parsed.node);
  return checker.error ? `error: ${checker.error.message}` : describeNature(nature);
}

describe('types', () => {
  test.each([
    ['personID', 'string'],
    ['1', 'int'],
    ['1.0', 'float64'],
    ['1 + 1', 'int'],
    ['1 + 1.0', 'float64'],
    ['1 / 1', 'float64'],
    ['2 ** 2', 'float64'],
    ['5 % 2', 'int'],
    ['1..3', '[]int'],
    ['"a" + "b"', 'string'],
    ['fromJSON("1") + 1', 'any'],
    ['date("2024-01-01") - date("2024-01-01")', 'time.Duration'],
    ['date("2024-01-01") + duration("1h")', 'time.Time'],
    ['2 * duration("1h")', 'time.Duration'],
    ['[1, 2]', '[]int'],
    ['[1, "a"]', '[]any'],
    ['[[1], ["a"]]', '[][]string'],
    ['{a: 1}', 'map[string]any'],
    ['{a: 1}.a', 'any'],
    ['nil', 'nil'],
    ['true ? 1 : 2', 'int'],
    ['true ? 1 : "a"', 'any'],
    ['true ? nil : "b"', 'string'],
    ['nil ?? "b"', 'string'],
    ['fromJSON("1") ?? "b"', 'any'],
    ['split("a", "b")', '[]string'],
    ['split("a", "b")[0]', 'string'],
    ['map([1], # * 2)', '[]int'],
    ['map(split("a", "b"), len(#))', '[]int'],
    ['filter(split("a", "b"), true)', '[]string'],
    ['find([1, 2], true)', 'int'],
    ['sum([1.5])', 'float64'],
    ['reduce([1], # + #acc)', 'any'],
    ['groupBy([1], #)', 'map[any][]any'],
    ['first(split("a", "b"))', 'string'],
    ['first([1])', 'any'],
    ['$env', 'any'],
    ['$env.personID', 'string'],
    ['get($env, "personID")', 'string'],
    ['upper', 'func(string) string'],
    ['date("2024-01-01").Year()', 'int'],
    ['date("2024-01-01").Unix()', 'int64'],
    ['let x = 1; x', 'int'],
    ['"a" | upper() | len()', 'int'],
    ["b'a'", '[]byte'],
    ["b'a'[0]", 'byte'],
  ])('%s', (program, expected) => {
    expect(typeOf(program)).toBe(expected);
  });
});

describe('errors', () => {
  test.each([
    ['«foo»', 'unknown name foo'],
    ['«foo»()', 'unknown name foo'],
    ['$env.«foo»', 'unknown name foo'],
    ['"a" «+» 1', 'invalid operation: + (mismatched types string and int)'],
    ['string(«!»"a")', 'invalid operation: ! (mismatched type string)'],
    ['string(duration("1s") «/» 2)', 'invalid operation: / (mismatched types time.Duration and int)'],
    ['string(date("2024-01-01").Month() «+» 1)', 'invalid operation: + (mismatched types time.Month and int)'],
    ['«personID» ? "a" : "b"', 'non-bool expression (type string) used as condition'],
    ['personID.«foo»', 'type string has no field foo'],
    ['personID.«foo»()', 'type string has no method foo'],
    ['personID«[»0]', 'type string[int] is undefined'],
    ['(nil).«foo»', 'type nil has no field foo'],
    ['split("a", "b")[«"c"»]', 'array elements can only be selected using an integer (got string)'],
    ['{a: 1}[«1»]', 'cannot use int to get an element from map[string]interface {}'],
    ['string(len(personID)«[»1:])', 'cannot slice int'],
    ['personID[«"a"»:]', 'non-integer slice index string'],
    ['string("a" «in» [1])', 'cannot use string as type int in array'],
    ['string(1 «in» {a: 1})', 'cannot use int as type string in map key'],
    ['string(map(«"a"», #))', 'builtin map takes only array (got string)'],
    ['string(filter([1], «#»))', 'predicate should return boolean (got int)'],
    ['string(map([1], «nil»))', 'predicate should has one input and one output param'],
    ['string(reduce([1], «nil»))', 'predicate should has two input and one output param'],
    ['string(filter([1], «#»index > 0))', 'unknown pointer #index'],
    ['string(map([1], «#»acc))', 'unknown pointer #acc'],
    ['string(sortBy([1], #, «1»))', 'sortBy order argument must be a string (got int)'],
    ['«upper»()', 'not enough arguments to call upper'],
    ['«upper»("a", "b")', 'too many arguments to call upper'],
    ['upper(«1»)', 'cannot use int as argument (type string) to call upper '],
    ['upper(«nil»)', 'cannot use nil as argument (type string) to call upper'],
    ['«trim»(1)', 'not enough arguments to call trim'],
    ['join(«"a"»)', 'cannot use string as argument (type []string) to call join '],
    ['string(«len»(1))', 'invalid argument for len (type int)'],
    ['string(«len»(nil))', 'invalid argument for len (type %!s(<nil>))'],
    ['string(get(«1», 2))', 'type int does not support indexing'],
    ['string([1].«a»())', 'array elements can only be selected using an integer (got string)'],
    ['personID «matches» "("', 'error parsing regexp: missing closing ): `(`'],
    ['let «personID» = 1; "a"', 'cannot redeclare personID'],
    ['let «len» = 1; "a"', 'cannot redeclare builtin len'],
    ['let x = 1; let «x» = 2; "a"', 'cannot redeclare variable x'],
    ['let f = 1; «f»()', 'int is not callable'],
    ['let f = nil; «f»()', 'f is nil; cannot call nil as function'],
    ['«$env»()', 'map[string]interface {} is not callable'],
    ['string(date("2024-01-01").«Clock»())', 'func Clock returns more then two values'],
  ])('%s', (marked, message) => {
    const { range, text } = withRange(marked);
    const outcome = compileSample(text);
    expect(outcome).toEqual({
      ok: false,
      error: expect.objectContaining({ stage: 'check', message, range }),
    });
  });

  test('only the first error counts, in the order in which Go looks', () => {
    expect(typeOf('foo + bar')).toBe('error: unknown name foo');
    expect(typeOf('upper(foo, 1)')).toBe('error: unknown name foo');
  });
});

describe('the result must be able to be a string', () => {
  test.each([
    ['1', 'int'],
    ['nil', 'unknown'],
    ['[1]', '[]interface {}'],
    ['date("2024-01-01")', 'time.Time'],
    ['timezone("UTC")', '*time.Location'],
    ['date("2024-01-01").Format', 'func(time.Time, string) string'],
  ])('%s', (program, type) => {
    expect(compileSample(program)).toEqual({
      ok: false,
      error: { stage: 'check', message: `expected string, but got ${type}`, range: { start: 0, end: program.length } },
    });
  });

  test.each([['fromJSON("1")'], ['{a: 1}.a'], ['true ? "a" : 1']])('%s may be one', (program) => {
    expect(compileSample(program).ok).toBe(true);
  });
});

test('many overloads within one another are looked at once each', () => {
  let program = '"a"';
  for (let depth = 0; depth < 60; depth++) program = `replace(${program}, "b", "c")`;
  expect(typeOf(program)).toBe('string');
});
