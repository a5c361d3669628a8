import { parseHjson } from 'hjson-document';
import { dottedName } from 'source-text';
import { optionAt } from '../../config/index.ts';
import { dataOf } from './objects.ts';

/**
 * The options whose values differ between configurations, by their dotted names, and `other keys` for keys that are none: their names may
 * be secrets.
 */
export function differingOptions(texts: readonly string[]): readonly string[] {
  const all = texts.map((text) => leaves(JSON.parse(dataOf(parseHjson(text))), []));
  const paths = new Set(all.flatMap((each) => [...each.keys()]));
  const differing = [...paths].filter((path) => new Set(all.map((each) => each.get(path))).size > 1);
  return [...new Set(differing.map(nameOf))];
}

function nameOf(path: string): string {
  const steps = path.split('\0');
  const known = steps.map((_, index) => steps.slice(0, steps.length - index)).find((part) => optionAt(part));
  return known ? dottedName(known) : 'other keys';
}

function leaves(value: unknown, path: readonly string[]): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path.join('\0'), JSON.stringify(value)]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, [...path, key])]));
}
