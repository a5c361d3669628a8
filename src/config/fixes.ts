import { type EditOutcome, fromPlain, type HjsonDocument, removeMember, renameKey, setValue } from '../hjson/index.ts';
import type { Fix, OptionPath, TextEdit } from '../text/index.ts';
import { memberOrder } from './options.ts';

/** Writes a plain value at the path, adding the member where it is missing. */
export function writeFix(document: HjsonDocument, path: OptionPath, value: unknown, title: string): Fix {
  return fix(title, () => setValue(document, path, fromPlain(value), { order: memberOrder }));
}

export function removeFix(document: HjsonDocument, path: OptionPath, title: string): Fix {
  return fix(title, () => removeMember(document, path));
}

export function renameFix(document: HjsonDocument, path: OptionPath, newName: string): Fix {
  return fix(`Rename to ${newName}`, () => renameKey(document, path, newName));
}

/** An edit that cannot be placed safely becomes no edit at all. */
function fix(title: string, outcome: () => EditOutcome): Fix {
  return {
    title,
    edits: (): readonly TextEdit[] => {
      const result = outcome();
      return result.ok ? result.edits : [];
    },
  };
}
