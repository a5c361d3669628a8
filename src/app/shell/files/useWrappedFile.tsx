import { type ReactNode, useState } from 'react';
import { holdsSentinel } from '../../../references/index.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { type WrappedFile, WrappedFileDialog } from '../dialogs/WrappedFileDialog.tsx';

type Delivery = typeof import('../../../delivery/index.ts');

interface WrappedFiles {
  /** Opens a file directly, unless it merely contains a configuration, or lacks what the open one has: then the user decides. */
  readonly decide: (delivery: Delivery, name: string, text: string, openAsItIs: () => void) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Files that contain the configuration: Compose files, manifests, units, scripts; and redacted copies beside an open configuration. */
export function useWrappedFile(): WrappedFiles {
  const page = usePageState();
  const workspace = useWorkspace();
  const [wrapped, setWrapped] = useState<WrappedFile>();

  async function decide(delivery: Delivery, name: string, text: string, openAsItIs: () => void) {
    const reader = delivery.findWrapping(text, await page.part(delivery.yamlLoading)());
    const { file } = workspace.snapshot;
    if (reader !== undefined) {
      const says = `This file contains the configuration (${reader}). The configuration is opened from it; ${name} stays unchanged.`;
      setWrapped({ name, text, says, openAsItIs });
    } else if (file && holdsSentinel(text)) {
      const says = `This is a redacted copy. What it leaves out can come back from ${file.name}, which is open; ${name} stays unchanged.`;
      setWrapped({ name, text, says, openAsItIs });
    } else openAsItIs();
  }

  return { decide, dialog: <WrappedFileDialog file={wrapped} onClose={() => setWrapped(undefined)} /> };
}
