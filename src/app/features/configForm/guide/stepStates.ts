import type { OptionPath } from '../../../../text/index.ts';
import { type FillInProgress, isFilled } from '../../../page/fillInProgress.ts';
import type { GuidedSetup } from '../../../page/guidedSetup.ts';
import { type GuideStep, guideSteps, lastStep } from './guideSteps.ts';

/** The state of a step: shown, answered, skipped, or still to come. */
export type StepState = 'current' | 'done' | 'skipped' | 'ahead';

/** The states of all steps, the summary included. */
export function stepStates(progress: FillInProgress, guide: GuidedSetup): readonly StepState[] {
  return [...guideSteps.map((step, at) => stateOf(step, at, progress, guide)), at(lastStep, guide)];
}

function stateOf(step: GuideStep, at: number, progress: FillInProgress, guide: GuidedSetup): StepState {
  if (guide.step === at) return 'current';
  const asked = askedBy(step, progress);
  const isDone = asked.every(isFilled);
  if (guide.skipped.includes(at) && (!isDone || asked.length === 0)) return 'skipped';
  // What is answered in part was not skipped, and is not done.
  if (guide.passed.includes(at) && !isDone) return asked.some(isFilled) ? 'ahead' : 'skipped';
  return isDone && (asked.length > 0 || guide.passed.includes(at)) ? 'done' : 'ahead';
}

function at(step: number, guide: GuidedSetup): StepState {
  return guide.step === step ? 'current' : 'ahead';
}

/** What is still to fill in of a step. */
export function openOf(step: GuideStep, progress: FillInProgress): readonly OptionPath[] {
  return askedBy(step, progress).flatMap(({ open }) => open);
}

/** What a step has to fill in, done or not. */
function askedBy({ keys }: GuideStep, { steps }: FillInProgress): FillInProgress['steps'] {
  return steps.filter(({ option }) => keys.some((key) => key === option.key));
}
