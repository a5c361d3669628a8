import type { HjsonDocument } from '../document.ts';
import type { NodeIndexPath } from '../tree/nodeEntries.ts';
import { changeOf } from './reparse.ts';
import type { ScalarChange } from './replaceScalar.ts';

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

/** How to find nodes, each by its own contents. */
export interface NodeSearch {
  readonly find: (document: HjsonDocument) => readonly NodeIndexPath[];
  readonly isFound: (path: NodeIndexPath, document: HjsonDocument) => boolean;
}

/** The nodes that a search finds: after a change of one scalar, only that scalar is looked at again. */
export function defineSearch({ find, isFound }: NodeSearch): (document: HjsonDocument) => readonly NodeIndexPath[] {
  return defineField<readonly NodeIndexPath[]>({
    create: find,
    update: (found, { after, route }) => {
      const others = found.filter((path) => !isSamePath(path, route));
      return isFound(route, after) ? [...others, route] : others;
    },
  });
}

function isSamePath(a: NodeIndexPath, b: NodeIndexPath): boolean {
  return a.length === b.length && a.every((index, level) => index === b[level]);
}
