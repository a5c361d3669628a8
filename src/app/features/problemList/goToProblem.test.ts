import { type Diagnostic, placeOf } from 'source-text';
import { describe, expect, it } from 'vitest';
import { neighbour } from './goToProblem.ts';

const problem = (code: string, start: number | undefined): Diagnostic => ({
  code,
  severity: 'error',
  message: code,
  path: [],
  range: start === undefined ? undefined : { start, end: start + 1 },
  fixes: [],
});

const problems = [problem('a', 10), problem('b', 20), problem('c', 20), problem('d', 30)];

describe('the next problem', () => {
  it.each([
    ['starts with the first', undefined, 1, 'a'],
    ['starts with the last backwards', undefined, -1, 'd'],
    ['is the one after', { code: 'a', name: '', place: 10 }, 1, 'b'],
    ['distinguishes two at one place', { code: 'b', name: '', place: 20 }, 1, 'c'],
    ['is the one before', { code: 'c', name: '', place: 20 }, -1, 'b'],
    ['wraps around', { code: 'd', name: '', place: 30 }, 1, 'a'],
    ['wraps around backwards', { code: 'a', name: '', place: 10 }, -1, 'd'],
    ['follows the place of a solved one', { code: 'solved', name: '', place: 15 }, 1, 'b'],
    ['precedes the place of a solved one', { code: 'solved', name: '', place: 15 }, -1, 'a'],
    ['wraps around after a solved last one', { code: 'solved', name: '', place: 40 }, 1, 'a'],
    ['wraps around before a solved first one', { code: 'solved', name: '', place: 5 }, -1, 'd'],
  ] as const)('%s', (_, last, step, code) => {
    expect(neighbour(problems, last, step)?.code).toBe(code);
  });

  describe('among options that are not in the text', () => {
    const missing = ['one', 'two', 'three'].map((key) => ({ ...problem('missing', undefined), path: [key] }));
    const all = [...problems, ...missing];
    const at = (name: string) => ({ code: 'missing', name, place: placeOf({ range: undefined }) });

    it.each([
      ['is the one after', at('two'), 1, 'three'],
      ['is the one before', at('two'), -1, 'one'],
      ['wraps around', at('three'), 1, ''],
      ['is the last one in the text before the first', at('one'), -1, ''],
      ['is the first one after the last one in the text', { code: 'd', name: '', place: 30 }, 1, 'one'],
      ['is the first one after a solved one', at('solved'), 1, 'one'],
    ] as const)('%s', (_, last, step, name) => {
      expect(neighbour(all, last, step)?.path.join()).toBe(name);
    });
  });

  it('is undefined where there is none', () => {
    expect(neighbour([], { code: 'a', name: '', place: 1 }, 1)).toBeUndefined();
  });
});
