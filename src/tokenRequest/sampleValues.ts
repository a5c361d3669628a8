import { findNode, type HjsonDocument, type HjsonString } from 'hjson-document';
import { reparse } from 'hjson-document/incremental';
import { analyseConfig, type ReferencePlace, referencePlaces, type ServerVersion } from '../config/index.ts';
import type { ReadConfig } from './requestSecrets.ts';

/** The names of the references that the token request depends on, each once. */
export function requestReferences(document: HjsonDocument): readonly string[] {
  return [...new Set(placesInRequest(document).map(({ reference }) => reference.name))];
}

/** The configuration with these values in place of the references that the token request depends on. */
export function withSampleValues(
  read: ReadConfig,
  samples: ReadonlyMap<string, string>,
  version: ServerVersion,
): ReadConfig {
  const edits = placesInRequest(read.document).flatMap(({ range, reference, node }) => {
    const value = samples.get(reference.name);
    return value ? [{ range, newText: escapedIn(node, value) }] : [];
  });
  if (edits.length === 0) return read;
  const document = reparse(read.document, edits);
  return { document, config: analyseConfig(document, version) };
}

function placesInRequest(document: HjsonDocument): readonly ReferencePlace[] {
  const gateway = findNode(document, ['gatewayOAuth2']);
  if (!gateway) return [];
  const { start, end } = gateway.range;
  return referencePlaces(document).filter(({ range }) => range.start >= start && range.end <= end);
}

/** So that the value that is read is the sample, whatever its quotes. */
function escapedIn({ style }: HjsonString, value: string): string {
  const isEscaped = style !== 'multiline' && style !== 'quoteless';
  return isEscaped ? value.replace(/["'\\]/g, '\\$&') : value;
}
