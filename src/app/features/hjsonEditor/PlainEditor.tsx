import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { usePreferences } from '../../page/preferences.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { Notice } from '../../ui/Notice.tsx';
import { createPlainSession, hiddenSecret, type PlainSession } from './binding/plainSession.ts';
import styles from './Editor.module.css';
import type { SecretCopy } from './secrets/secretCopy.ts';

interface PlainEditorProps {
  /** Holds the session while this is rendered. */
  readonly session: RefObject<PlainSession | undefined>;
  /** Whether Monaco failed to load. */
  readonly hasFailed: boolean;
  readonly onCopySecrets: (copy: SecretCopy) => void;
}

/** The text in a text area, independent of Monaco: same binding, same history, secrets hidden in the same way. */
export function PlainEditor({ session, hasFailed, onCopySecrets }: PlainEditorProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { wrapsText, textSize } = usePreferences();
  const area = useRef<HTMLTextAreaElement>(null);
  const [refusedAt, setRefusedAt] = useState<number>();
  // The text is in the first frame.
  useLayoutEffect(() => {
    if (!area.current) return;
    const created = createPlainSession(area.current, workspace, page, { onCopySecrets, onRefused: setRefusedAt });
    session.current = created;
    return () => {
      session.current = undefined;
      created.dispose();
    };
  }, [workspace, page, session, onCopySecrets]);
  return (
    <div className={styles.plainPane}>
      {hasFailed && (
        <Notice kind="warning">
          The editor could not be loaded. This is a plain editor without colours and completion; secrets stay hidden.
        </Notice>
      )}
      <textarea
        ref={area}
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
      {refusedAt !== undefined && (
        <p className={styles.refusal} aria-hidden="true" style={{ top: refusedAt }}>
          {hiddenSecret}
        </p>
      )}
    </div>
  );
}
