import type { HjsonDocument } from '../document.ts';
import { parseAsStruct } from '../syntax/parseHjson.ts';
import { type GoStringFields, type StructReader, structReaders } from '../syntax/parserTypes.ts';
import { isSameTree } from '../tree/sameTree.ts';

/** The struct parses of a document, by the fields of the struct. */
interface StructParses {
  readonly documents: Map<StructReader, HjsonDocument>;
  agrees?: boolean;
}

const known = new WeakMap<HjsonDocument, WeakMap<GoStringFields, StructParses>>();

function parsesOf(document: HjsonDocument, goStringFields: GoStringFields): StructParses {
  const byFields = known.get(document) ?? new WeakMap<GoStringFields, StructParses>();
  known.set(document, byFields);
  const parses = byFields.get(goStringFields) ?? { documents: new Map() };
  byFields.set(goStringFields, parses);
  return parses;
}

/** The text of a document as hjson-go reads it into a struct (hjson-grammar §9); parsed once for each document. */
export function structParse(
  document: HjsonDocument,
  goStringFields: GoStringFields,
  reader: StructReader,
): HjsonDocument {
  const { documents } = parsesOf(document, goStringFields);
  const parsed = documents.get(reader) ?? parseAsStruct(document.text, goStringFields, reader);
  documents.set(reader, parsed);
  return parsed;
}

/** True when hjson-go can read the text into a struct, in each of its versions. */
export function readsAsStruct(document: HjsonDocument, goStringFields: GoStringFields): boolean {
  return structReaders.every((reader) => structParse(document, goStringFields, reader).verdict.ok);
}

/**
 * True when hjson-go reads the same tree whether it reads into a struct or not. Since 4.6, a struct parse differs from the generic parse
 * only where it did before 4.6.
 */
export function agreesWithStructParse(document: HjsonDocument, goStringFields: GoStringFields): boolean {
  const parses = parsesOf(document, goStringFields);
  if (parses.agrees === undefined) {
    const { verdict, root } = structParse(document, goStringFields, 'before 4.6');
    parses.agrees = verdict.ok && isSameTree(document.root, root);
    // Its tree is no longer needed: a second one would stay in memory as long as the document.
    if (parses.agrees) parses.documents.clear();
  }
  return parses.agrees;
}

/** Call for a document whose agreement follows from that of the previous one. */
export function knowAgreement(document: HjsonDocument, goStringFields: GoStringFields): void {
  parsesOf(document, goStringFields).agrees = true;
}
