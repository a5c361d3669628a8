import { options } from '../../config/index.ts';
import type { Severity } from '../../text/index.ts';
import { type DraftState, useDraftState } from '../browser/drafts/draftState.ts';
import { navigation } from '../browser/navigation.ts';
import { Button } from '../components/Button.tsx';
import { SeverityMark } from '../components/Notice.tsx';
import { useSnapshot } from '../useWorkspace.ts';
import styles from './StatusLine.module.css';

const plural: Record<Severity, readonly [string, string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
};

/** What happens to unsaved work: a draft in this browser is not a file. */
const unsaved: Record<DraftState['keeping'] | 'protected', string> = {
  none: 'Not saved to file',
  kept: 'Draft kept in this browser · not saved to file',
  protected: 'Draft kept, even through a crash · not saved to file',
  off: 'No draft kept in this browser · not saved to file',
  failed: 'The draft could not be kept · not saved to file',
};

export function StatusLine({ onDrafts }: { readonly onDrafts: () => void }) {
  const { keeping, isProtected, locked } = useDraftState();
  const draft = keeping === 'kept' && isProtected ? 'protected' : keeping;
  const { problems, config, text, isDirty, file } = useSnapshot();
  const topLevel = options.filter((option) => option.path.length === 1);
  const setCount = topLevel.filter((option) => config.entries.get(option.key)?.state !== 'unset').length;
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  return (
    <footer className={styles.status}>
      {(['error', 'warning'] as const).map((severity) => (
        <Button
          key={severity}
          look="quiet"
          className={`${styles.count} ${count(severity) ? styles[severity] : ''}`}
          onClick={() => navigation.go({ kind: 'panel', panel: 'problems' })}
        >
          <SeverityMark kind={severity} />
          {count(severity)} {plural[severity][count(severity) === 1 ? 0 : 1]}
        </Button>
      ))}
      <span className={styles.wide}>
        {setCount} of {topLevel.length} options set
      </span>
      <span className={styles.roomy}>Line ends {text.includes('\r\n') ? 'CRLF' : 'LF'} · UTF-8</span>
      {file?.notes.map((note) => (
        <span key={note} className={styles.roomy}>
          {note}
        </span>
      ))}
      <span className={styles.end}>Nothing leaves this page</span>
      <Button look="quiet" className={styles.file ?? ''} aria-haspopup="dialog" onClick={onDrafts}>
        {locked.length > 0 && 'Locked draft waiting · '}
        {isDirty ? unsaved[draft] : 'Same as the file'}
      </Button>
    </footer>
  );
}
