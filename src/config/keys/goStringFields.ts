import type { ValuePath } from 'source-text';
import { isTextKind, type OptionKind } from '../schema/kind.ts';
import { options } from '../schema/options.ts';
import { foldPath } from './keyNames.ts';

const kinds: ReadonlyMap<string, OptionKind> = new Map(options.map(({ path, kind }) => [foldPath(path), kind]));

/**
 * What a Go struct has at the path: true for a string, false for another type, undefined for an unknown key. Keys match in any case
 * (hjson-facts §1.3), and any key of a record is a string.
 */
export function isGoStringField(path: ValuePath): boolean | undefined {
  const kind = kinds.get(foldPath(path));
  if (kind) return isTextKind(kind);
  return kinds.get(foldPath(path.slice(0, -1))) === 'programs' ? true : undefined;
}
