import { textRange } from 'source-text';
import { secretRangesIn } from '../../secrets/index.ts';
import { readDocument } from '../../workspace/index.ts';

/** Whether a text holds secrets. Of one that cannot be read, any part may be one. */
export function holdsSecrets(text: string): boolean {
  const document = readDocument(text);
  return !document.verdict.ok || secretRangesIn(document, textRange(0, text.length)).length > 0;
}
