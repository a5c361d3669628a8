import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import type { Snapshot } from '../../workspace/index.ts';

/** Whether closing the page would lose something that the user typed or pasted; an unchanged template does not count. */
export function hasUnsavedWork({ isDirty, text, opened, file }: Snapshot): boolean {
  if (!isDirty) return false;
  if (text !== opened.text) return true;
  return file?.savedText === undefined && text !== defaultTemplate() && text !== exampleConfiguration();
}
