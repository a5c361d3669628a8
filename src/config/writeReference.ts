import { type Edited, findNode, type HjsonDocument, nodeValue, toPortableJson } from 'hjson-document';
import { reparse } from 'hjson-document/incremental';
import { composeEdits, type Refusable, refuse, textRange, type ValuePath } from 'source-text';
import { edits } from './edits.ts';

/** Writes a text as `'''…'''`, in which nothing that is inserted later is an escape; refused if it cannot be written like that. */
export function writeInTripleQuotes(document: HjsonDocument, path: ValuePath, value: string): Refusable<Edited> {
  const writing = { style: 'multiline', source: "'''x'''" } as const;
  const edit = edits.set(path, value, { writing })(document);
  if (!edit.ok) return edit;
  const node = findNode(edit.after, path);
  return node?.kind === 'string' && node.style === 'multiline' ? edit : refused;
}

/**
 * Writes a reference without quotes, so that a number or a boolean may be inserted: first as a text, and then without its quotes, if the
 * whole document still reads the same. A comma after it would become a part of it, and is removed.
 */
export function writeBare(document: HjsonDocument, path: ValuePath, value: string): Refusable<Edited> {
  const quoted = edits.set(path, value)(document);
  const node = quoted.ok ? findNode(quoted.after, path) : undefined;
  if (!quoted.ok || !node) return quoted;
  const { start, end } = node.range;
  const [comma = ''] = /^[\t ]*,(?=[\t ]*\r?\n)/.exec(quoted.after.text.slice(end)) ?? [];
  const unquoted = [{ range: textRange(start, end + comma.length), newText: value }];
  const after = reparse(quoted.after, unquoted);
  const isSame = after.errors.length === quoted.after.errors.length && portable(after) === portable(quoted.after);
  return isSame ? { ok: true, edits: composeEdits(quoted.edits, unquoted), after } : refused;
}

function portable({ root }: HjsonDocument): string {
  return toPortableJson(nodeValue(root));
}

const refused = refuse('Another value is on the same line. Put the option on its own line first.');
