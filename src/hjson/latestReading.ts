import { applyEdits, type TextEdit } from '../text/index.ts';
import type { HjsonDocument } from './document.ts';
import { rememberChange, scalarChange } from './incremental/following.ts';
import { replaceScalar } from './incremental/replaceScalar.ts';
import { parseHjson, parseTyped } from './parseHjson.ts';
import type { StructReader } from './parsing.ts';
import { isSameTree } from './sameTree.ts';

type StringPaths = Parameters<typeof parseTyped>[1];

let latest: HjsonDocument | undefined;
const latestTyped: Readonly<Record<StructReader, WeakMap<StringPaths, HjsonDocument>>> = {
  'since 4.6': new WeakMap(),
  'before 4.6': new WeakMap(),
};

/** `parseHjson`, but the last text is read only once: an edit is verified on the text that becomes the document next. */
export function parseLatest(text: string): HjsonDocument {
  if (latest?.text !== text) latest = parseHjson(text);
  return latest;
}

/** The text after edits, read as `parseLatest` does; where they change one scalar, the rest of the text is not read again. */
export function parseEdited(before: HjsonDocument, edits: readonly TextEdit[]): HjsonDocument {
  const [edit, ...others] = edits;
  // An edit that was verified is applied next: its text need not be made and compared again.
  const known = latest && scalarChange(before, latest);
  if (known && known.edit === edit && others.length === 0) return known.after;
  const text = applyEdits(before.text, edits);
  if (latest?.text === text) return latest;
  const change = edit && others.length === 0 ? replaceScalar(before, edit, text) : undefined;
  if (!change) return parseLatest(text);
  rememberChange(change);
  latest = change.after;
  return latest;
}

/** The same for the typed readings: the text after one edit is the text before the next. */
export function parseLatestTyped(text: string, stringPaths: StringPaths, structReader: StructReader): HjsonDocument {
  const latestOf = latestTyped[structReader];
  const known = latestOf.get(stringPaths);
  if (known?.text === text) return known;
  const document = parseTyped(text, stringPaths, structReader);
  latestOf.set(stringPaths, document);
  return document;
}

/** For each kind of typed reading the last text that it reads as the generic one does. */
const alike = new WeakMap<StringPaths, string>();

/**
 * True when the server reads the same tree whether it reads into a struct or not. hjson-go since 4.6 differs from the generic
 * reading only where the one before 4.6 does.
 */
export function readsAlike(document: HjsonDocument, stringPaths: StringPaths): boolean {
  if (alike.get(stringPaths) === document.text) return true;
  const typed = parseLatestTyped(document.text, stringPaths, 'before 4.6');
  if (!typed.verdict.ok || !isSameTree(document.root, typed.root)) return false;
  rememberAlike(document.text, stringPaths);
  return true;
}

/** To be called for a text that is known to be read alike. */
export function rememberAlike(text: string, stringPaths: StringPaths): void {
  alike.set(stringPaths, text);
}
