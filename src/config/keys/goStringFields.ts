import type { OptionPath } from '../../text/index.ts';
import type { OptionKind } from '../schema/kind.ts';
import { options } from '../schema/options.ts';
import { foldKey } from './keyNames.ts';

const textKinds: readonly OptionKind[] = ['text', 'secret', 'choice', 'colour', 'path', 'url'];

const kinds: ReadonlyMap<string, OptionKind> = new Map(options.map(({ path, kind }) => [foldedName(path), kind]));

/**
 * What a Go struct has at the path: true for a string, false for another type, undefined for an unknown key. Keys match in any case
 * (hjson-facts §1.3), and any key of a record is a string.
 */
export function isGoStringField(path: OptionPath): boolean | undefined {
  const kind = kinds.get(foldedName(path));
  if (kind) return textKinds.includes(kind);
  return kinds.get(foldedName(path.slice(0, -1))) === 'programs' ? true : undefined;
}

/** Joined by NUL, so that a key with a dot is not read as two. */
function foldedName(path: OptionPath): string {
  return path.map((key) => foldKey(String(key))).join('\0');
}
