import { Circle, CircleCheck } from 'lucide-react';
import { flushSync } from 'react-dom';
import { sections } from '../../../../config/index.ts';
import { fillInProgress, isFilled, nextOf } from '../../../page/fillInProgress.ts';
import { useGuide } from '../../../page/guidedSetup.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './FillInList.module.css';

/** The list over the page. */
export function FillInDialog({ onClose }: { readonly onClose: () => void }) {
  const { steps, filled } = useFacts(fillInProgress);
  return (
    <Dialog
      onClose={onClose}
      title={`${steps.length - filled} to fill in`}
      description="The reference does not say which of these are mandatory."
    >
      {/* While it is open, a dialog keeps the focus inside. */}
      <FillInList level={3} beforeGoing={() => flushSync(onClose)} />
    </Dialog>
  );
}

interface FillInListProps {
  /** The level of its headings. */
  readonly level: 3 | 4;
  readonly beforeGoing?: () => void;
}

/** Everything that has to be filled in, by section; each entry goes to its field. */
export function FillInList({ level, beforeGoing }: FillInListProps) {
  const places = usePlaces();
  const { steps } = useFacts(fillInProgress);
  const skipped = useGuide()?.skipped ?? [];
  const Heading = `h${level}` as const;
  const groups = sections
    .map(({ id, title }, at) => ({
      id,
      title,
      steps: steps.filter(({ option }) => option.section === id),
      state: skipped.includes(at) ? 'Skipped' : 'To fill in',
    }))
    .filter(({ steps }) => steps.length > 0);
  return groups.map(({ id, title, steps, state }) => (
    <section key={id} aria-label={title}>
      <Heading className={styles.heading}>{title}</Heading>
      <ul>
        {steps.map((step) => (
          <li key={step.option.key}>
            <button
              type="button"
              className={styles.step}
              onClick={() => {
                beforeGoing?.();
                places.goTo({ kind: 'option', path: nextOf(step) });
              }}
            >
              {isFilled(step) ? <CircleCheck className={styles.done} aria-hidden /> : <Circle aria-hidden />}
              {step.option.title}
              <span className="kit-muted kit-small kit-end">{isFilled(step) ? 'Filled in' : state}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
