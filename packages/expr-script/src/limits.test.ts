import { processorTime } from 'source-text/testing/processorTime';
import { expect, test } from 'vitest';
import { compile, run } from './index.ts';

const steps = 20_000;

/** The milliseconds of the processor for a run within the steps, the least of three, and how it ended. */
function measured(source: string): { readonly time: number; readonly stage: string } {
  const program = compile(source);
  if (!program.ok) return { time: 0, stage: program.error.message };
  let stage = 'ok';
  const times = [1, 2, 3].map(() =>
    processorTime(() => {
      const outcome = run(program, {}, { steps, certain: true });
      stage = outcome.ok ? 'ok' : outcome.error.stage;
    }),
  );
  return { time: Math.min(...times), stage };
}

/** Twelve arrays, each of four times the one before. */
const nested = `let a = [1]; ${[...'bcdefghijklm']
  .map((name, index) => {
    const inner = String.fromCharCode(97 + index);
    return `let ${name} = [${inner}, ${inner}, ${inner}, ${inner}]; `;
  })
  .join('')}`;

test.each([
  ["expr's first example", `1..100000 | map(string(#)) | groupBy(split(#, "0") | len()) | toPairs() | sortBy(#[0])`],
  ['nested maps', 'map(1..900, map(1..900, # * 2))'],
  ['nested filters', 'map(1..900, filter(1..900, # % 7 == 3))'],
  ['reduce', 'reduce(1..900000, #acc + # * 3 - 1, 0)'],
  ['a large range', 'len(1..999998)'],
  ['large ranges', 'map(1..100, len(1..9000))'],
  ['sort', "sort(map(1..100000, # * 7919 % 100003), 'desc')"],
  ['sortBy', 'let a = 1..9000; map(a, sortBy(a, -#))'],
  ['large maps', 'let m = fromPairs(map(1..5000, [string(#), #])); map(1..90, sort(keys(m)))'],
  ['uniq', 'uniq(1..40000)'],
  ['a pattern on a long text', "map(1..90, repeat('aaaaaaaaab', 40000) matches '(a*)*(b|c)*(a|b)*x$')"],
  ['many patterns', `count(1..1000, 'abc' matches string(#) + '((a|b|c){1,100}){1,9}')`],
  ['a long pattern', `'abc' matches repeat('(a|b|c){1,100}', 9000)`],
  ['repeat', "map(1..900, len(repeat('abcdef', 900)))"],
  ['replace and split', "map(1..900, split(replace(repeat('a,', 400), ',', '--'), '-'))"],
  ['the JSON of arrays that hold one another', `${nested}toJSON(m)`],
  ['dates', "map(1..90000, date('2023-05-06'))"],
])('%s ends when the steps are used up, and its steps are no longer than those of others', (_name, source) => {
  const usual = measured('all(1..9000, all(1..9000, # > 0))');
  const { time, stage } = measured(source);
  expect(stage).toBe('budget');
  expect(usual.stage).toBe('budget');
  expect(time).toBeLessThan(20 * Math.max(usual.time, 1));
});

test('all runs that a certain result takes have one budget', () => {
  const program = compile('sum(map(keys({a: 1, b: 2}), len(#)))');
  if (!program.ok) expect.fail(program.error.message);
  const once = run(program).steps;
  expect(run(program, {}, { certain: true }).steps).toBeGreaterThan(2 * once);
  expect(run(program, {}, { certain: true, steps: once })).toMatchObject({ error: { stage: 'budget' } });
});
