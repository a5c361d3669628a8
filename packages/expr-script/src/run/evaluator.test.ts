import { withRange } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { run } from '../index.ts';
import { compileSample, runExpr, sampleVariables } from '../testing/runExpr.ts';

describe('values', () => {
  test.each([
    ['personID + "/" + homeURL', 'src-0042/https://api.example.com/v1'],
    ['string(9223372036854775807 + len("a"))', '-9223372036854775808'],
    ['string(9007199254740993)', '9007199254740993'],
    ['string(-7 % len("abc"))', '-1'],
    ['string(1 / 0) + string(-1 / 0) + string(0 / 0)', '+Inf-InfNaN'],
    ['string(7 / 2)', '3.5'],
    ['string(2 ** 10)', '1024'],
    ['string(1 == 1.0)', 'true'],
    ['string([1] == [1.0])', 'true'],
    ['string({a: 1} == {a: 1.0})', 'false'],
    ['string(nil == concat([], []))', 'true'],
    ['"日本"[:3] + string(len("日本"))', '日2'],
    ['personID[-4:]', '0042'],
    ['personID[100:] + personID[:-100]', ''],
    ['split(personID, "-")[-1]', '0042'],
    ['string({a: 1, "a": 2}.a)', '1'],
    ['string({}.missing)', '<nil>'],
    ['$env["person" + "ID"]', 'src-0042'],
    ['string(len)', '<nil>'],
    ['string("a" in {a: 1}) + string(1 in 1..3) + string("x" in fromJSON("null"))', 'truetruefalse'],
    ['string(fromJSON("null") contains "a")', 'false'],
    ['personID matches "^src-[0-9]+$" ? "yes" : "no"', 'yes'],
    ["string(b'abc' matches 'b')", 'true'],
    ['string("[]" matches "^[[:]]$") + string("a" matches "[[:]]")', 'truefalse'],
    ['string(false and int("x") > 0) + string(true or int("x") > 0)', 'falsetrue'],
    ['fromJSON("null") ?? personID', 'src-0042'],
    ['type(timezone("UTC") ?? 1.5) + type(fromJSON("null") ?? timezone("UTC"))', 'time.Locationtime.Location'],
    ['fromJSON("{}")?.a?.b?.c ?? "none"', 'none'],
    ['let a = 1; let b = a + 1; string(b)', '2'],
    ['1; 2; "last"', 'last'],
    ['if personID == "" { "none" } else if len(personID) > 3 { "long" } else { "short" }', 'long'],
    ['string(1 < 2 < 3)', 'true'],
    ['string(3..1)', '[]'],
    ['true ? nil : "b"', '<nil>'],
  ])('%s', (program, expected) => {
    expect(runExpr(program)).toBe(expected);
  });
});

describe('chains of operators, as long as Go allows', () => {
  const chain = (link: string, operator: string) => Array(2400).fill(link).join(operator);

  test.each([
    ['+', chain('personID', ' + '), 'src-0042'.repeat(2400)],
    ['-', `string(${chain('len("")', ' - ')})`, '0'],
    ['and', `${chain('personID != ""', ' and ')} ? "a" : "b"`, 'a'],
    ['or', `string(${chain('false', ' or ')})`, 'false'],
    ['??', `string(${chain('nil', ' ?? ')} ?? "x")`, 'x'],
  ])('%s', (_name, program, expected) => {
    expect(runExpr(program)).toBe(expected);
  });

  test('the end of one has its own type', () => {
    expect(runExpr(`${chain('personID', ' + ')} + 1`)).toBe(
      'check: invalid operation: + (mismatched types string and int)',
    );
  });
});

describe('what Go leaves on its stack', () => {
  test.each([
    ['findLast before another operand does no harm', 'findLast(["a", "b"], # == "a") + "x"', 'ax'],
    [
      'behind one, the operator uses what it tested',
      '"x" + findLast(["a", "b"], # == "a")',
      'run: invalid operation: bool + string',
    ],
    ['an array makes it an element', 'string([1, findLastIndex([5], # == 5)])', '[true 0]'],
    ['a chain that skips a call leaves its arguments', 'string([7, fromJSON("null")?.a.b(8)])', '[8 <nil>]'],
  ])('%s', (_name, program, expected) => {
    expect(runExpr(program)).toBe(expected);
  });
});

