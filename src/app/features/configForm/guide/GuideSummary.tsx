import type { Ref } from 'react';
import { optionAt } from '../../../../config/index.ts';
import { dottedName } from '../../../../text/index.ts';
import { fillInFraction, fillInProgress } from '../../../page/fillInProgress.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './GuidedSetup.module.css';
import { leaveGuide } from './leaveGuide.ts';

/** What is still to fill in, with a link to each. */
export function GuideSummary({ first }: { readonly first: Ref<HTMLButtonElement> }) {
  const page = usePageState();
  const progress = useFacts(fillInProgress);
  const open = progress.steps.flatMap((step) => step.open);
  const places = usePlaces();
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
                <Button look="link" onClick={() => places.goTo({ kind: 'option', path })}>
                  {optionAt(path)?.title ?? dottedName(path.slice(-1))}
                </Button>
                <code dir="ltr">{dottedName(path)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.presetRow}>
        <Button ref={first} look="primary" onClick={() => leaveGuide(page, open[0])}>
          Show the whole form
        </Button>
        <Button onClick={() => places.goTo({ kind: 'panel', panel: 'export' })}>Export…</Button>
      </div>
    </>
  );
}
