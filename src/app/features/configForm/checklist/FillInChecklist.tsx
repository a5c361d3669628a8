import { ArrowRight, Circle, CircleCheck, Info } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { countOptions, setInWords } from '../../../../config/index.ts';
import { type FillInProgress, fillInProgress, isFilled, nextOf, nextStep } from '../../../page/fillInProgress.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { afterPress } from '../../../platform/afterPress.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { useHeld } from '../../../ui/useHeld.ts';
import styles from './FillInChecklist.module.css';

/** The part that is filled in from which one line is enough. */
const mostlyFilled = 0.7;

/** What is still to fill in: a link to each option, or one line about the next when most is filled in. */
export function FillInChecklist() {
  const progress = useSelected(fillInProgress);
  const { filled, steps } = progress;
  const isShown = useSettled(filled < steps.length);
  const isLong = useSettled(filled < mostlyFilled * steps.length);
  const [chosen, choose] = useState<boolean>();
  const isOpen = chosen ?? isLong;
  const [isExplained, setExplained] = useState(false);
  if (!isShown) return null;
  return (
    <section className={styles.card} aria-label="To fill in">
      <div className={styles.head}>
        <h3 className={styles.heading}>
          {isOpen ? <LeftToFillIn progress={progress} /> : <NextToFillIn progress={progress} />}
        </h3>
        {isOpen && <Meter progress={progress} />}
        {isOpen && (
          <IconButton
            size="compact"
            label="About this list"
            aria-expanded={isExplained}
            onClick={() => setExplained(!isExplained)}
          >
            <Info />
          </IconButton>
        )}
        <Button
          look="quiet"
          size="compact"
          className={styles.fold ?? ''}
          aria-expanded={isOpen}
          onClick={() => choose(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show all ${steps.length}`}
        </Button>
        {!isOpen && <GoToNext progress={progress} />}
      </div>
      {isOpen && isExplained && (
        <p className={styles.note}>The documentation does not say which of these are mandatory.</p>
      )}
      {isOpen && <Steps progress={progress} />}
    </section>
  );
}

/** "7 to fill in", and how many options are set. */
function LeftToFillIn({ progress: { filled, steps } }: { readonly progress: FillInProgress }) {
  const set = useSelected(({ config }) => setInWords(countOptions(config)));
  return (
    <>
      {steps.length - filled} to fill in <span className={styles.of}>{set}</span>
    </>
  );
}

/** "2 to fill in, next: Encryption key". */
function NextToFillIn({ progress: { filled, steps } }: { readonly progress: FillInProgress }) {
  const left = steps.length - filled;
  return (
    <>
      {left} to fill in{left > 1 && ', next'}: <span className={styles.nextTitle}>{nextStep(steps)?.option.title}</span>
    </>
  );
}

function GoToNext({ progress: { steps } }: { readonly progress: FillInProgress }) {
  const places = usePlaces();
  const next = nextStep(steps);
  return (
    <Button
      look="soft"
      size="compact"
      disabled={!next}
      onClick={() => next && places.goTo({ kind: 'option', path: nextOf(next) })}
    >
      Go to it <ArrowRight aria-hidden />
    </Button>
  );
}

function Meter({ progress }: { readonly progress: FillInProgress }) {
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label="Filled in"
      aria-valuemin={0}
      aria-valuemax={progress.steps.length}
      aria-valuenow={progress.filled}
      aria-valuetext={`${progress.steps.length - progress.filled} to fill in`}
    >
      {progress.steps.map(({ option }, at) => (
        <span key={option.key} className={at < progress.filled ? styles.done : styles.todo} />
      ))}
    </div>
  );
}

function Steps({ progress }: { readonly progress: FillInProgress }) {
  const places = usePlaces();
  const first = nextStep(progress.steps);
  return (
    <ul className={styles.steps}>
      {progress.steps.map((step) => (
        <li key={step.option.key}>
          <button
            type="button"
            className={`${styles.step} ${isFilled(step) ? styles.filled : ''}`}
            // People fill in one option after the other; the rest are a click away.
            tabIndex={isFilled(step) ? -1 : 0}
            onClick={() => places.goTo({ kind: 'option', path: nextOf(step) })}
          >
            {isFilled(step) ? <CircleCheck /> : <Circle />}
            <span className={styles.title}>{step.option.title}</span>
            {isFilled(step) && <span className="visuallyHidden">, filled in</span>}
            {step === first && <span className={styles.next}>Next</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The value from when the user began to type into a field, so that showing or hiding things does not move that field. */
function useSettled(value: boolean): boolean {
  const { elements } = usePlaces();
  const isTyping = useSyncExternalStore(onFocusMove, () => elements.isInField());
  return useHeld(value, isTyping);
}

function onFocusMove(notify: () => void): () => void {
  const moved = () => afterPress(notify);
  document.addEventListener('focusin', moved);
  document.addEventListener('focusout', moved);
  return () => {
    document.removeEventListener('focusin', moved);
    document.removeEventListener('focusout', moved);
  };
}
