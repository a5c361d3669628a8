import { counted, type Severity } from 'source-text';
import type { Snapshot } from '../../workspace/index.ts';
import { showDialog } from '../page/dialogs.ts';
import { optionCountsInWords } from '../page/fillInProgress.ts';
import { usePageState } from '../page/pageState.ts';
import { type TypedValue, useVisibleFacts, visibleProblems } from '../page/typing.ts';
import { usePlaces } from '../places/places.ts';
import { useElement } from '../places/useElement.ts';
import { Button } from '../ui/Button.tsx';
import { SeverityMark } from '../ui/Notice.tsx';
import { useOneStop } from '../ui/useOneStop.ts';
import { useFileState } from './drafts/useFileState.ts';
import styles from './StatusLine.module.css';

export function StatusLine() {
  const page = usePageState();
  const places = usePlaces();
  const fileState = useFileState();
  const { counts, progress, lineEnds, notes } = useVisibleFacts(statusOf);
  return (
    <footer ref={useElement('part', 'status')}>
      <div className={styles.status} {...useOneStop()}>
        {(['error', 'warning'] as const)
          .filter((severity) => counts[severity] > 0)
          .map((severity) => (
            <Button
              key={severity}
              look="quiet"
              size="compact"
              className={`${styles.count} ${styles[severity]}`}
              onClick={() => places.goTo({ kind: 'tool', tool: 'problems' })}
            >
              <span className={styles.mark} aria-hidden>
                <SeverityMark kind={severity} />
              </span>
              {counted(counts[severity], severity)}
            </Button>
          ))}
        {progress && <span>{progress}</span>}
        {notes.map((note) => (
          <span key={note} className={`${styles.roomy} ${styles.note}`} title={note}>
            {note}
          </span>
        ))}
        {lineEnds && <span className={styles.roomy}>{lineEnds}</span>}
        {fileState && (
          <Button
            look="quiet"
            size="compact"
            className={styles.file ?? ''}
            aria-haspopup="dialog"
            onClick={() => showDialog(page, { kind: 'drafts' })}
          >
            {fileState}
          </Button>
        )}
      </div>
    </footer>
  );
}

function statusOf(snapshot: Snapshot, typed: TypedValue | undefined) {
  const { document, text, file } = snapshot;
  const visible = visibleProblems(snapshot, typed);
  const count = (severity: Severity) => visible.filter((problem) => problem.severity === severity).length;
  return {
    counts: { error: count('error'), warning: count('warning') },
    progress: document.excess ? 'Text only' : optionCountsInWords(snapshot),
    lineEnds: text.includes('\r\n') ? 'CRLF' : undefined,
    notes: file?.notes ?? [],
  };
}
