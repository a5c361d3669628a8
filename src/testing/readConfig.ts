import { type HjsonDocument, parseHjson } from 'hjson-document';
import { analyseConfig, type ConfigAnalysis } from '../config/index.ts';

/** A text and what it says to a server of this version. */
export function readConfig(
  text: string,
  version = 'latest',
): { readonly document: HjsonDocument; readonly config: ConfigAnalysis } {
  const document = parseHjson(text);
  return { document, config: analyseConfig(document, version) };
}
