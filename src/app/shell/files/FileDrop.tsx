import { useEffect, useEffectEvent, useState } from 'react';
import { openDropped } from '../../commands/openFile.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { readDropped } from '../../platform/fileAccess.ts';
import { isDialogOpen } from '../../platform/isDialogOpen.ts';
import { isTextBox } from '../../platform/textBox.ts';
import styles from '../App.module.css';

/** Accepts a file dropped anywhere on the page; a drop never navigates away from unsaved work. */
export function FileDrop() {
  const page = usePageState();
  const workspace = useWorkspace();
  const [isOver, setIsOver] = useState(false);
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (event.defaultPrevented || takesText(event)) return;
    event.preventDefault();
    if (!event.dataTransfer || !hasFiles(event) || isDialogOpen()) return;
    void openDropped(workspace, page, readDropped(event.dataTransfer));
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = (event: DragEvent) => {
      const isTaken = event.defaultPrevented || takesText(event);
      if (!isTaken) event.preventDefault();
      setIsOver(!isTaken && hasFiles(event) && !isDialogOpen());
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal });
    document.addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, []);

  return isOver && <div className={styles.drop}>Drop the file to open{isOpen && ' or compare'} it</div>;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Text dragged into a field is left to the field. */
function takesText(event: DragEvent): boolean {
  return isTextBox(event.target) && !hasFiles(event);
}
