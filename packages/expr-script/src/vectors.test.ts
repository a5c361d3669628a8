import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkVector, type ExprVector, sensitivities } from './testing/exprVector.ts';

/** What Go's engine answered, as `reference/` writes it. */
const vectors: readonly ExprVector[] = readFileSync(new URL('./fixtures/vectors.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const reports = vectors.map((vector) => ({ vector, ...checkVector(vector) }));
const agreeing = reports.filter(({ verdict }) => verdict === 'agree');

test('no recorded answer of Go is contradicted', () => {
  const wrong = reports.filter(({ verdict, vector }) => verdict === 'wrong' && sensitivities(vector).length === 0);
  expect(wrong.map(({ actual, vector }) => `${vector.id} ${vector.program}: ${actual}`)).toEqual([]);
});

test('at least 97 % of the answers are the same', () => {
  expect(agreeing.length / vectors.length).toBeGreaterThanOrEqual(0.97);
});

test('at least 95 % of the messages and of the positions are the same', () => {
  const messages = agreeing.filter(({ hasSameMessage }) => hasSameMessage).length;
  const positions = agreeing.filter(({ hasSamePosition }) => hasSamePosition).length;
  expect(Math.min(messages, positions) / vectors.length).toBeGreaterThanOrEqual(0.95);
});
