import type { OptionPath } from '../../../../text/index.ts';
import { type FillInProgress, isFilled } from '../../../page/fillInProgress.ts';
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
  const asked = askedBy(step, progress);
  const isAnswered = asked.every(isFilled);
  if (guide.skipped.includes(at) && (!isAnswered || asked.length === 0)) return 'skipped';
  // What is answered in part was not skipped, and is not done.
  if (!isAnswered) return guide.passed.includes(at) && !asked.some(isFilled) ? 'skipped' : 'ahead';
  // What may stay empty, and does, is not done.
  const isSet = answers.ok && answers.rows.some((row) => row.step === at && row.value !== undefined);
  return asked.length > 0 || isSet ? 'done' : 'ahead';
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
