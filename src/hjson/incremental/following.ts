import type { HjsonDocument, HjsonNode } from '../document.ts';
import type { Route, ScalarChange } from './replaceScalar.ts';

/** Only the last one is kept: each document follows the one before it. */
let latestChange: ScalarChange | undefined;

export function rememberChange(change: ScalarChange): void {
  latestChange = change;
}

/** The change that made the one document of the other; undefined when it was another, or is not known. */
export function scalarChange(before: HjsonDocument, after: HjsonDocument): ScalarChange | undefined {
  return latestChange?.before === before && latestChange.after === after ? latestChange : undefined;
}

/**
 * A function of a document that keeps its last result. Where one scalar has changed since, `afterChange` makes the result
 * of the one before, without looking at the rest of the document; undefined where it cannot.
 */
export function following<Result>(
  whole: (document: HjsonDocument) => Result,
  afterChange: (previous: Result, change: ScalarChange) => Result | undefined,
): (document: HjsonDocument) => Result {
  let latest: { readonly document: HjsonDocument; readonly result: Result } | undefined;
  return (document) => {
    if (latest?.document === document) return latest.result;
    const change = latest && scalarChange(latest.document, document);
    const result = (latest && change && afterChange(latest.result, change)) ?? whole(document);
    latest = { document, result };
    return result;
  };
}

/** The node at the end of a route; undefined where the tree has none. */
export function nodeOnRoute({ root }: HjsonDocument, route: Route): HjsonNode | undefined {
  let node: HjsonNode | undefined = root;
  for (const index of route) {
    if (node?.kind === 'object') node = node.members[index]?.value;
    else node = node?.kind === 'array' ? node.elements[index] : undefined;
  }
  return node;
}
