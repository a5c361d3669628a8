import { type ReactNode, useState } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { type WrappedFile, WrappedFileDialog } from '../dialogs/WrappedFileDialog.tsx';

type Delivery = typeof import('../../../delivery/index.ts');

interface WrappedFiles {
  /** Opens a file directly, unless it merely contains a configuration: then the user decides. */
  readonly decide: (delivery: Delivery, name: string, text: string, openAsItIs: () => void) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Files that contain the configuration: Compose files, manifests, units, scripts. */
export function useWrappedFile(): WrappedFiles {
  const page = usePageState();
  const [wrapped, setWrapped] = useState<WrappedFile>();

  async function decide(delivery: Delivery, name: string, text: string, openAsItIs: () => void) {
    const reader = delivery.findWrapping(text, await page.part(delivery.yamlLoading)());
    if (reader === undefined) openAsItIs();
    else setWrapped({ name, text, reader, openAsItIs });
  }

  return { decide, dialog: <WrappedFileDialog file={wrapped} onClose={() => setWrapped(undefined)} /> };
}
