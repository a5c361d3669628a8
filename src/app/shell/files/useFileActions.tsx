import { type ReactNode, useState } from 'react';
import { forgetEverything } from '../../commands/forgetEverything.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { FileMessage, type Message } from './FileMessage.tsx';
import { type FileOpening, useOpenFile } from './useOpenFile.tsx';
import { useSaveFile } from './useSaveFile.tsx';

interface FileActions extends Pick<FileOpening, 'read' | 'drop' | 'compareFiles'> {
  readonly save: () => void;
  readonly forget: () => void;
  /** The messages and dialogs of these actions. */
  readonly messages: ReactNode;
}

export function useFileActions(): FileActions {
  const page = usePageState();
  const workspace = useWorkspace();
  const [message, setMessage] = useState<Message>();
  const opening = useOpenFile(setMessage);
  const saving = useSaveFile(setMessage, opening.decode);

  async function forget() {
    const isDone = await forgetEverything(workspace, page);
    setMessage(isDone ? forgotten : notAllForgotten);
  }

  return {
    read: opening.read,
    drop: opening.drop,
    compareFiles: opening.compareFiles,
    save: saving.save,
    forget,
    messages: (
      <>
        {message && <FileMessage message={message} onClose={() => setMessage(undefined)} />}
        {opening.dialog}
        {saving.dialog}
      </>
    ),
  };
}

const forgotten: Message = {
  kind: 'good',
  text: 'All local data is deleted. The open configuration stays until you close it, and Undo does not bring it back then.',
};

const notAllForgotten: Message = {
  kind: 'error',
  text: "The browser did not delete everything. Delete this site's data in the browser settings.",
};
