import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { usePreferences } from '../../state/preferences.ts';
import { darkTheme, lightTheme } from './themes.ts';

/** The name of the editor theme that goes with the page's. */
export function useEditorTheme(): string {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const { theme } = usePreferences();
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return isDark ? darkTheme : lightTheme;
}
