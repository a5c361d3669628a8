import type { HjsonDocument } from '../document.ts';
import type { Route } from '../placedValues.ts';
import type { ScalarChange } from './replaceScalar.ts';

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

/**
 * The same for a search over places of which each is found or not for what it holds itself: where one scalar has changed, only
 * that one is looked at again.
 */
export function followingPlaces(
  whole: (document: HjsonDocument) => readonly Route[],
  isFound: (route: Route, document: HjsonDocument) => boolean,
): (document: HjsonDocument) => readonly Route[] {
  return following(whole, (routes, { after, route }) => {
    const others = routes.filter((other) => !isSameRoute(other, route));
    return isFound(route, after) ? [...others, route] : others;
  });
}

function isSameRoute(a: Route, b: Route): boolean {
  return a.length === b.length && a.every((index, level) => index === b[level]);
}
