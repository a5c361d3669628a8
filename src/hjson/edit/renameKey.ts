import type { OptionPath, TextEdit } from '../../text/index.ts';
import type { HjsonDocument } from '../document.ts';
import { findNode } from '../find.ts';
import { type HjsonValue, isObjectValue } from '../values.ts';
import { type EditOutcome, reasons, refusal } from './outcome.ts';
import { type KeyQuote, keyText } from './scalarText.ts';
import { isFaithful, type StringPaths, withValueAt } from './verify.ts';

/** Renames the member at a path, with duplicate keys all of them. Refuses a name that the object already has. */
export function renameKey(
  document: HjsonDocument,
  path: OptionPath,
  newName: string,
  options: { readonly stringPaths?: StringPaths } = {},
): EditOutcome {
  const name = path[path.length - 1];
  const parentPath = path.slice(0, -1);
  const parent = findNode(document, parentPath);
  if (typeof name !== 'string' || parent?.kind !== 'object') return refusal(reasons.missing);
  const members = parent.members.filter(({ key }) => key.name === name);
  if (members.length === 0) return refusal(reasons.missing);
  if (newName === name) return { ok: true, edits: [] };
  if (parent.members.some(({ key }) => key.name === newName)) return refusal(reasons.taken);
  const editsIn = (style: KeyQuote | undefined): readonly TextEdit[] =>
    members.map(({ key }) => ({ range: key.range, newText: keyText(newName, style ?? key.quote) }));
  const change = (whole: HjsonValue): HjsonValue => {
    const value = valueAt(whole, path);
    const without = withValueAt(whole, path, undefined);
    return value === undefined ? without : withValueAt(without, [...parentPath, newName], value);
  };
  const edits = [editsIn(undefined), editsIn('double')].find((candidate) =>
    isFaithful(document, candidate, { change, stringPaths: options.stringPaths }),
  );
  return edits ? { ok: true, edits } : refusal(document.damage.length > 0 ? reasons.damage : reasons.unsafe);
}

function valueAt(whole: HjsonValue, path: OptionPath): HjsonValue | undefined {
  let value: HjsonValue | undefined = whole;
  for (const step of path) value = value !== undefined && isObjectValue(value) ? value.get(String(step)) : undefined;
  return value;
}
