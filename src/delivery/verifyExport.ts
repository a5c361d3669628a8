// Only the parser: the package with its writer is three times as large.
import parse from 'hjson/lib/hjson-parse.js';
import { type HjsonDocument, type HjsonValue, nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { dottedName, type Refusable, refuse, type ValuePath } from 'source-text';

export type Verification = Refusable;

/**
 * Whether a text made from the document means the same as the document, to our parser and to the `hjson` package. Ours compares numbers
 * digit by digit; the package has only doubles, and where it is known to differ from the server (`__proto__`, surrogate escapes:
 * hjson-facts §2), its result is ignored.
 */
export function verifyExport(document: HjsonDocument, exported: string): Verification {
  const value = nodeValue(document.root);
  const copy = parseHjson(exported);
  if (!copy.verdict.ok || toPortableJson(nodeValue(copy.root)) !== toPortableJson(value)) {
    return refuse('The copy does not read back as the configuration, so it is not offered.');
  }
  const difference = differenceToSecondReader(value, exported);
  if (!difference) return { ok: true };
  return refuse(
    `The second reader (the hjson package) does not read the copy back as the configuration${place(difference)}, so it is not offered.`,
  );
}

/**
 * Where the `hjson` package reads something other than `value` in the text; undefined if nowhere. The root means that it cannot parse the
 * text.
 */
export function differenceToSecondReader(value: HjsonValue, text: string): ValuePath | undefined {
  try {
    return difference(value, parse(text));
  } catch {
    return [];
  }
}

/** ` at` and the path, or nothing for the root. */
export function place(path: ValuePath): string {
  return path.length > 0 ? ` at ${dottedName(path)}` : '';
}

/** The path is built on the way back: passing one down to every value would be quadratic in the nesting. */
function difference(value: HjsonValue, plain: unknown): ValuePath | undefined {
  if (value === null || typeof value === 'boolean') return plain === value ? undefined : [];
  if (typeof value === 'string') {
    return typeof plain === 'string' && maskSurrogates(plain) === maskSurrogates(value) ? undefined : [];
  }
  if (isObject(value)) return differenceInObject(value, plain);
  if ('lexeme' in value) return plain === Number(value.lexeme) ? undefined : [];
  if (!Array.isArray(plain) || plain.length !== value.length) return [];
  return firstDefined(value, (element, index) => below(index, difference(element, plain[index])));
}

function differenceInObject(value: ReadonlyMap<string, HjsonValue>, plain: unknown): ValuePath | undefined {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) return [];
  const own = new Map<string, unknown>(Object.entries(plain));
  const expected = [...value].filter(([key]) => key !== '__proto__');
  if (own.size !== expected.length) return [];
  return firstDefined(expected, ([key, member]) => below(key, own.has(key) ? difference(member, own.get(key)) : []));
}

function below(step: string | number, path: ValuePath | undefined): ValuePath | undefined {
  return path && [step, ...path];
}

function isObject(value: HjsonValue): value is ReadonlyMap<string, HjsonValue> {
  return value instanceof Map;
}

function firstDefined<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => ValuePath | undefined,
): ValuePath | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found) return found;
  }
  return undefined;
}

/** hjson-go reads each half of an escaped pair as U+FFFD; the package joins them. */
function maskSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/g, '\uFFFD');
}
