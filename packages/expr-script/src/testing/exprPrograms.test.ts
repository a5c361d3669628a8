import { expect, test } from 'vitest';
import { allBuiltins } from '../index.ts';
import { ProgramGenerator } from './exprPrograms.ts';

function programs(seed: number, count: number): string {
  const generator = new ProgramGenerator(seed);
  return Array.from({ length: count }, () => generator.program()).join('\n');
}

const text = programs(1, 20_000);

test('the same seed generates the same programs', () => {
  expect(programs(5, 50)).toBe(programs(5, 50));
  expect(programs(5, 50)).not.toBe(programs(6, 50));
});

test('every builtin is called', () => {
  const missing = allBuiltins.filter(({ name }) => !text.includes(`${name}(`)).map(({ name }) => name);
  expect(missing).toEqual([]);
});

test.each([
  ...['|', 'or', '||', 'and', '&&', '==', '!=', '<', '>', '>=', '<=', 'in', 'matches', 'contains', 'startsWith'],
  ...['endsWith', '..', '+', '-', '*', '/', '%', '**', '^', '??', 'not', '!', '?', '?.', '::', 'let', 'if', 'else'],
  ...['#', '#index', '#acc', '$env', 'homeURL', 'factoryURL', 'personID'],
])('%s is used', (token) => {
  expect(text).toContain(token);
});
