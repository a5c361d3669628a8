import type { ReactNode } from 'react';
import { forgetEverything } from '../../commands/forgetEverything.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { type FileOpening, useOpenFile } from './useOpenFile.tsx';
import { useSaveFile } from './useSaveFile.tsx';

interface FileActions extends Pick<FileOpening, 'read' | 'drop' | 'compareFiles'> {
  readonly save: () => void;
  readonly forget: () => void;
  /** The dialogs of these actions. */
  readonly dialogs: ReactNode;
}

export function useFileActions(): FileActions {
  const page = usePageState();
  const workspace = useWorkspace();
  const opening = useOpenFile();
  const saving = useSaveFile(opening.decode);

  async function forget() {
    const isDone = await forgetEverything(workspace, page);
    if (isDone) announce(page, forgotten, { kind: 'good' });
    else announce(page, notAllForgotten, { kind: 'error' });
  }

  return {
    read: opening.read,
    drop: opening.drop,
    compareFiles: opening.compareFiles,
    save: saving.save,
    forget,
    dialogs: (
      <>
        {opening.dialog}
        {saving.dialog}
      </>
    ),
  };
}

const forgotten =
  'All local data is deleted. The open configuration stays until you close it, and Undo does not bring it back then.';

const notAllForgotten = "The browser did not delete everything. Delete this site's data in the browser settings.";
