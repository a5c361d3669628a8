import { type FillIn, fillIns } from '../../config/index.ts';
import { defineSnapshotField } from '../../workspace/index.ts';

export interface FillInProgress {
  readonly steps: readonly FillIn[];
  readonly filled: number;
}

/** What is to be filled in and how much is done; the same object while nothing in it changed. */
export const fillInProgress = defineSnapshotField<FillInProgress>(({ config }, before) => {
  const steps = fillIns(config);
  if (before && steps.length === before.steps.length && steps.every((step, at) => isSame(step, before.steps[at]))) {
    return before;
  }
  return { steps, filled: steps.filter(({ isFilled }) => isFilled).length };
});

/** "6 of 10". */
export function fillInFraction({ steps, filled }: FillInProgress): string {
  return `${filled} of ${steps.length}`;
}

function isSame(a: FillIn, b: FillIn | undefined): boolean {
  return a.facts === b?.facts && a.isFilled === b.isFilled && a.next.join('.') === b.next.join('.');
}
