/** The user's preferences. Never contain anything from the configuration. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly serverVersion: string;
  /** Which panes are beside each other, by the name of the layout. */
  readonly layout: string;
  /** Widths of the panes in percent, by the panes' names. */
  readonly paneWidths: Readonly<Record<string, number>>;
  /** False: the third pane follows what is being edited. */
  readonly panelPinned: boolean;
  /** Whether long lines of the text wrap. */
  readonly wrapsText: boolean;
  /** Font size of the HJSON text, in CSS pixels. */
  readonly textSize: number;
  /** Whether form and text are synchronised. */
  readonly linksPanes: boolean;
  /** The target of the export that was chosen last, by id. */
  readonly exportTarget: string;
}

/** What nobody has changed yet. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  serverVersion: 'latest',
  layout: 'all',
  paneWidths: {},
  panelPinned: false,
  wrapsText: true,
  textSize: 13,
  linksPanes: true,
  exportTarget: 'config.json',
};
export const storageKey = 'preferences';

/** The stored values of the right type; storage may be denied or contain anything. */
export function storedPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaultPreferences;
    const known = Object.entries(stored).filter(
      ([name, value]) =>
        name in defaultPreferences && typeof value === typeof defaultPreferences[name as keyof Preferences],
    );
    return { ...defaultPreferences, ...Object.fromEntries(known) };
  } catch {
    return defaultPreferences;
  }
}

/** Has the whole page shown in this theme. */
export function applyTheme(theme: Preferences['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
