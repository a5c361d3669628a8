import { expect, it } from 'vitest';
import { type Diagnostic, placeOf } from './diagnostic.ts';

it('puts what has no range after everything that has one', () => {
  const problem = (code: string, start: number | undefined): Diagnostic => ({
    code,
    severity: 'warning',
    message: code,
    path: [code],
    range: start === undefined ? undefined : { start, end: start },
    fixes: [],
  });
  const found = [
    problem('absent', undefined),
    problem('late', 9),
    problem('absent too', undefined),
    problem('early', 0),
  ];
  const sorted = found.sort((a, b) => placeOf(a) - placeOf(b));
  expect(sorted.map(({ code }) => code)).toEqual(['early', 'late', 'absent', 'absent too']);
});
