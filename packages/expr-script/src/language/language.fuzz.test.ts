import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { ProgramGenerator } from '../testing/exprPrograms.ts';
import { mutateProgram } from '../testing/mutateProgram.ts';
import { sampleEnvironment, sampleVariables } from '../testing/runExpr.ts';
import { complete } from './completions.ts';
import { hover } from './hover.ts';
import { signature } from './signatureHelp.ts';

const { numRuns } = fuzzRuns(2000);

test(`help at ${numRuns} places of programs with faults: no exception, ranges within the text`, () => {
  const random = new Random(3);
  const generator = new ProgramGenerator(4);
  for (let run = 0; run < numRuns; run++) {
    const program = mutateProgram(generator.program(), random);
    const offset = random.below(program.length + 1);
    const ranges = complete(program, offset, sampleEnvironment).map(({ range }) => range);
    const hovered = hover(program, offset, { ...sampleEnvironment, values: sampleVariables });
    if (hovered) ranges.push(hovered.range);
    signature(program, offset, sampleEnvironment);
    const stray = ranges.filter(
      ({ end, start }) => !(0 <= start && start <= offset && offset <= end && end <= program.length),
    );
    if (stray.length > 0) expect.fail(`${JSON.stringify(stray)} at ${offset} of ${JSON.stringify(program)}`);
  }
});
