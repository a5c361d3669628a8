/**
 * The configuration as a form. Start at `ConfigForm.tsx`, then `OptionField.tsx`.
 * `option/`: what the form knows of an option and does with it. `controls/`: a file per kind of field; `typing/`: a value while it is
 * typed. `sections/` and `search/`: which rows are shown; `consequences/`: what a section leads to; `notes/`, `unknownKeys/` and
 * `references/`: notes, keys that are no option, values that are filled in elsewhere. `environment/`: the server's other variables. `checklist/`: what is still to fill in; `guide/`: a
 * question for each section; `presets/` and `discovery/`: filling in from what a provider publishes.
 */
import { lazyDialog } from '../../ui/lazyPart.tsx';

export { ConfigForm } from './ConfigForm.tsx';
export { rowKeyOf } from './option/foldedLevels.ts';
export { SearchBox } from './search/SearchBox.tsx';
export { SectionNav } from './sections/SectionNav.tsx';

export const TakeSecretsOutDialog = lazyDialog(
  async () => (await import('./references/TakeSecretsOutDialog.tsx')).TakeSecretsOutDialog,
);
export const FillInDialog = lazyDialog(async () => (await import('./checklist/FillInList.tsx')).FillInDialog);
export const presetCommands = async () => (await import('./presets/presetCommands.ts')).presetCommands;
