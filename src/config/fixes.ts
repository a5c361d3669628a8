import { findMember, findNode, fromPlain, type HjsonDocument } from 'hjson-document';
import { asItLooks, type Diagnostic, type Fix, type TextRange, type ValuePath } from 'source-text';
import { edits } from './edits.ts';
import { foldKey } from './keys/keyNames.ts';
import { isPublicKey, looksLikeSecretKey } from './secrets.ts';

/** Writes a plain value at the path, adding the member if it is missing. */
export function writeFix(document: HjsonDocument, path: ValuePath, value: unknown, title: string): Fix {
  return { title, edit: () => edits.set(path, fromPlain(value))(document) };
}

export function removeFix(document: HjsonDocument, path: ValuePath, title: string): Fix {
  return { title, edit: () => edits.remove(path)(document) };
}

/** Under a key that the reference does not name, numbers and switches alone are shown, and not even these under one like a secret's. */
export function renameFix(document: HjsonDocument, path: ValuePath, newName: string): Fix {
  const name = String(path.at(-1));
  const kind = findMember(document, path)?.value?.kind ?? 'null';
  const holdsText = foldKey(name) !== foldKey(newName) && ['string', 'object', 'array'].includes(kind);
  const showsValue = isPublicKey(newName) && (holdsText || looksLikeSecretKey(name));
  const title = showsValue ? `Rename to ${newName}, and show its value` : `Rename to ${newName}`;
  return { title, edit: () => edits.rename(path, newName)(document), showsValue };
}

/** A key without its invisible characters is another key: the fix says so where it shows the value, and no two become one. */
export function asRename<Problem extends Diagnostic>(document: HjsonDocument, problem: Problem): Problem {
  if (problem.code !== 'invisible-in-key') return problem;
  const { path } = problem;
  const name = asItLooks(String(path.at(-1))).replaceAll(' ', '');
  if (name === '') return { ...problem, fixes: [] };
  if (hasKey(document, path.slice(0, -1), name))
    return { ...problem, fixes: [removeFix(document, path, 'Remove this one')] };
  const fix = renameFix(document, path, name);
  return fix.showsValue ? { ...problem, fixes: [fix] } : problem;
}

function hasKey(document: HjsonDocument, parent: ValuePath, name: string): boolean {
  const object = findNode(document, parent);
  return object?.kind === 'object' && object.members.some(({ key }) => foldKey(key.name) === foldKey(name));
}

/** Removes one member of several with the same key, not the one that counts. */
export function removeIgnoredFix(document: HjsonDocument, key: TextRange, title: string): Fix {
  return { title, edit: () => edits.removeDuplicate(key)(document) };
}
