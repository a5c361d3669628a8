import { useLayoutEffect } from 'react';
import { useDraftState } from '../../drafts/draftState.ts';
import { showDialog } from '../../page/dialogs.ts';
import { usePageState } from '../../page/pageState.ts';
import { setPreference, usePreferences } from '../../page/preferences.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { useElement } from '../../places/useElement.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './drafts.module.css';

/** Offers to protect drafts from the first edit of a document without a file until it is answered, which is remembered. */
export function ProtectionOffer() {
  const page = usePageState();
  const { keeping, isProtected } = useDraftState();
  const { offersProtection } = usePreferences();
  const uncovered = useElement('uncovered', 'protection offer');
  const isNew = useSelected(({ file, text, opened }) => file?.savedText === undefined && text !== opened.text);
  const isShown = offersProtection && isNew && keeping === 'kept' && !isProtected;
  // It reduces the height of the panes: the field being typed in must stay visible.
  useLayoutEffect(() => {
    if (isShown) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  const end = () => setPreference(page, 'offersProtection', false);
  const protect = () => {
    end();
    showDialog(page, { kind: 'drafts' });
  };
  return (
    <div role="status" className={styles.notice}>
      {isShown && (
        <div className={styles.offer}>
          <span>Your draft is lost if this tab crashes or the browser closes. Protect drafts with a passphrase?</span>
          <span className={styles.actions} ref={uncovered}>
            <Button size="compact" aria-haspopup="dialog" onClick={protect}>
              Protect…
            </Button>
            <Button look="quiet" size="compact" onClick={() => focusNear(page, end)}>
              Not now
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
