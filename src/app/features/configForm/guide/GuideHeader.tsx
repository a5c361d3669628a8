import type { ReactNode } from 'react';
import { type DraftState, useDraftState } from '../../../drafts/draftState.ts';
import { showDialog } from '../../../page/dialogs.ts';
import { useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { headingId } from '../../../places/focusNear.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './GuideHeader.module.css';
import { leaveGuide } from './guidePlace.ts';
import { guideSteps } from './guideSteps.ts';

/** What happens to the answers, and how to leave. */
const sentences: Readonly<Record<DraftState['keeping'] | 'protected', string>> = {
  none: '',
  kept: 'Kept as a draft in this tab. It is lost if the tab crashes.',
  protected: 'Kept as a draft, protected by your passphrase.',
  off: 'No draft is kept.',
  insecure: 'No draft is kept: this page is not on HTTPS.',
  failed: 'The draft could not be kept.',
};

/** The name of the document, where it is kept, and a button back to the editor. */
export function GuideHeader({ children }: { readonly children?: ReactNode }) {
  const page = usePageState();
  const step = useGuide()?.step ?? 0;
  const name = useSelected(({ file }) => (file?.savedText === undefined ? 'New configuration' : file.name));
  const isDirty = useSelected((snapshot) => snapshot.isDirty);
  const { keeping, isProtected } = useDraftState();
  const draft = keeping === 'kept' && isProtected ? 'protected' : keeping;
  return (
    <header className={styles.header}>
      <title>{`${isDirty ? '• ' : ''}${name} – Guided set-up`}</title>
      {children}
      <h1 className={styles.name} id={headingId} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.draft}>{isDirty ? sentences[draft] : 'Saved.'}</p>
      {isDirty && draft === 'kept' && (
        <Button
          look="link"
          className={styles.protect}
          aria-haspopup="dialog"
          onClick={() => showDialog(page, { kind: 'drafts' })}
        >
          Protect…
        </Button>
      )}
      <Button onClick={() => void leaveGuide(page, { kind: 'option', path: guideSteps[step]?.keys.slice(0, 1) ?? [] })}>
        Leave
      </Button>
    </header>
  );
}
