import {
  findNode,
  type HjsonDocument,
  type HjsonValue,
  nodeValue,
  parseHjson,
  tokens,
  toPortableJson,
} from 'hjson-document';

/**
 * The value of an HJSON text; undefined when it is not exactly one complete value. Stricter than
 * hjson-go, which accepts an object or a list without its end: while it is typed, the end is missing.
 */
export function readOneValue(text: string): HjsonValue | undefined {
  const document = asMember(text);
  const { root, verdict, errors } = document;
  const isOne = verdict.ok && errors.length === 0 && root.kind === 'object' && root.members.length === 1 && root.close;
  const node = isOne ? findNode(document, ['value']) : undefined;
  return node && nodeValue(node);
}

/** Whether there are comments in an HJSON text of one value. */
export function hasComments(text: string): boolean {
  return tokens(asMember(text)).some(({ kind }) => kind === 'comment');
}

function asMember(text: string): HjsonDocument {
  return parseHjson(`{\nvalue: ${text}\n}\n`);
}

/** True when two texts have the same value, whatever their layout. */
export function writeSameValue(a: string, b: string): boolean {
  const [first, second] = [readOneValue(a), readOneValue(b)];
  return first !== undefined && second !== undefined && toPortableJson(first) === toPortableJson(second);
}
