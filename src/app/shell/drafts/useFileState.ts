import { counted } from 'source-text';
import { type DraftState, useDraftState } from '../../drafts/draftState.ts';
import { filesOnDisk, isUnsaved } from '../../page/files.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';

/** What happens to unsaved work: a draft in this browser is not a file. */
const unsaved: Record<DraftState['keeping'] | 'protected', string> = {
  none: 'Unsaved',
  kept: 'Unsaved · draft lost if this tab crashes or the browser closes · Protect…',
  protected: 'Unsaved · draft protected by your passphrase',
  off: 'Unsaved · no draft kept',
  insecure: 'Unsaved · no draft kept: this page is not on HTTPS',
  failed: 'Unsaved · the draft could not be kept',
};

/** Whether the document is saved, what would happen to it otherwise, and which drafts wait; empty for a file as it was opened. */
export function useFileState(): string {
  const { keeping, isProtected, locked, waiting } = useDraftState();
  const onDisk = usePageState().part(filesOnDisk);
  const kept = useSelected((snapshot) => {
    const { file, text } = snapshot;
    if (isUnsaved(snapshot)) return undefined;
    if (file && onDisk.has(file.id)) return 'Saved';
    return file?.openedText === text ? '' : 'Downloaded';
  });
  return [
    ...(locked.length > 0 ? ['Locked draft waiting'] : []),
    ...(waiting.length > 0 ? [counted(waiting.length, 'other draft')] : []),
    kept ?? unsaved[keeping === 'kept' && isProtected ? 'protected' : keeping],
  ]
    .filter(Boolean)
    .join(' · ');
}
