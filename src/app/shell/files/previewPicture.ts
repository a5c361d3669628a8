import { brandingPaths } from '../../../branding/index.ts';
import type { Workspace } from '../../../workspace/index.ts';
import type { ChosenFile } from '../../platform/fileAccess.ts';
import { localImageKey, setLocalImage } from '../../state/localImages.ts';
import { createNavigation } from '../../state/navigation.ts';
import type { PageState } from '../../state/pageState.ts';
import { showPanel } from '../panes/panels.tsx';

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
  if (isShown) showPanel(page.part(createNavigation), 'branding');
}
