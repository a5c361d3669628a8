import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askReference } from 'source-text/testing/goReference';
import { expect, test } from 'vitest';
import type { VariableType } from './index.ts';
import { checkVector, type ExprVector } from './testing/exprVector.ts';

const file = fileURLToPath(new URL('./fixtures/typed.jsonl', import.meta.url));

const variables: Readonly<Record<string, VariableType>> = {
  user: { name: 'string', age: 'int', address: { city: 'string' }, tags: '[]string' },
  users: [{ name: 'string', score: 'float64' }],
  counts: 'map[string]int',
  data: 'any',
  nothing: 'nil',
  small: 'uint8',
  large: 'int64',
  flag: 'bool',
  matrix: '[][]float64',
};

const env = {
  user: { name: 'Zoë', age: 41, address: { city: 'Bern' }, tags: ['a', 'b'] },
  users: [
    { name: 'a', score: 1.5 },
    { name: 'b', score: 2 },
  ],
  counts: { one: 1, two: 2 },
  data: { deep: [1, null, 'x'] },
  nothing: null,
  small: 200,
  large: 9_007_199_254_740_991,
  flag: true,
  matrix: [[1, 2], [0.5]],
};

const vectors: readonly ExprVector[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ id: line, env, variables, ...JSON.parse(line) }));

// Asks the Go engine again about every program: UPDATE_FIXTURES=1 npx vitest run packages/expr-script/src/typedVariables.test.ts.
if (process.env.UPDATE_FIXTURES) {
  const questions = vectors.map(({ id, program, as }) => ({
    id,
    program,
    env,
    variables,
    as,
    anyResult: as === 'any',
  }));
  const answers = askReference<Record<string, unknown>>('expr', questions);
  const lines = vectors.map(({ program, as }, index) => {
    const { ok, value, valueType, valueRepr, stage, message, line, column } = answers[index] ?? {};
    return JSON.stringify({
      program,
      as,
      expect: { ok, value: value ?? null, valueType, valueRepr, stage, message, line, column },
    });
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

test.each(vectors)('$as: $program', (vector) => {
  expect(checkVector(vector)).toMatchObject({ verdict: 'agree', hasSameMessage: true, hasSamePosition: true });
});
