import { announce } from '../../page/announcer.ts';
import { previewWindow } from '../../page/dialogs.ts';
import type { PageState } from '../../page/pageState.ts';

/** An empty page, so that the address reveals nothing; it has the origin and the content security policy of this one. */
const blank = 'about:blank';

/** Opens the window, or brings the open one to the front. It is filled by `PreviewWindow`. */
export function openPreviewWindow(page: PageState): void {
  const store = page.part(previewWindow);
  const current = store.get();
  if (current && !current.closed) {
    current.focus();
    return;
  }
  const opened = window.open(blank, 'branding-preview', 'popup,width=1360,height=900');
  if (!opened) {
    announce(page, 'The browser blocked the window. Allow pop-ups for this page, or use Expand.');
    return;
  }
  store.set(opened);
}
