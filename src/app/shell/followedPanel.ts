import type { PanelId } from '../state/navigation.ts';

const panelOfSection: Readonly<Record<string, PanelId>> = {
  branding: 'branding',
  support: 'branding',
  gateway: 'token',
};

/** The panel to show while an option of this section is edited. Problems and Export stay: the user chose them. */
export function followedPanel(shown: PanelId, section: string | undefined): PanelId {
  const follows = shown === 'branding' || shown === 'token';
  return (follows && section !== undefined && panelOfSection[section]) || shown;
}
