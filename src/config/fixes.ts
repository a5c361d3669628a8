import { fromPlain, type HjsonDocument, parseHjson, removeMember, renameKey, setValue } from '../hjson/index.ts';
import { applyEdits, diffTexts, type EditOutcome, type Fix, type OptionPath, type TextRange } from '../text/index.ts';
import { preferStructSafe } from './preferStructSafe.ts';
import { memberGroups } from './schema/options.ts';

/** Writes a plain value at the path, adding the member where it is missing. */
export function writeFix(document: HjsonDocument, path: OptionPath, value: unknown, title: string): Fix {
  return fix(title, (options) => setValue(document, path, fromPlain(value), { order: memberGroups, ...options }));
}

export function removeFix(document: HjsonDocument, path: OptionPath, title: string): Fix {
  return fix(title, (options) => removeMember(document, path, options));
}

export function renameFix(document: HjsonDocument, path: OptionPath, newName: string): Fix {
  return fix(`Rename to ${newName}`, (options) => renameKey(document, path, newName, options));
}

/**
 * Removes one member of several with the same key, not the one that counts. On a copy it gets a name of its own, because edits
 * are placed by path; what the copy and the document then differ in is the removal.
 */
export function removeIgnoredFix(document: HjsonDocument, path: OptionPath, key: TextRange, title: string): Fix {
  return fix(title, (options) => {
    let name = 'ignored';
    while (document.text.includes(name)) name += '-';
    const copy = parseHjson(applyEdits(document.text, [{ range: key, newText: `"${name}"` }]));
    const removal = removeMember(copy, [...path.slice(0, -1), name], options);
    return removal.ok ? { ok: true, edits: diffTexts(document.text, applyEdits(copy.text, removal.edits)) } : removal;
  });
}

function fix(title: string, edit: Parameters<typeof preferStructSafe<EditOutcome>>[0]): Fix {
  return { title, edit: () => preferStructSafe(edit) };
}
