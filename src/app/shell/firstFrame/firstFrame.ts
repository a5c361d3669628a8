/**
 * Runs before the built page is painted, and before the page's code has loaded: a separate script, since the page's policy
 * allows none inside the page.
 */

import { applyTheme, storedPreferences } from '../../page/storedPreferences.ts';
import { keepDroppedFiles } from './keepDroppedFiles.ts';
import { reportScriptFailure } from './reportScriptFailure.ts';

applyTheme(storedPreferences().theme, document);
reportScriptFailure(window);
keepDroppedFiles(window);
