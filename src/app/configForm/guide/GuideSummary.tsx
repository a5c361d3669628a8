import { dottedName } from '../../../text/index.ts';
import { createNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './GuidedSetup.module.css';
import { leaveGuide } from './leaveGuide.ts';
import { openQuestions } from './openQuestions.ts';

/** What is still to fill in, with a link to each. */
export function GuideSummary() {
  const page = usePageState();
  const open = useFacts((snapshot) => openQuestions(snapshot));
  const navigation = page.part(createNavigation);
  return (
    <>
      {open.length === 0 ? (
        <p>Everything without a default is filled in. Limits and support have defaults; change them in the form.</p>
      ) : (
        <>
          <p>Still to fill in: {open.length}</p>
          <ul className={styles.open}>
            {open.map(({ path, title }) => (
              <li key={dottedName(path)}>
                <Button look="link" onClick={() => navigation.go({ kind: 'form', path })}>
                  {title}
                </Button>
                <code dir="ltr">{dottedName(path)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.presetRow}>
        <Button look="primary" data-first onClick={() => leaveGuide(page, open[0]?.path ?? [])}>
          Show the whole form
        </Button>
        <Button onClick={() => navigation.go({ kind: 'panel', panel: 'export' })}>Export…</Button>
      </div>
    </>
  );
}
