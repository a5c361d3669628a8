import { consentTo } from './consent.ts';
import { objectStore } from './objectStore.ts';

/** Images that the user agreed to keep in this browser: files by key. Nothing else of the configuration is stored here. */
interface KeptFile {
  readonly fileName: string;
  readonly file: Blob;
}

interface KeptImage extends KeptFile {
  readonly key: string;
}

const databaseName = 'local-images';
const withStore = objectStore(databaseName, 'images', 'key');

/** The consent to keep images. */
export const {
  isGiven: keepsImages,
  give: startKeepingImages,
  withdraw: forgetKeptImages,
} = consentTo(databaseName, 'keepLocalImages');

/** False when the browser refuses: private mode, or no space. */
export async function keepImage(key: string, { fileName, file }: KeptFile): Promise<boolean> {
  const kept: KeptImage = { key, fileName, file };
  return (await withStore('readwrite', (store) => store.put(kept))) !== undefined;
}

export async function unkeepImage(key: string): Promise<void> {
  if (keepsImages()) await withStore('readwrite', (store) => store.delete(key));
}

export async function keptImages(): Promise<readonly { readonly key: string; readonly file: File }[]> {
  if (!keepsImages()) return [];
  const kept = (await withStore('readonly', (store) => store.getAll())) ?? [];
  return (kept as KeptImage[]).map(({ key, fileName, file }) => ({ key, file: new File([file], fileName) }));
}
