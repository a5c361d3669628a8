import { optionAt } from '../../../config/index.ts';
import { dottedName } from '../../../text/index.ts';
import { fillInFraction, fillInProgress } from '../../state/fillInProgress.ts';
import { createNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './GuidedSetup.module.css';
import { leaveGuide } from './leaveGuide.ts';

/** What is still to fill in, with a link to each. */
export function GuideSummary() {
  const page = usePageState();
  const progress = useFacts(fillInProgress);
  const open = progress.steps.flatMap((step) => step.open);
  const navigation = page.part(createNavigation);
  return (
    <>
      {open.length === 0 ? (
        <p>Everything without a default is filled in. Limits and support have defaults; change them in the form.</p>
      ) : (
        <>
          <p>{fillInFraction(progress)} filled in. What is left:</p>
          <ul className={styles.open}>
            {open.map((path) => (
              <li key={dottedName(path)}>
                <Button look="link" onClick={() => navigation.go({ kind: 'form', path })}>
                  {optionAt(path)?.title ?? dottedName(path.slice(-1))}
                </Button>
                <code dir="ltr">{dottedName(path)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.presetRow}>
        <Button look="primary" data-first onClick={() => leaveGuide(page, open[0] ?? [])}>
          Show the whole form
        </Button>
        <Button onClick={() => navigation.go({ kind: 'panel', panel: 'export' })}>Export…</Button>
      </div>
    </>
  );
}
