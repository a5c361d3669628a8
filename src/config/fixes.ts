import { fromPlain, type HjsonDocument, removeDuplicate, removeMember, renameKey, setValue } from '../hjson/index.ts';
import type { EditOutcome, Fix, OptionPath, TextRange } from '../text/index.ts';
import { preferStructSafe } from './preferStructSafe.ts';
import { memberGroups } from './schema/options.ts';
import { isPublicKey, looksLikeSecretKey } from './secrets.ts';

/** Writes a plain value at the path, adding the member if it is missing. */
export function writeFix(document: HjsonDocument, path: OptionPath, value: unknown, title: string): Fix {
  return fix(document, title, (options) =>
    setValue(document, path, fromPlain(value), { order: memberGroups, ...options }),
  );
}

export function removeFix(document: HjsonDocument, path: OptionPath, title: string): Fix {
  return fix(document, title, (options) => removeMember(document, path, options));
}

export function renameFix(document: HjsonDocument, path: OptionPath, newName: string): Fix {
  const showsValue = isPublicKey(newName) && looksLikeSecretKey(String(path.at(-1)));
  const title = showsValue ? `Rename to ${newName}, and show its value` : `Rename to ${newName}`;
  return { ...fix(document, title, (options) => renameKey(document, path, newName, options)), showsValue };
}

/** Removes one member of several with the same key, not the one that counts. */
export function removeIgnoredFix(document: HjsonDocument, key: TextRange, title: string): Fix {
  return fix(document, title, (options) => removeDuplicate(document, key, options));
}

function fix(document: HjsonDocument, title: string, edit: Parameters<typeof preferStructSafe<EditOutcome>>[1]): Fix {
  return { title, edit: () => preferStructSafe(document, edit) };
}
