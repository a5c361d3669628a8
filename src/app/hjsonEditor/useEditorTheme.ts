import { useMediaQuery } from '../browser/mediaQuery.ts';
import { usePreferences } from '../browser/preferences.ts';
import { darkTheme, lightTheme } from './themes.ts';

/** The name of the editor theme that goes with the page's. */
export function useEditorTheme(): string {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const { theme } = usePreferences();
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return isDark ? darkTheme : lightTheme;
}
