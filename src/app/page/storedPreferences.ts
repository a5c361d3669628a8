import { ownName, storedItem } from '../platform/ownStorage.ts';

/** Font sizes of the HJSON text, in CSS pixels. */
export const textSizes = { least: 10, usual: 13, most: 24 } as const;

const themes = ['system', 'light', 'dark'] as const;

/** The user's preferences. Never contain anything from the configuration. */
export interface Preferences {
  readonly theme: (typeof themes)[number];
  readonly serverVersion: string;
  /** Which of form and text are shown, by the name of the layout. */
  readonly layout: string;
  /** Widths of the panes in percent, by the panes' names. */
  readonly paneWidths: Readonly<Record<string, number>>;
  /** Whether wide windows have a third pane, for the tools. */
  readonly keepsTools: boolean;
  /** Whether long lines of the text wrap. */
  readonly wrapsText: boolean;
  /** Font size of the HJSON text, in CSS pixels. */
  readonly textSize: number;
  /** Whether form and text are synchronised. */
  readonly linksPanes: boolean;
  /** The target of the export that was chosen last, by id. */
  readonly exportTarget: string;
}

/** The defaults. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  serverVersion: 'latest',
  layout: 'formText',
  paneWidths: {},
  keepsTools: true,
  wrapsText: true,
  textSize: textSizes.usual,
  linksPanes: true,
  exportTarget: 'config.json',
};
const storageKey = 'preferences';

/** The same as `isServerVersion` of the configuration, whose code is too much for the first frame. */
const version = /^v?\d{1,9}(\.\d{1,9}){0,2}(-[0-9a-z.-]+)?(\+[0-9a-z.-]+)?$/i;

const isText = (value: unknown) => typeof value === 'string';
const isSwitch = (value: unknown) => typeof value === 'boolean';
const isFrom = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;

/** The valid values of each preference. An invalid one would make the page fail each time it is loaded. */
const isValid: { readonly [Name in keyof Preferences]: (value: unknown) => boolean } = {
  theme: (value) => themes.some((theme) => theme === value),
  serverVersion: (value) => typeof value === 'string' && (value === 'latest' || version.test(value)),
  layout: isText,
  paneWidths: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isFrom(0, 100)),
  keepsTools: isSwitch,
  wrapsText: isSwitch,
  textSize: isFrom(textSizes.least, textSizes.most),
  linksPanes: isSwitch,
  exportTarget: isText,
};

/** The valid ones of the stored values; storage may be denied or contain anything. */
export function storedPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(storedItem(localStorage, storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaultPreferences;
    const valid = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(isValid, name) && isValid[name as keyof Preferences](value),
    );
    return { ...defaultPreferences, ...Object.fromEntries(valid) };
  } catch {
    return defaultPreferences;
  }
}

/** Stores them for the next page; throws where storage is denied. */
export function storePreferences(preferences: Preferences): void {
  localStorage.setItem(ownName(storageKey), JSON.stringify(preferences));
}

/** Whether another tab has stored them. */
export function arePreferences({ key }: StorageEvent): boolean {
  return key === ownName(storageKey);
}

/** Shows a whole document in this theme. */
export function applyTheme(theme: Preferences['theme'], { documentElement: root }: Document): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
