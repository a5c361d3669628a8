import { firstError, type HjsonDocument } from 'hjson-document';

/** Why the server could not read a configuration from a text, as one or two sentences; undefined if it can. */
export function whyUnreadable(document: HjsonDocument): string | undefined {
  const { excess, verdict, goRoot } = document;
  if (excess) return `The text ${excess.reason}.`;
  if (!verdict.ok) return firstError(document) ?? 'The text cannot be read.';
  const isConfiguration = goRoot?.kind === 'object' || goRoot?.kind === 'null';
  return isConfiguration ? undefined : 'The configuration must be an object.';
}
