import { dottedName, type ValuePath } from 'source-text';
import { countOptions, type FillIn, fillIns, optionsInWords } from '../../config/index.ts';
import { defineSnapshotField, type Snapshot } from '../../workspace/index.ts';

export interface FillInProgress {
  readonly steps: readonly FillIn[];
  readonly filled: number;
}

/** What has to be filled in and how much is done; the same object while nothing in it changed. */
export const fillInProgress = defineSnapshotField<FillInProgress>(({ config }, before) => {
  const steps = fillIns(config);
  if (before && steps.length === before.steps.length && steps.every((step, at) => isSame(step, before.steps[at]))) {
    return before;
  }
  return { steps, filled: steps.filter(isFilled).length };
});

/** How far the configuration is, in words. */
export function optionCountsInWords(snapshot: Snapshot): string {
  return optionsInWords(countOptions(snapshot.config, fillInProgress(snapshot).steps));
}

/** True once none of it is left to fill in. */
export function isFilled({ open }: FillIn): boolean {
  return open.length === 0;
}

/** The first step that is left; undefined once everything is filled in. */
export function nextStep(steps: FillInProgress['steps']): FillIn | undefined {
  return steps.find((step) => !isFilled(step));
}

/** Where to continue: at what is still to fill in, or at the option. */
export function nextOf({ option, open }: FillIn): ValuePath {
  return open[0] ?? option.path;
}

function isSame(a: FillIn, b: FillIn | undefined): boolean {
  return a.option === b?.option && namesOf(a) === namesOf(b);
}

function namesOf({ open }: FillIn): string {
  return open.map(dottedName).join(' ');
}
