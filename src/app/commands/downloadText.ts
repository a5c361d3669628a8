import { saveBytes } from '../../opening/index.ts';
import { announce } from '../page/announcer.ts';
import type { PageState } from '../page/pageState.ts';
import { downloadFile } from '../platform/fileAccess.ts';

/** Downloads a text under this name, and announces it; `more` ends the sentence. */
export function downloadText(page: PageState, name: string, text: string, more = '.'): void {
  downloadFile(name, saveBytes(text));
  announce(page, `Downloaded ${name}${more}`);
}
