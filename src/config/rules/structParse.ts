import type { HjsonDocument } from 'hjson-document';
import { parseAsStruct, structReaders } from 'hjson-document/structs';
import { isGoStringField } from '../keys/goStringFields.ts';
import { type Mismatch, typeMismatches } from './typeMismatches.ts';

/** True when some version of hjson-go reads the text into a Go struct with the types of the options, without an error. */
export function readsIntoStruct(text: string): boolean {
  return structReaders.some((reader) => fitsStruct(parseAsStruct(text, isGoStringField, reader)));
}

function fitsStruct(typed: HjsonDocument): boolean {
  const { goRoot } = typed;
  if (goRoot?.kind !== 'object') return goRoot?.kind === 'null';
  return !typeMismatches(typed).some(isRefusedByGo);
}

/** Go reads `null` as not set, and accepts any text for an option with only a few valid ones. */
function isRefusedByGo({ node, kind }: Mismatch): boolean {
  return node.kind !== 'null' && !(kind === 'choice' && node.kind === 'string');
}
