import { ArrowDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { showDialog } from '../../../page/dialogs.ts';
import { fillInProgress, nextOf, nextStep } from '../../../page/fillInProgress.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { afterPress } from '../../../platform/afterPress.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHeld } from '../../../ui/useHeld.ts';
import styles from './FillInLine.module.css';

interface FillInLineProps {
  /** Above the form, or at the bottom of a narrow window, whatever is scrolled. */
  readonly place: 'top' | 'bottom';
}

/** How much is to fill in, with the whole list, and a link to what comes next. Empty when everything is filled in. */
export function FillInLine({ place }: FillInLineProps) {
  const page = usePageState();
  const places = usePlaces();
  const { steps, filled } = useSelected(fillInProgress);
  const isShown = useSettled(filled < steps.length);
  const uncovered = useElement('uncovered', 'next step');
  const next = nextStep(steps);
  if (!isShown) return null;
  return (
    <div className={`${styles.line} ${styles[place]}`} data-next={place}>
      <Button look="link" aria-haspopup="dialog" onClick={() => showDialog(page, { kind: 'checklist' })}>
        {steps.length - filled} to fill in
      </Button>
      {next && (
        <Button
          className="kit-shrink"
          look={place === 'bottom' ? 'primary' : 'quiet'}
          {...(place === 'bottom' && { ref: uncovered })}
          onClick={() => places.goTo({ kind: 'option', path: nextOf(next) })}
        >
          <span className="kit-clip">Next: {next.option.title}</span>
          <ArrowDown aria-hidden />
        </Button>
      )}
    </div>
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
