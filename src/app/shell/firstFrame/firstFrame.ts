/**
 * Runs before the built page is painted, and before the code of the page has come: a script of its own, since the page's policy
 * allows none inside the page.
 */
import { afterFirstPaint, preloadStage } from '../../platform/preloadStage.ts';
import { applyTheme, storedPreferences } from '../../state/storedPreferences.ts';
import { keepEarlyEvents } from './earlyEvents.ts';
import { sayWhenCodeFails } from './sayWhenCodeFails.ts';

applyTheme(storedPreferences().theme, document);
sayWhenCodeFails(window);
const prepare = () => preloadStage('document');
keepEarlyEvents(window, prepare);
// Not before: on a slow line, it would share that with what the first frame waits for.
afterFirstPaint(prepare);
