import { usePreferences } from '../../../../page/preferences.ts';
import { useMediaQuery } from '../../../../platform/mediaQuery.ts';
import { darkTheme, lightTheme } from './themes.ts';

/** The editor theme for the page's theme; Monaco's own in forced colours. */
export function useEditorTheme(): string {
  const { theme } = usePreferences();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isForced = useMediaQuery('(forced-colors: active)');
  if (isForced) return prefersDark ? 'hc-black' : 'hc-light';
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return isDark ? darkTheme : lightTheme;
}
