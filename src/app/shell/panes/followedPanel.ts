import type { SectionId } from '../../../config/index.ts';
import type { PanelId } from '../../places/place.ts';
import { panels } from './panels.tsx';

/** The panel to show while an option of this section is edited; a panel that follows no section stays. */
export function followedPanel(shown: PanelId, section: SectionId | undefined): PanelId {
  const follows = panels.some(({ id, sections }) => id === shown && sections);
  const next = panels.find(({ sections }) => section !== undefined && sections?.includes(section));
  return follows && next ? next.id : shown;
}
