import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { filesIn, moduleFolder, quotedInTests } from 'source-text/testing/goSources';
import { goTest } from 'source-text/testing/limits';
import { describe, expect, test } from 'vitest';
import type { VariableType } from './index.ts';
import { checkVector, type ExprVector } from './testing/exprVector.ts';

/**
 * The variables of expr's own generated programs. Its structs are objects of the same fields here, and its two functions are missing: a
 * program that calls them, or a method of a struct, has to be refused in the same words as there.
 */
const variables: Readonly<Record<string, VariableType>> = {
  ok: 'bool',
  i: 'int',
  str: 'string',
  f64: 'float64',
  array: '[]int',
  foo: { Bar: 'string' },
  list: [{ Bar: 'string' }],
};

const env = {
  ok: true,
  i: 1,
  str: 'str',
  f64: 0.5,
  array: [1, 2, 3, 4, 5],
  foo: { Bar: 'foo' },
  list: [{ Bar: 'bar' }, { Bar: 'baz' }],
};

/** Every program of its generated file, of the code in its documentation, and every text that its tests have in quotes. */
function programs(): readonly string[] {
  const folder = moduleFolder('github.com/expr-lang/expr');
  const generated = readFileSync(join(folder, 'testdata/generated.txt'), 'utf8').split('\n');
  const documented = filesIn(folder, '.md').flatMap((text) =>
    [...text.matchAll(/```\w*\n(.*?)```/gs)].flatMap(([, code = '']) => [code, ...code.split('\n')]),
  );
  const all = [...new Set([...generated, ...documented, ...quotedInTests(folder)])].filter(
    (program) => program.trim() !== '',
  );
  expect(all.length).toBeGreaterThan(47_000);
  const step = Math.ceil(all.length / fuzzCount(all.length));
  return all.filter((_, index) => index % step === 0);
}

describe.skipIf(goIsMissing)(`expr's own programs over typed variables (${goIsMissing ?? 'go is there'})`, () => {
  test('have the same result, type and error', goTest, () => {
    const questions = programs().map((program, index) => ({
      id: String(index),
      program,
      env,
      variables,
      now: '2026-11-21T22:05:06.123456789Z',
      as: 'any' as const,
      anyResult: true,
    }));
    const answers = askReference<ExprVector['expect']>('expr', questions);
    const reports = questions.flatMap((question, index) => {
      const expected = answers[index];
      return expected ? [{ question, expected, ...checkVector({ ...question, expect: expected }) }] : [];
    });
    expect(reports).toHaveLength(questions.length);
    const wrong = reports.filter(({ verdict }) => verdict === 'wrong');
    expect(wrong.map(({ question, expected, actual }) => [question.program, expected, actual])).toEqual([]);
    const unsupported = reports.filter(({ verdict }) => verdict === 'unsupported');
    expect(unsupported.length / questions.length).toBeLessThan(0.01);
    const others = reports.filter(({ hasSameMessage, hasSamePosition }) => !hasSameMessage || !hasSamePosition);
    expect(others.map(({ question, actual }) => [question.program, actual])).toEqual([]);
  });
});