describe('errors of a run', () => {
  test.each([
    ['string(5 «%» (len(personID) - 8))', 'runtime error: integer divide by zero'],
    ['split(personID, "-")«[»5]', 'index out of range: 5 (array length is 2)'],
    ['fromJSON("null").«a»', 'cannot fetch a from <nil>'],
    ['fromJSON("1").«a»', 'cannot fetch a from float64'],
    ['string(fromJSON("1") «+» "a")', 'invalid operation: float64 + string'],
    ['string(fromJSON("1") «contains» "a")', 'interface conversion: interface {} is float64, not string'],
    ['string(«not» fromJSON("1"))', 'interface conversion: interface {} is float64, not bool'],
    ['fromJSON("1") ? "a" : "b«"»', 'interface conversion: interface {} is float64, not bool'],
    ['string(«filter»(fromJSON("1"), true))', 'reflect: call of reflect.Value.Len on float64 Value'],
    ['string(«filter»(fromJSON("null"), true))', 'reflect: call of reflect.Value.Len on zero Value'],
    ['string(«all»([timezone("UTC"), 1][0], true))', 'reflect: call of reflect.Value.Len on struct Value'],
    ['string(«all»([date("2024-01-01"), 1][0], true))', 'reflect: call of reflect.Value.Len on struct Value'],
    ['string(«all»([date("2024-01-01").Month, 1][0], true))', 'reflect: call of reflect.Value.Len on func Value'],
    ['string(«all»([true, 1][0], true))', 'reflect: call of reflect.Value.Len on bool Value'],
    ['string(map(fromJSON("{\\"a\\": 1}"), «#»))', 'reflect: call of reflect.Value.Index on map Value'],
    ['string(«filter»([1], fromJSON("1")))', 'interface conversion: interface {} is float64, not bool'],
    ['string(«reduce»(fromJSON("[]"), #))', 'reduce of empty array with no initial value'],
    ['string(fromJSON("{}")«[»1])', 'reflect.Value.MapIndex: value of type int is not assignable to type string'],
    ['string(«{»(fromJSON("1")): 2})', 'interface conversion: interface {} is float64, not string'],
    ['personID «matches» (personID + "(") ? "a" : "b"', 'error parsing regexp: missing closing ): `src-0042(`'],
    ['let f = len; string(«f»([1]))', 'invalid operation: cannot call nil'],
    ['fromJSON("{\\"a\\": 1}").«a»()', 'invalid operation: cannot call non-function of type float64'],
    ['date("2024-01-01").«Format»(fromJSON("1"))', 'interface conversion: interface {} is float64, not string'],
    ['string([1, date("2024-01-01")][1].«AddDate»(1, 2.5, 1))', 'reflect: Call using float64 as type int'],
    ['string([1, date("2024-01-01")][1].«Year»(1))', 'invalid number of arguments: expected 0, got 1'],
    ['string(1«..»1000000)', 'memory budget exceeded'],
    ['string(fromJSON("1")«[»1:])', 'invalid argument for len (type float64)'],
    ['string(fromJSON("1")«[»1:2])', 'cannot slice 1'],
    ['string("a" «in» fromJSON("1"))', 'operator "in" not defined on float64'],
  ])('%s', (marked, message) => {
    const { range, text } = withRange(marked);
    const compiled = compileSample(text);
    const outcome = compiled.ok ? run(compiled, sampleVariables) : compiled;
    expect(outcome).toMatchObject({ ok: false, error: { stage: 'run', message, range } });
  });

  test('an error counts lines and code points, its range UTF-16', () => {
    const compiled = compileSample('"😀" +\n"😀" + fromJSON("1").a');
    const outcome = compiled.ok ? run(compiled, sampleVariables) : compiled;
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        stage: 'run',
        message: 'cannot fetch a from float64',
        range: { start: 28, end: 29 },
        line: 2,
        column: 20,
      },
    });
  });
});

describe('budgets', () => {
  test.each([
    ['memory', 'string(map(1..600000, #))', 'run: memory budget exceeded'],
    ['steps', 'let xs = 1..9999; string(all(xs, all(xs, # > 0)))', /^budget: .*steps/],
    ['comparisons of a builtin', 'string(len(uniq(1..900000)))', /^budget: .*steps/],
    ['strings', 'reduce(1..40, #acc + #acc, "ab")', /^unsupported: .*16 MB/],
    ['depth of values', 'string(reduce(1..100000, [#acc]))', /^unsupported: .*nested/],
  ])('%s', (_name, program, expected) => {
    expect(runExpr(program)).toMatch(expected);
  });

  test('a caller may set them', () => {
    const compiled = compileSample('string(map(1..9, # * 2))');
    if (!compiled.ok) throw new Error('it compiles');
    expect(run(compiled, sampleVariables, { steps: 5 })).toHaveProperty('error.stage', 'budget');
    expect(run(compiled, sampleVariables, { memoryUnits: 5 })).toHaveProperty('error.stage', 'run');
    expect(run(compiled, sampleVariables).ok).toBe(true);
  });
});

test('runs of one program do not see one another', () => {
  const compiled = compileSample('let x = personID; x + "!"');
  if (!compiled.ok) throw new Error('it compiles');
  const values = ['a', 'b', 'a'].map((personID) => run(compiled, { ...sampleVariables, personID }));
  expect(values).toMatchObject(['a!', 'b!', 'a!'].map((value) => ({ ok: true, value, type: 'string' })));
});
