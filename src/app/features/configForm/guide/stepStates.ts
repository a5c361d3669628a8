import type { OptionPath } from '../../../../text/index.ts';
import type { FillInProgress } from '../../../page/fillInProgress.ts';
import type { GuidedSetup } from '../../../page/guidedSetup.ts';
import { type GuideStep, guideSteps, lastStep } from './guideSteps.ts';
import type { GuideAnswers } from './summaryOf.ts';

/** The state of a step: shown, answered, skipped, or still to come. */
export type StepState = 'current' | 'done' | 'skipped' | 'ahead';

/** The states of all steps, the summary included. */
export function stepStates(progress: FillInProgress, guide: GuidedSetup, answers: GuideAnswers): readonly StepState[] {
  return [...guideSteps.map((step, at) => stateOf(step, at, progress, guide, answers)), at(lastStep, guide)];
}

function stateOf(
  step: GuideStep,
  at: number,
  progress: FillInProgress,
  guide: GuidedSetup,
  answers: GuideAnswers,
): StepState {
  if (guide.step === at) return 'current';
  const isOpen = openOf(step, progress).length > 0;
  if (guide.skipped.includes(at) && (isOpen || !isAsked(step, progress))) return 'skipped';
  if (isOpen) return guide.passed.includes(at) ? 'skipped' : 'ahead';
  // What may stay empty, and does, is not done.
  const isSet = answers.ok && answers.rows.some((row) => row.step === at && row.value !== undefined);
  return isAsked(step, progress) || isSet ? 'done' : 'ahead';
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
