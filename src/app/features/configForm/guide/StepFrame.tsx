import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { sectionOf } from '../../../../config/index.ts';
import { endGuide, goToStep, guidedSetup, guideFraction, useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { usePlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './GuidedForm.module.css';
import { guideSteps } from './guideSteps.ts';

/** The name of a step. */
export function stepTitle(step: number): string {
  const section = guideSteps[step]?.section;
  return section ? sectionOf(section).title : 'Check';
}

interface StepHeadProps {
  readonly step: number;
  readonly title: string;
  readonly lead: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to where the step begins. */
  readonly begin: () => void;
}

/** What a step asks, and which one it is. Nothing in it takes a Tab stop. */
export function StepHead({ step, title, lead, titleRef, begin }: StepHeadProps) {
  const guide = usePageState().part(guidedSetup);
  const wantsFocus = useGuide()?.wantsFocus ?? false;
  const beginOnce = useEffectEvent(() => {
    guide.update((current) => current && { ...current, wantsFocus: false });
    begin();
  });
  useEffect(() => {
    if (wantsFocus) beginOnce();
  }, [wantsFocus]);
  return (
    <div className={styles.head} ref={useElement('section', guideSteps[step]?.section ?? 'check')}>
      {/* Read out at each step: a focused field does not say which step it belongs to. */}
      <p className="kit-muted kit-small" role="status">
        Step {guideFraction({ step })}: {stepTitle(step)}
      </p>
      <h3 className={styles.title} tabIndex={-1} ref={titleRef}>
        {title}
      </h3>
      <p className="kit-muted kit-small">{lead}</p>
    </div>
  );
}

interface StepFootProps {
  readonly step: number;
  /** The ways to go on. */
  readonly children: ReactNode;
  /** What is below them. */
  readonly aside?: ReactNode;
}

/** The ways out of a step: back, on, and to the form without questions. */
export function StepFoot({ step, children, aside }: StepFootProps) {
  const page = usePageState();
  const places = usePlaces();

  function leave() {
    flushSync(() => endGuide(page));
    places.goTo({ kind: 'option', path: guideSteps[step]?.keys.slice(0, 1) ?? [] });
  }

  return (
    <>
      <div className={styles.foot} ref={useElement('uncovered', 'next step')}>
        {step > 0 && <Button onClick={() => goToStep(page, step - 1)}>Back</Button>}
        {children}
      </div>
      <div className={`kit-row kit-wrap kit-muted ${styles.aside}`}>
        {aside}
        <Button look="link" className="kit-end" onClick={leave}>
          Leave the guided set-up
        </Button>
      </div>
    </>
  );
}
