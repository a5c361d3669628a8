/**
 * Runs before the built page is painted, and before the code of the page has come: a script of its own, since the page's policy
 * allows none inside the page.
 */

import { applyTheme, storedPreferences } from '../../page/storedPreferences.ts';
import { keepDroppedFiles } from './keepDroppedFiles.ts';
import { reportScriptFailure } from './reportScriptFailure.ts';

applyTheme(storedPreferences().theme, document);
reportScriptFailure(window);
keepDroppedFiles(window);
