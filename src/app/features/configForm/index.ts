/** The configuration as a form: its panel, its sections, its search, the guided set-up and the checklist of what is to be filled in. */
import { lazyDialog, lazyPart } from '../../ui/lazyPart.tsx';

export { ConfigForm } from './ConfigForm.tsx';
export { SearchBox } from './search/SearchBox.tsx';
export { SectionNav } from './sections/SectionNav.tsx';

export const GuidedSetup = lazyPart(async () => (await import('./guide/GuidedSetup.tsx')).GuidedSetup);
export const TakeSecretsOutDialog = lazyDialog(
  async () => (await import('./references/TakeSecretsOutDialog.tsx')).TakeSecretsOutDialog,
);
export const ChecklistDialog = lazyDialog(
  async () => (await import('./checklist/ChecklistDialog.tsx')).ChecklistDialog,
);
export const presetCommands = async () => (await import('./presets/presetCommands.ts')).presetCommands;
