import { Circle, CircleCheck } from 'lucide-react';
import { flushSync } from 'react-dom';
import { sections } from '../../../../config/index.ts';
import { fillInProgress, isFilled, nextOf } from '../../../page/fillInProgress.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './ChecklistDialog.module.css';

/** Everything that has to be filled in, by section; each entry goes to its field. */
export function ChecklistDialog({ onClose }: { readonly onClose: () => void }) {
  const places = usePlaces();
  const progress = useFacts(fillInProgress);
  const groups = sections
    .map(({ id, title }) => ({ id, title, steps: progress.steps.filter(({ option }) => option.section === id) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${progress.steps.length - progress.filled} to fill in`}
      description="The documentation does not say which of these are mandatory."
    >
      {groups.map(({ id, title, steps }) => (
        <section key={id} aria-label={title}>
          <h3 className={styles.heading}>{title}</h3>
          <ul>
            {steps.map((step) => (
              <li key={step.option.key}>
                <button
                  type="button"
                  className={styles.step}
                  onClick={() => {
                    // While it is open, a dialog keeps the focus inside.
                    flushSync(onClose);
                    places.goTo({ kind: 'option', path: nextOf(step) });
                  }}
                >
                  {isFilled(step) ? <CircleCheck className={styles.done} aria-hidden /> : <Circle aria-hidden />}
                  {step.option.title}
                  <span className={styles.state}>{isFilled(step) ? 'Filled in' : 'To fill in'}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
