/**
 * The ways of a configuration out of the page and into it. Start at `ExportPanel.tsx`.
 * `targets/`: a target of the export and what it gives; `apart/`: the ones with their secrets apart; `preview/`: the file as it will be
 * written; `serverFiles/`: files that are exported, too; `redacted/`: which comments a redacted copy keeps; `paste/`: what was found in a
 * paste; `effective/`: the table of effective values.
 */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const ExportPanel = lazyPart(async () => (await import('./ExportPanel.tsx')).ExportPanel);
// What it says about the token request comes with the code of the token request.
export const EffectiveValues = lazyPart(async () => (await import('./effective/EffectiveValues.tsx')).EffectiveValues);
export const ImportForm = lazyPart(async () => (await import('./paste/ImportForm.tsx')).ImportForm);
// What is assumed of the token request brings the Expr language along.
export const UndocumentedList = lazyPart(
  async () => (await import('./effective/UndocumentedList.tsx')).UndocumentedList,
);
export const exportCommands = async () => (await import('./exportCommands.ts')).exportCommands;
