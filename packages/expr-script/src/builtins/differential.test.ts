import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { goTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { builtinProgram } from '../testing/builtinPrograms.ts';
import { checkVector, type ExprVector } from '../testing/exprVector.ts';

const env = {
  homeURL: 'https://api.example.com/v1',
  factoryURL: 'http://h/ü?x=1&y=<2>',
  personID: 'src-0042',
};

describe.skipIf(goIsMissing)(`builtins against the Go reference (${goIsMissing ?? 'go is there'})`, () => {
  const count = fuzzCount(20_000);

  test(`${count} calls on values at the edges`, goTest, () => {
    const random = new Random(20);
    const questions = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      program: builtinProgram(random),
      env,
    }));
    const answers = askReference<ExprVector['expect']>('expr', questions);
    const reports = questions.flatMap((question, index) => {
      const expected = answers[index];
      return expected ? [{ question, expected, ...checkVector({ ...question, expect: expected }) }] : [];
    });
    expect(reports).toHaveLength(count);
    const wrong = reports.filter(({ verdict }) => verdict === 'wrong');
    expect(wrong.map(({ question, expected, actual }) => [question.program, expected, actual])).toEqual([]);
    const unsupported = reports.filter(({ verdict }) => verdict === 'unsupported');
    expect(unsupported.length / count).toBeLessThan(0.05);
    const otherMessages = reports.filter(({ hasSameMessage }) => !hasSameMessage);
    expect(otherMessages.length / count).toBeLessThan(0.01);
  });
});
