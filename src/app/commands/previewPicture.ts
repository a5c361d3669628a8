import { brandingPaths } from '../../branding/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { localImageKey, setLocalImage } from '../page/localImages.ts';
import type { PageState } from '../page/pageState.ts';
import { createPlaces } from '../places/places.ts';
import type { ChosenFile } from '../platform/fileAccess.ts';

/** Shows a local picture in the branding preview; the path in the configuration stays unchanged. */
export async function previewPicture(
  workspace: Workspace,
  page: PageState,
  { name, bytes }: ChosenFile,
  role: 'logo' | 'background',
): Promise<void> {
  const path = brandingPaths[role];
  const key = localImageKey(path, workspace.snapshot.config.value(path));
  const isShown = await setLocalImage(page, key, new File([bytes], name));
  if (isShown) page.part(createPlaces).goTo({ kind: 'tool', tool: 'branding' });
}
