import { useEffect, useState } from 'react';
import { usePageState } from '../state/pageState.ts';
import { usePreferences } from '../state/preferences.ts';
import { textPane } from '../state/textPane.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { Notice } from '../ui/Notice.tsx';
import { createPlainSession } from './binding/plainSession.ts';
import styles from './Editor.module.css';

/** The text without Monaco: same binding, same history, secrets hidden in the same way. */
export function PlainEditor() {
  const workspace = useWorkspace();
  const { wrapsText, textSize } = usePreferences();
  const [refused, setRefused] = useState(false);
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const pane = usePageState().part(textPane);
  useEffect(() => pane.set('shown'), [pane]);
  useEffect(() => {
    if (!area) return;
    const session = createPlainSession(area, workspace, () => setRefused(true));
    return () => session.dispose();
  }, [area, workspace]);
  return (
    <div className={styles.plainPane}>
      <Notice kind="warning">
        The editor could not be loaded. Here is the text without colours and completion; secrets stay hidden.
      </Notice>
      {refused && <Notice kind="hint">A hidden secret cannot be changed here. Change it in the form.</Notice>}
      <textarea
        ref={setArea}
        className={styles.plain}
        aria-label="HJSON text"
        data-in-document
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap={wrapsText ? 'soft' : 'off'}
        style={{ fontSize: textSize }}
      />
    </div>
  );
}
