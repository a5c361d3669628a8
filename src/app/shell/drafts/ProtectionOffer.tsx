import { useLayoutEffect } from 'react';
import { useDraftState } from '../../drafts/draftState.ts';
import { recoverFocus } from '../../platform/focusHeading.ts';
import { usePageState } from '../../state/pageState.ts';
import { setPreference, usePreferences } from '../../state/preferences.ts';
import { useSelected } from '../../state/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './drafts.module.css';

/** Offers to protect drafts from the first edit of a document without a file until it is answered, which is remembered. */
export function ProtectionOffer({ onDrafts }: { readonly onDrafts: () => void }) {
  const page = usePageState();
  const { keeping, isProtected } = useDraftState();
  const { offersProtection } = usePreferences();
  const isNew = useSelected(({ file, text, opened }) => file?.savedText === undefined && text !== opened.text);
  const isShown = offersProtection && isNew && keeping === 'kept' && !isProtected;
  // It takes its height from the panes: the field that is being typed in stays in sight.
  useLayoutEffect(() => {
    if (isShown) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  function answer(then: () => void) {
    setPreference(page, 'offersProtection', false);
    then();
  }

  return (
    <div role="status" className={styles.notice}>
      {isShown && (
        <div className={styles.offer}>
          <span>Your draft is lost if this tab crashes or the browser closes. Protect drafts with a passphrase?</span>
          <span className={styles.actions} data-uncovered>
            <Button size="compact" aria-haspopup="dialog" onClick={() => answer(onDrafts)}>
              Protect…
            </Button>
            <Button look="quiet" size="compact" onClick={() => answer(() => requestAnimationFrame(recoverFocus))}>
              Not now
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
