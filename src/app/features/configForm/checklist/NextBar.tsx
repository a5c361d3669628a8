import { ArrowDown } from 'lucide-react';
import { showDialog } from '../../../page/dialogs.ts';
import { fillInProgress, nextOf, nextStep } from '../../../page/fillInProgress.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './NextBar.module.css';

/** For the form alone in a narrow window: how much is to fill in, and a link to what comes next. Empty when everything is. */
export function NextBar() {
  const page = usePageState();
  const places = usePlaces();
  const progress = useFacts(fillInProgress);
  const uncovered = useElement('uncovered', 'next step');
  const next = nextStep(progress.steps);
  if (!next) return null;
  return (
    <div className={styles.bar} data-next>
      <span className={styles.fraction}>
        <Button look="link" aria-haspopup="dialog" onClick={() => showDialog(page, { kind: 'checklist' })}>
          {progress.steps.length - progress.filled} to fill in
        </Button>
      </span>
      <Button look="primary" ref={uncovered} onClick={() => places.goTo({ kind: 'option', path: nextOf(next) })}>
        <span className={styles.next}>Next: {next.option.title}</span>
        <ArrowDown aria-hidden />
      </Button>
    </div>
  );
}
