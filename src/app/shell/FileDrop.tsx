import { useEffect, useEffectEvent, useState } from 'react';
import { type ChosenFile, readFile } from '../browser/fileAccess.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  readonly onDrop: (file: ChosenFile) => void;
}

/** Takes a file dropped anywhere on the page; a drop never navigates the tab away from unsaved work. */
export function FileDrop({ onDrop }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(async (event: DragEvent) => {
    setIsOver(false);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onDrop(await readFile(file));
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = (event: DragEvent) => {
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      setIsOver(!isTaken && (event.dataTransfer?.types.includes('Files') ?? false));
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, []);

  return isOver && <div className={styles.drop}>Drop the file to open it</div>;
}
