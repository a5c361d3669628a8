import type { Problem } from '../text/index.ts';
import type { HjsonDocument } from './document.ts';

/** What is legal and most likely not meant. Only what the text itself tells; what options mean is checked elsewhere. */
export function lintHjson(_document: HjsonDocument): readonly Problem[] {
  return [];
}
