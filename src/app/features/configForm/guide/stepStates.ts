import type { OptionPath } from '../../../../text/index.ts';
import type { FillInProgress } from '../../../page/fillInProgress.ts';
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
  const isOpen = openOf(step, progress).length > 0;
  if (guide.skipped.includes(at) && (isOpen || !isAsked(step, progress))) return 'skipped';
  if (guide.passed.includes(at)) return isOpen ? 'skipped' : 'done';
  return isAsked(step, progress) && !isOpen ? 'done' : 'ahead';
}

function at(step: number, guide: GuidedSetup): StepState {
  return guide.step === step ? 'current' : 'ahead';
}

/** What is still to fill in of a step. */
export function openOf({ keys }: GuideStep, { steps }: FillInProgress): readonly OptionPath[] {
  return steps.filter(({ option }) => keys.some((key) => key === option.key)).flatMap(({ open }) => open);
}

/** Whether a step has anything to fill in, done or not. */
function isAsked({ keys }: GuideStep, { steps }: FillInProgress): boolean {
  return steps.some(({ option }) => keys.some((key) => key === option.key));
}
