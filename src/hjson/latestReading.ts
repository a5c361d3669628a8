import type { HjsonDocument } from './document.ts';
import { parseHjson, parseTyped } from './parseHjson.ts';

type StringPaths = Parameters<typeof parseTyped>[1];

let latest: HjsonDocument | undefined;
const latestTyped = new WeakMap<StringPaths, HjsonDocument>();

/** `parseHjson`, but the last text is read only once: an edit is verified on the text that becomes the document next. */
export function parseLatest(text: string): HjsonDocument {
  if (latest?.text !== text) latest = parseHjson(text);
  return latest;
}

/** The same for the typed reading: the text after one edit is the text before the next. */
export function parseLatestTyped(text: string, stringPaths: StringPaths): HjsonDocument {
  const known = latestTyped.get(stringPaths);
  if (known?.text === text) return known;
  const document = parseTyped(text, stringPaths);
  latestTyped.set(stringPaths, document);
  return document;
}
