import { applyEdits, type TextEdit } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { entryAt, type NodeEntry, type NodeIndexPath, nodeEntries } from '../tree/nodeEntries.ts';
import { replaceScalar, type ScalarChange } from './replaceScalar.ts';

/** How a document came from the previous one. One step only, or documents would keep each other in memory. */
const changes = new WeakMap<HjsonDocument, ScalarChange>();

/**
 * The document after edits of the previous one, as `parseHjson` reads its text; without edits, the same document. If they change one
 * scalar, the rest of the text is not parsed again, and the new document knows its change.
 */
export function reparse(before: HjsonDocument, edits: readonly TextEdit[]): HjsonDocument {
  const [edit, ...others] = edits;
  if (!edit) return before;
  const text = applyEdits(before.text, edits);
  const change = others.length === 0 ? replaceScalar(before, edit, text) : undefined;
  if (!change) return { ...parseHjson(text), ...(before.attached && { attached: before.attached }) };
  changes.set(change.after, change);
  changes.delete(before);
  return change.after;
}

/** The change of one scalar that made this document; undefined when it was read as a whole, or another one came from it. */
export function changeOf(document: HjsonDocument): ScalarChange | undefined {
  return changes.get(document);
}

/** How to derive a value from a document. */
export interface DocumentField<Value> {
  readonly create: (document: HjsonDocument) => Value;
  /** The value after one scalar changed, from the previous one, without looking at the rest; undefined if that is not enough. */
  readonly update: (previous: Value, change: ScalarChange) => Value | undefined;
}

/** A value derived from a document: computed once for each, and kept as long as the document. */
export function defineField<Value>({ create, update }: DocumentField<Value>): (document: HjsonDocument) => Value {
  const values = new WeakMap<HjsonDocument, { readonly value: Value }>();
  return (document) => {
    const known = values.get(document);
    if (known) return known.value;
    const change = changeOf(document);
    const previous = change && values.get(change.before);
    const value = (change && previous && update(previous.value, change)) ?? create(document);
    values.set(document, { value });
    return value;
  };
}

/**
 * Finds the values below the root that satisfy a condition which each fulfils by itself. After a change of one scalar, only that scalar is
 * looked at again. In text order, but for a value that has changed.
 */
export function defineSearch(
  isFound: (entry: NodeEntry, document: HjsonDocument) => boolean,
): (document: HjsonDocument) => readonly NodeEntry[] {
  const found = defineField<readonly NodeIndexPath[]>({
    create: (document) =>
      nodeEntries(document)
        .filter((entry) => isFound(entry, document))
        .map(({ route }) => route),
    update: (before, { after, route }) => {
      const others = before.filter((path) => !isSamePath(path, route));
      const entry = entryAt(after, route);
      return entry && isFound(entry, after) ? [...others, route] : others;
    },
  });
  return (document) => found(document).flatMap((route) => entryAt(document, route) ?? []);
}

function isSamePath(a: NodeIndexPath, b: NodeIndexPath): boolean {
  return a.length === b.length && a.every((index, level) => index === b[level]);
}
