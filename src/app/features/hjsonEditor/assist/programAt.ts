import { findNode, type HjsonDocument, pathAt, stringSource } from 'hjson-document';
import { isWithin, partitionPoint, type TextRange } from 'source-text';
import { optionPath } from '../../../../config/index.ts';

/** An Expr program with the cursor in it. */
export interface ProgramAtOffset {
  readonly source: string;
  /** UTF-16 units of the program. */
  readonly offset: number;
  /** Maps a range of the program to the text, through escapes and indentation. */
  readonly toDocument: (range: TextRange) => TextRange;
}

const programsPath = optionPath('gatewayOAuth2.endpointParams');

/** The program around an offset of the text; undefined elsewhere, including at quotes and in keys. */
export function programAt(document: HjsonDocument, offset: number): ProgramAtOffset | undefined {
  const path = pathAt(document, offset);
  if (path.length !== programsPath.length + 1 || !isWithin(path, programsPath)) return undefined;
  const node = findNode(document, path);
  if (node?.kind !== 'string') return undefined;
  const { toDocument } = stringSource(node, document);
  const { value } = node;
  if (offset < toDocument(0) || offset > toDocument(value.length)) return undefined;
  return {
    source: value,
    offset: partitionPoint(value.length, (index) => toDocument(index) < offset),
    toDocument: ({ start, end }) => ({ start: toDocument(start), end: toDocument(end) }),
  };
}
