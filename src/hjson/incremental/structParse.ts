import type { HjsonDocument } from '../document.ts';
import { parseAsStruct } from '../syntax/parseHjson.ts';
import type { StructReader } from '../syntax/parserTypes.ts';
import { isSameTree } from '../tree/sameTree.ts';

type StringPaths = Parameters<typeof parseAsStruct>[1];

/** What a struct parse of a document gave, by the fields of the struct. */
interface StructParses {
  readonly documents: Map<StructReader, HjsonDocument>;
  agrees?: boolean;
}

const known = new WeakMap<HjsonDocument, WeakMap<StringPaths, StructParses>>();

function parsesOf(document: HjsonDocument, stringPaths: StringPaths): StructParses {
  const byFields = known.get(document) ?? new WeakMap<StringPaths, StructParses>();
  known.set(document, byFields);
  const parses = byFields.get(stringPaths) ?? { documents: new Map() };
  byFields.set(stringPaths, parses);
  return parses;
}

/** The text of a document as hjson-go reads it into a struct (hjson-grammar §9); parsed once for each document. */
export function structParse(document: HjsonDocument, stringPaths: StringPaths, reader: StructReader): HjsonDocument {
  const { documents } = parsesOf(document, stringPaths);
  const parsed = documents.get(reader) ?? parseAsStruct(document.text, stringPaths, reader);
  documents.set(reader, parsed);
  return parsed;
}

/**
 * True when hjson-go reads the same tree whether it reads into a struct or not. Since 4.6 it differs from the generic parse
 * only where it did before 4.6.
 */
export function agreesWithStructParse(document: HjsonDocument, stringPaths: StringPaths): boolean {
  const parses = parsesOf(document, stringPaths);
  if (parses.agrees === undefined) {
    const { verdict, root } = structParse(document, stringPaths, 'before 4.6');
    parses.agrees = verdict.ok && isSameTree(document.root, root);
  }
  return parses.agrees;
}

/** To be called for a document whose agreement follows from that of the one before it. */
export function knowAgreement(document: HjsonDocument, stringPaths: StringPaths): void {
  parsesOf(document, stringPaths).agrees = true;
}
