import { lineEndOf, startOfLine, type TextEdit, type ValuePath } from 'source-text';
import type { HjsonDocument, HjsonMember } from '../document.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import { utf8Bytes } from '../syntax/strings.ts';
import { findNode } from '../tree/find.ts';
import { type HjsonValue, isArrayValue, isObjectValue } from '../values/values.ts';
import { refusalFor, refuse, type VerifiedEdit } from './outcome.ts';
import { type KeyQuote, keyText, multilineText, quotedText } from './scalarText.ts';
import { verifyEdit, withValueAt } from './verify.ts';

/** Renames the member at a path, with duplicate keys all of them. Refuses a name that the object already has. */
export function renameKey(
  document: HjsonDocument,
  path: ValuePath,
  newName: string,
  options: ReadingOptions = {},
): VerifiedEdit {
  const name = path[path.length - 1];
  const parentPath = path.slice(0, -1);
  const parent = findNode(document, parentPath);
  if (typeof name !== 'string' || parent?.kind !== 'object') return refuse('nothing-there');
  const members = parent.members.filter(({ key }) => key.name === name);
  if (members.length === 0) return refuse('nothing-there');
  if (newName === name) return { ok: true, edits: [], after: document };
  if (parent.members.some(({ key }) => key.name === newName)) return refuse('name-taken');
  const change = (whole: HjsonValue): HjsonValue => {
    const value = valueAt(whole, path);
    const without = withValueAt(whole, path, undefined);
    return value === undefined ? without : withValueAt(without, [...parentPath, newName], value);
  };
  const editsIn = (quote: KeyQuote | undefined, keepsMultiline: boolean): readonly TextEdit[] =>
    members.flatMap((member) =>
      renaming(document, member, keyText(newName, quote ?? member.key.quote), keepsMultiline),
    );
  const keys = (quote?: KeyQuote) =>
    members.map(({ key }) => ({ range: key.range, newText: keyText(newName, quote ?? key.quote) }));
  const candidates = [
    keys(),
    editsIn(undefined, true),
    keys('double'),
    editsIn('double', true),
    editsIn('double', false),
  ];
  for (const edits of candidates) {
    const after = verifyEdit(document, edits, { change, goStringFields: options.goStringFields });
    if (after) return { ok: true, edits, after };
  }
  return refuse(refusalFor(document));
}

/** The new key; a ''' text counts its indentation from the key on its line and has to move with it, or into quotes. */
function renaming(
  { text }: HjsonDocument,
  { key, value }: HjsonMember,
  newText: string,
  keepsMultiline: boolean,
): readonly TextEdit[] {
  const edit = { range: key.range, newText };
  if (value?.kind !== 'string' || value.style !== 'multiline') return [edit];
  const source = text.slice(value.range.start, value.range.end);
  if (!source.includes('\n')) return [edit];
  const line = text.slice(startOfLine(text, value.range.start), key.range.start) + newText;
  const isOnLine = !text.slice(key.range.end, value.range.start).includes('\n');
  if (!isOnLine) return [edit];
  const bytes = utf8Bytes(line + text.slice(key.range.end, value.range.start));
  const moved = keepsMultiline && multilineText(value.value, ' '.repeat(bytes), lineEndOf(text), true);
  const printed = moved || quotedText(value.value, '"');
  return [edit, { range: value.range, newText: printed }];
}

function valueAt(whole: HjsonValue, path: ValuePath): HjsonValue | undefined {
  let value: HjsonValue | undefined = whole;
  for (const step of path) {
    if (value === undefined) return undefined;
    if (isArrayValue(value)) value = value[Number(step)];
    else value = isObjectValue(value) ? value.get(String(step)) : undefined;
  }
  return value;
}
