import { readFileSync } from 'node:fs';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { goTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { ProgramGenerator } from './testing/exprPrograms.ts';
import { checkVector, type ExprVector } from './testing/exprVector.ts';
import { mutateProgram } from './testing/mutateProgram.ts';

const environments = [
  {
    homeURL: 'https://api.example.com/v1',
    factoryURL: 'https://gw.example.net:8443/factory',
    personID: 'src-0042',
  },
  { homeURL: '', factoryURL: 'http://h/ü?x=1&y=<2>', personID: '12' },
] as const;

const serverZones = ['', 'Europe/Berlin', 'America/New_York'] as const;

/** The programs that the page answers differently from Go, each with both answers. */
function contradictions(programs: readonly string[]): readonly string[] {
  const questions = programs.map((program, index) => ({
    id: String(index),
    program,
    env: environments[index % 2] ?? environments[0],
    now: '2026-11-21T22:05:06.123456789Z',
    zone: serverZones[index % 3] ?? '',
  }));
  const answers = askReference<ExprVector['expect']>('expr', questions);
  expect(answers).toHaveLength(questions.length);
  return questions.flatMap((question, index) => {
    const expected = answers[index];
    if (!expected) return [`${question.program}: no answer`];
    const { actual, verdict } = checkVector({ ...question, expect: expected });
    return verdict === 'wrong' ? [`${question.program}\n  Go:   ${JSON.stringify(expected)}\n  page: ${actual}`] : [];
  });
}

describe.skipIf(goIsMissing)(`the Go reference agrees (${goIsMissing ?? 'go is there'})`, () => {
  const count = fuzzCount(20_000);

  test(`on ${count} generated programs`, goTest, () => {
    const generator = new ProgramGenerator(1);
    expect(contradictions(Array.from({ length: count }, () => generator.program()))).toEqual([]);
  });

  test(`on ${count} programs with faults`, goTest, () => {
    const random = new Random(1);
    const generator = new ProgramGenerator(2);
    const recorded: readonly string[] = readFileSync(new URL('./fixtures/vectors.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).program);
    const programs = Array.from({ length: count }, () => {
      const program = random.chance(60) ? random.pick(recorded) : generator.program();
      // Go reads UTF-8, which has no lone surrogates.
      return mutateProgram(program, random).replace(/\p{Surrogate}/gu, '\ufffd');
    });
    expect(contradictions(programs)).toEqual([]);
  });
});
