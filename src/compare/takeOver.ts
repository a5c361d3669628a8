import { type Edited, findMember, findNode, type HjsonDocument, type HjsonValue, nodeValue } from 'hjson-document';
import { createDraft } from 'hjson-document/edits';
import { invariant, type Refusable, refuse, type TextEdit, type ValuePath } from 'source-text';
import { type ConnectionPart, edits, readConnectionParts, valueFault } from '../config/index.ts';
import { setConnectionPart } from '../connection/index.ts';
import { referenceName, replaceByReference } from '../delivery/index.ts';
import { holdsSentinel, type ReferenceForm } from '../references/index.ts';
import { shownNote } from './comments.ts';
import type { Comparison } from './compareColumns.ts';
import type { Row } from './row.ts';

export type TakeOver =
  | {
      readonly ok: true;
      /** Of the first column's text, one list for all rows. */
      readonly edits: readonly TextEdit[];
      readonly after: HjsonDocument;
    }
  /** Nothing is taken over, because one of the rows cannot be. */
  | { readonly ok: false; readonly row: Row; readonly reason: string };

/**
 * True if a column says something that the first one can be changed to say: a difference between readable values, in the text itself. Not
 * for an object that is set there: its members have separate rows; nor for what a redacted copy leaves out, in either of them.
 */
export function canTakeOver({ kind, option, cells, verdict }: Row, index: number): boolean {
  const [open, other] = [cells[0], cells[index]];
  if (!open || !other || index === 0 || kind === 'variable' || verdict === 'equal' || verdict === 'hidden')
    return false;
  if (open.kind === 'unreadable' || other.kind === 'unreadable') return false;
  if (other.kind === 'unset') return open.kind === 'set';
  if (other.open === 'redacted' || (open.kind === 'set' && open.open === 'redacted')) return false;
  return !(kind === 'option' && (option?.kind === 'object' || option?.kind === 'programs'));
}

/** What taking a row over from a column does to the first one. */
export function takeOverEffect({ cells }: Row, index: number): 'adds' | 'changes' | 'removes' {
  if (cells[index]?.kind === 'unset') return 'removes';
  return cells[0]?.kind === 'unset' ? 'adds' : 'changes';
}

/**
 * The rows that can be taken over from a column without a look at each: those that remove nothing, and neither write, replace nor remove
 * a secret, also in the members of an object.
 */
export function takenTogether({ rows }: Comparison, index: number, wanted: readonly Row[]): readonly Row[] {
  const own = rows.filter((row) => holdsSecret(row, 0));
  const touchesSecret = (row: Row) =>
    holdsSecret(row, index) ||
    own.some(
      (each) => each === row || (row.part === undefined && row.path.every((step, at) => each.path[at] === step)),
    );
  return wanted.filter(
    (row) => canTakeOver(row, index) && takeOverEffect(row, index) !== 'removes' && !touchesSecret(row),
  );
}

/**
 * Makes the text of the first column say in these rows what another column says, in its own style, with the notes of the options, and
 * changes nothing else. With a form of references, one is written in place of each secret, but not in a part of a connection string,
 * where it would have to be escaped.
 */
export function takeOver(
  comparison: Comparison,
  index: number,
  rows: readonly Row[],
  references?: ReferenceForm,
): TakeOver {
  const [open, other] = [comparison.columns[0], comparison.columns[index]];
  invariant(open && other, 'rows are taken over from a column');
  const draft = createDraft(open.document);
  for (const row of rows) {
    for (const step of [takeValue, takeNote]) {
      const taken = draft.apply((document) =>
        step(document, { comparison, index, row, references, from: other.document }),
      );
      if (!taken.ok) return { ...taken, row };
    }
  }
  return draft.result;
}

interface Taking {
  readonly comparison: Comparison;
  readonly index: number;
  readonly row: Row;
  readonly references: ReferenceForm | undefined;
  /** The document of the column. */
  readonly from: HjsonDocument;
}

function holdsSecret({ cells }: Row, index: number): boolean {
  const cell = cells[index];
  return cell?.kind === 'set' && cell.secret !== undefined;
}

function takeValue(document: HjsonDocument, { row, index, references, from }: Taking): Refusable<Edited> {
  const { path, part } = row;
  if (part !== undefined) return takePart(document, row, part, from);
  const node = findNode(from, path);
  if (row.cells[index]?.kind === 'unset' || !node) {
    return remove(document, path);
  }
  if (references && holdsSecret(row, index)) {
    return replaceByReference(document, path, references, referenceName(path));
  }
  return write(document, path, nodeValue(node));
}

function takePart(document: HjsonDocument, { path }: Row, part: string, from: HjsonDocument): Refusable<Edited> {
  const [text, other] = [document, from].map((each) => textAt(each, path));
  const value = partsIn(other ?? '').find(({ name }) => name === part)?.value;
  const changed = setConnectionPart(text ?? 'postgres://', part, value ?? '');
  if (changed === undefined) return refuse('The connection string cannot be written with this part.');
  if (other === undefined && partsIn(changed).length === 0) return remove(document, path);
  return write(document, path, changed);
}

function partsIn(text: string): readonly ConnectionPart[] {
  const parsed = readConnectionParts(text);
  return parsed.ok ? parsed.parts : [];
}

function textAt(document: HjsonDocument, path: ValuePath): string | undefined {
  const node = findNode(document, path);
  return node?.kind === 'string' ? node.value : undefined;
}

function write(document: HjsonDocument, path: ValuePath, value: HjsonValue): Refusable<Edited> {
  const reason = valueFault(path, value);
  if (reason) return refuse(reason);
  return edits.set(path, value)(document);
}

function remove(document: HjsonDocument, path: ValuePath): Refusable<Edited> {
  return findMember(document, path) ? edits.remove(path)(document) : unchanged(document);
}

function unchanged(document: HjsonDocument): Refusable<Edited> {
  return { ok: true, edits: [], after: document };
}

/** Not taken over: a note that may contain a secret or is left out of a redacted copy, and that of a part, which explains the whole string. */
function takeNote(document: HjsonDocument, { comparison, row, index }: Taking): Refusable<Edited> {
  const { path } = row;
  const note = shownNote(comparison, row, index);
  if (!note || holdsSentinel(note) || row.part !== undefined || !findMember(document, path)) return unchanged(document);
  return edits.note(path, note)(document);
}
