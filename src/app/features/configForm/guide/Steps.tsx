import { Check } from 'lucide-react';
import { fillInProgress } from '../../../page/fillInProgress.ts';
import { useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { useOneStop } from '../../../ui/useOneStop.ts';
import { goToStep } from './guidePlace.ts';
import { stepTitle } from './guideSteps.ts';
import styles from './Steps.module.css';
import { type StepState, stepStates } from './stepStates.ts';
import { summaryOf } from './summaryOf.ts';

const words: Readonly<Record<StepState, string>> = { current: '', done: ', done', skipped: ', skipped', ahead: '' };

/** All steps by name, as links; in a narrow window, the progress. One Tab stop. */
export function Steps() {
  const page = usePageState();
  const progress = useFacts(fillInProgress);
  const answers = useFacts(({ document }) => summaryOf(document));
  const guide = useGuide();
  const stop = useOneStop<HTMLOListElement>();
  if (!guide) return null;
  const states = stepStates(progress, guide, answers);
  return (
    <>
      <nav className={styles.steps} aria-label="Steps">
        <ol className={styles.list} {...stop}>
          {states.map((state, step) => (
            <li key={stepTitle(step)}>
              <button
                type="button"
                className={`${styles.step} ${styles[state]}`}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => goToStep(page, step)}
              >
                <span className={styles.mark} aria-hidden>
                  {state === 'done' ? <Check /> : step + 1}
                </span>
                {stepTitle(step)}
                <span className="visuallyHidden">{words[state]}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.bar} aria-hidden>
        {states.map((_, step) => (
          <span key={stepTitle(step)} className={step <= guide.step ? styles.reached : ''} />
        ))}
      </div>
    </>
  );
}
