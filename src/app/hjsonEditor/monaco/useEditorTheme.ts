import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { type Preferences, usePreferences } from '../../state/preferences.ts';
import { darkTheme, lightTheme } from './themes.ts';

const dark = '(prefers-color-scheme: dark)';
const forced = '(forced-colors: active)';

/** The editor theme for the page's theme; Monaco's own in forced colours. */
export function useEditorTheme(): string {
  return themeFor(usePreferences().theme, useMediaQuery(dark), useMediaQuery(forced));
}

/** The same as of now, outside a view. */
export function themeNow(theme: Preferences['theme']): string {
  return themeFor(theme, matchMedia(dark).matches, matchMedia(forced).matches);
}

function themeFor(theme: Preferences['theme'], prefersDark: boolean, isForced: boolean): string {
  if (isForced) return prefersDark ? 'hc-black' : 'hc-light';
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return isDark ? darkTheme : lightTheme;
}
