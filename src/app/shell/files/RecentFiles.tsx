import { useId } from 'react';
import { openFile } from '../../commands/openFile.ts';
import { announce } from '../../page/announcer.ts';
import { clearNames, recentFiles, stopKeepingNames } from '../../page/files.ts';
import { usePageState, usePart } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { usePlaces } from '../../places/places.ts';
import { reopenFile } from '../../platform/fileAccess.ts';
import type { KeptFileName } from '../../platform/keptFileNames.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../kept.module.css';

/** The files that were opened here, each to be opened again; the way to clear their names, and to keep none any more. */
export function RecentFiles() {
  const workspace = useWorkspace();
  const page = usePageState();
  const { elements } = usePlaces();
  const { files } = usePart(recentFiles);
  const titleId = useId();

  function open({ name, handle }: KeptFileName) {
    if (handle) void openFile(workspace, page, reopenFile(name, handle));
    // Without a handle, only the user can find the file.
    else elements.get('part', 'file input')?.click();
  }

  function forget(how: (of: typeof page) => Promise<unknown>, said: string) {
    return focusNear(page, async () => {
      await how(page);
      announce(page, said);
    });
  }

  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          Recent files
        </h3>
        <span className={styles.note}>Names only, kept on this device</span>
        <span className={styles.actions}>
          {files.length > 0 && (
            <Button
              look="quiet"
              size="compact"
              onClick={() => forget(clearNames, 'Cleared the names of recent files.')}
            >
              Clear
            </Button>
          )}
          <Button
            look="quiet"
            size="compact"
            onClick={() => forget(stopKeepingNames, 'Deleted the names of recent files. No more are kept.')}
          >
            Stop keeping names
          </Button>
        </span>
      </div>
      {files.length === 0 ? (
        <p className={styles.note}>The files that you open from now on are listed here.</p>
      ) : (
        <ul className={styles.list} aria-labelledby={titleId}>
          {files.map((file) => (
            <li key={`${file.name} ${file.openedAt}`} className={styles.item}>
              <span className={styles.fileName}>{file.name}</span>
              <span className={styles.note}>{dayOf(file)}</span>
              <Button size="compact" aria-label={`Open ${file.name}`} onClick={() => open(file)}>
                {file.handle ? 'Open' : 'Choose…'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** When a file was last opened, in readable form. */
function dayOf({ openedAt }: KeptFileName): string {
  return new Date(openedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
