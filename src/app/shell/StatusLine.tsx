import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, type Severity } from '../../text/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { type DraftState, useDraftState } from '../drafts/draftState.ts';
import { fillInFraction, fillInProgress } from '../page/fillInProgress.ts';
import { type TypedValue, useVisibleFacts, visibleProblems } from '../page/typing.ts';
import { usePlaces } from '../places/places.ts';
import { useElement } from '../places/useElement.ts';
import { Button } from '../ui/Button.tsx';
import { SeverityMark } from '../ui/Notice.tsx';
import { useOneStop } from '../ui/useOneStop.ts';
import styles from './StatusLine.module.css';

/** What happens to unsaved work: a draft in this browser is not a file. */
const unsaved: Record<DraftState['keeping'] | 'protected', ReactNode> = {
  none: 'Unsaved',
  kept: (
    <>
      <span className={styles.wide}>Unsaved · </span>draft lost if this tab crashes
      <span className={styles.roomiest}> or the browser closes</span>
      <span className={styles.wide}> · Protect…</span>
    </>
  ),
  protected: 'Unsaved · draft protected by your passphrase',
  off: 'Unsaved · no draft kept',
  failed: 'Unsaved · the draft could not be kept',
};

export function StatusLine({ onDrafts }: { readonly onDrafts: () => void }) {
  const places = usePlaces();
  const { keeping, isProtected, locked, waiting } = useDraftState();
  const draft = keeping === 'kept' && isProtected ? 'protected' : keeping;
  const { counts, progress, lineEnds, isDirty, notes } = useVisibleFacts(statusOf);
  return (
    <footer ref={useElement('part', 'status')}>
      <div className={styles.status} {...useOneStop()}>
        {(['error', 'warning'] as const).map((severity) => (
          <Button
            key={severity}
            look="quiet"
            size="compact"
            className={`${styles.count} ${counts[severity] ? styles[severity] : ''}`}
            onClick={() => places.goTo({ kind: 'panel', panel: 'problems' })}
          >
            <span className={styles.mark} aria-hidden>
              <SeverityMark kind={severity} />
            </span>
            {counted(counts[severity], severity)}
          </Button>
        ))}
        <span className={styles.wide}>{progress === undefined ? 'Text only' : `${progress} filled in`}</span>
        {notes.map((note) => (
          <span key={note} className={styles.roomy}>
            {note}
          </span>
        ))}
        <span className={styles.end}>
          <Lock aria-hidden /> Nothing leaves your browser
        </span>
        <span className={styles.roomy}>{lineEnds} · UTF-8</span>
        <Button look="quiet" size="compact" className={styles.file ?? ''} aria-haspopup="dialog" onClick={onDrafts}>
          {locked.length > 0 && 'Locked draft waiting · '}
          {waiting.length > 0 && `${counted(waiting.length, 'other draft')} · `}
          {isDirty ? unsaved[draft] : 'Saved'}
        </Button>
      </div>
    </footer>
  );
}

function statusOf(snapshot: Snapshot, typed: TypedValue | undefined) {
  const { document, text, isDirty, file } = snapshot;
  const visible = visibleProblems(snapshot, typed);
  const count = (severity: Severity) => visible.filter((problem) => problem.severity === severity).length;
  return {
    counts: { error: count('error'), warning: count('warning') },
    progress: document.excess ? undefined : fillInFraction(fillInProgress(snapshot)),
    lineEnds: text.includes('\r\n') ? 'CRLF' : 'LF',
    isDirty,
    notes: file?.notes ?? [],
  };
}
