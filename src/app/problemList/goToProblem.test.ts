import { describe, expect, it } from 'vitest';
import type { Problem } from '../../text/index.ts';
import { neighbour } from './goToProblem.ts';

const problem = (code: string, start: number): Problem => ({
  code,
  severity: 'error',
  message: code,
  path: [],
  range: { start, end: start + 1 },
  fixes: [],
});

const problems = [problem('a', 10), problem('b', 20), problem('c', 20), problem('d', 30)];

describe('the next problem', () => {
  it.each([
    ['starts with the first', undefined, 1, 'a'],
    ['starts with the last backwards', undefined, -1, 'd'],
    ['is the one after', { code: 'a', name: '', start: 10 }, 1, 'b'],
    ['tells two at one place apart', { code: 'b', name: '', start: 20 }, 1, 'c'],
    ['is the one before', { code: 'c', name: '', start: 20 }, -1, 'b'],
    ['goes round', { code: 'd', name: '', start: 30 }, 1, 'a'],
    ['goes round backwards', { code: 'a', name: '', start: 10 }, -1, 'd'],
    ['follows the place of a solved one', { code: 'solved', name: '', start: 15 }, 1, 'b'],
    ['precedes the place of a solved one', { code: 'solved', name: '', start: 15 }, -1, 'a'],
    ['goes round after a solved last one', { code: 'solved', name: '', start: 40 }, 1, 'a'],
    ['goes round before a solved first one', { code: 'solved', name: '', start: 5 }, -1, 'd'],
  ] as const)('%s', (_, last, step, code) => {
    expect(neighbour(problems, last, step)?.code).toBe(code);
  });

  it('tells missing options at one place apart', () => {
    const missing = ['one', 'two', 'three'].map((key) => ({ ...problem('missing', 0), path: [key] }));
    expect(neighbour(missing, { code: 'missing', name: 'two', start: 0 }, 1)?.path).toEqual(['three']);
  });

  it('is none where there is none', () => {
    expect(neighbour([], { code: 'a', name: '', start: 1 }, 1)).toBeUndefined();
  });
});
