import { readFileSync } from 'node:fs';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { run } from './index.ts';
import { ProgramGenerator } from './testing/exprPrograms.ts';
import { mutateProgram } from './testing/mutateProgram.ts';
import { compileSample, sampleVariables } from './testing/runExpr.ts';

const count = fuzzCount(20_000);

const recorded: readonly string[] = readFileSync(new URL('./fixtures/vectors.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line).program);

/** Milliseconds of the processor, as the machine may be busy. A run of the whole budget needs a second or two. */
const longest = 10_000;

test(`${count} mutated programs: no exception, nothing beyond its budget`, longTest, () => {
  const random = new Random(20_260_721);
  const generator = new ProgramGenerator(7);
  for (let index = 0; index < count; index++) {
    const program = mutateProgram(random.chance(50) ? random.pick(recorded) : generator.program(), random);
    const before = process.cpuUsage();
    const compiled = compileSample(program);
    const outcome = compiled.ok ? run(compiled, sampleVariables, { certain: true }) : compiled;
    const duration = process.cpuUsage(before).user / 1000;
    if (duration > longest) expect.fail(`${duration} ms for ${JSON.stringify(program)}`);
    if (!outcome.ok) {
      const { start: from, end } = outcome.error.range;
      if (!(0 <= from && from <= end && end <= program.length)) {
        expect.fail(`range ${from} to ${end} is outside of ${JSON.stringify(program)}`);
      }
    }
  }
});
