/** The configuration as a form: its panel, its sections, its search, the guided set-up and the checklist of what is to be filled in. */
import { lazyDialog } from '../../ui/lazyPart.tsx';

export { ConfigForm } from './ConfigForm.tsx';
export { startGuide } from './guide/guidePlace.ts';
export { SearchBox } from './search/SearchBox.tsx';
export { SectionNav } from './sections/SectionNav.tsx';

export const TakeSecretsOutDialog = lazyDialog(
  async () => (await import('./references/TakeSecretsOutDialog.tsx')).TakeSecretsOutDialog,
);
export const ChecklistDialog = lazyDialog(async () => (await import('./ChecklistDialog.tsx')).ChecklistDialog);
