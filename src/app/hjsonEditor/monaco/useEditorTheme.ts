import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { usePreferences } from '../../state/preferences.ts';
import { darkTheme, lightTheme } from './themes.ts';

/** The editor theme for the page's theme; Monaco's own in forced colours. */
export function useEditorTheme(): string {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isForced = useMediaQuery('(forced-colors: active)');
  const { theme } = usePreferences();
  if (isForced) return prefersDark ? 'hc-black' : 'hc-light';
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return isDark ? darkTheme : lightTheme;
}
