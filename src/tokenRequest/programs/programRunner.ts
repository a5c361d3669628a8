import { ownText } from 'source-text';
import {
  type ProgramInputs,
  type ProgramOutcome,
  type ProgramRunner,
  runProgram,
  stepsWhileTyping,
} from './program.ts';

/** With more outcomes than this, all are forgotten: they belong to texts that no longer exist. */
const mostOutcomes = 100_000;

/**
 * `runProgram`, but each program runs once for the same inputs: of thousands of programs, all but one are the same as at the last
 * keystroke. A program that may read the time runs each time, and so does one that others left no work for.
 */
export function createProgramRunner(run: ProgramRunner = runProgram): ProgramRunner {
  const known = new Map<string, Map<string, ProgramOutcome>>();
  let count = 0;
  return (source, inputs) => {
    // The only function that reads the time; no name can be written differently.
    if (source.includes('now')) return run(source, inputs);
    if (count >= mostOutcomes) {
      known.clear();
      count = 0;
    }
    const outcomes = known.get(inputs.name) ?? new Map<string, ProgramOutcome>();
    known.set(inputs.name, outcomes);
    const earlier = outcomes.get(source);
    if (earlier) return earlier;
    const hadAll = !inputs.work || inputs.work.steps === stepsWhileTyping;
    const outcome = run(source, inputs);
    if (hadAll || outcome.kind === 'text' || outcome.stage !== 'postponed') {
      count++;
      // As a key, the source would keep the text in memory that it is a part of.
      outcomes.set(ownText(source), outcome);
    }
    return outcome;
  };
}

/** Outcomes of programs that the user had run to their end, by `nameOfRun`. */
export type EndedRuns = ReadonlyMap<string, ProgramOutcome>;

/** Equal for runs of a program that only the moment of evaluation distinguishes. */
export function nameOfRun(source: string, { name }: ProgramInputs): string {
  return `${name} ${source}`;
}

/** Runs programs in one go, which together do as much work as the user may wait for while typing; what ran to its end is known. */
export function inOneGo(ended: EndedRuns, run: ProgramRunner = runProgram): ProgramRunner {
  const work = { steps: stepsWhileTyping };
  return (source, inputs) => ended.get(nameOfRun(source, inputs)) ?? run(source, { ...inputs, work });
}
