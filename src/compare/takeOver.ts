import { type ConnectionPart, createDraft, edits, readConnectionParts, valueFault } from '../config/index.ts';
import { setConnectionPart } from '../connection/index.ts';
import { referenceName, replaceByReference } from '../delivery/index.ts';
import {
  findMember,
  findNode,
  type HjsonDocument,
  type HjsonValue,
  nodeValue,
  type VerifiedEdit,
} from '../hjson/index.ts';
import { holdsSentinel, type ReferenceForm } from '../references/index.ts';
import { invariant, type OptionPath, refuse, type TextEdit } from '../text/index.ts';
import { shownNote } from './comments.ts';
import type { Comparison } from './compareColumns.ts';
import type { Row } from './row.ts';

export interface TakeOverChoices {
  /** What happens to a value with a secret in it. A part of a connection string is never written as a reference: it would have to be escaped. */
  readonly secrets: 'leaveOut' | 'copy' | ReferenceForm;
  /** Whether what the other column does not set is removed; a secret only if secrets are copied, too. */
  readonly removals: boolean;
  /** Whether the note of an option is taken over, too. */
  readonly comments: boolean;
}

export type TakeOver =
  | {
      readonly ok: true;
      /** Of the first column's text, one list for all rows. */
      readonly edits: readonly TextEdit[];
      readonly after: HjsonDocument;
      /** The rows that stay as they are: secrets that were left out, and what would have been removed. */
      readonly leftOut: readonly Row[];
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

/** Makes the text of the first column say in these rows what another column says, in its own style, and changes nothing else. */
export function takeOver(
  comparison: Comparison,
  index: number,
  rows: readonly Row[],
  choices: TakeOverChoices,
): TakeOver {
  const [open, other] = [comparison.columns[0], comparison.columns[index]];
  invariant(open && other, 'rows are taken over from a column');
  const leftOut: Row[] = [];
  const draft = createDraft(open.document);
  for (const row of rows) {
    if (isLeftOut(comparison, row, index, choices)) {
      leftOut.push(row);
      continue;
    }
    for (const step of [takeValue, choices.comments ? takeNote : keepNote]) {
      const taking = { comparison, index, row, choices, from: other.document };
      const taken = draft.apply((document) => step(document, taking));
      if (!taken.ok) return { ...taken, row };
    }
  }
  return { ...draft.result, leftOut };
}

interface Taking {
  readonly comparison: Comparison;
  readonly index: number;
  readonly row: Row;
  readonly choices: TakeOverChoices;
  /** The document of the column. */
  readonly from: HjsonDocument;
}

function isLeftOut(comparison: Comparison, row: Row, index: number, { secrets, removals }: TakeOverChoices): boolean {
  const isRemoval = takeOverEffect(row, index) === 'removes';
  if (isRemoval && !removals) return true;
  return (isRemoval ? secrets !== 'copy' : secrets === 'leaveOut') && touchesSecret(comparison, row, index);
}

/** True if taking a row over from a column would write a secret, replace one or remove one: also that of a member of an object. */
export function touchesSecret({ rows }: Comparison, row: Row, index: number): boolean {
  const isInside = ({ path }: Row) => row.part === undefined && row.path.every((step, depth) => path[depth] === step);
  return holdsSecret(row, index) || rows.some((each) => (each === row || isInside(each)) && holdsSecret(each, 0));
}

function holdsSecret({ cells }: Row, index: number): boolean {
  const cell = cells[index];
  return cell?.kind === 'set' && cell.secret !== undefined;
}

function takeValue(document: HjsonDocument, { row, index, choices, from }: Taking): VerifiedEdit {
  const { path, part } = row;
  if (part !== undefined) return takePart(document, row, part, from);
  const node = findNode(from, path);
  if (row.cells[index]?.kind === 'unset' || !node) {
    return remove(document, path);
  }
  if (typeof choices.secrets === 'object' && holdsSecret(row, index)) {
    return replaceByReference(document, path, choices.secrets, referenceName(path));
  }
  return write(document, path, nodeValue(node));
}

function takePart(document: HjsonDocument, { path }: Row, part: string, from: HjsonDocument): VerifiedEdit {
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

function textAt(document: HjsonDocument, path: OptionPath): string | undefined {
  const node = findNode(document, path);
  return node?.kind === 'string' ? node.value : undefined;
}

function write(document: HjsonDocument, path: OptionPath, value: HjsonValue): VerifiedEdit {
  const reason = valueFault(path, value);
  if (reason) return refuse(reason);
  return edits.set(path, value)(document);
}

function remove(document: HjsonDocument, path: OptionPath): VerifiedEdit {
  return findMember(document, path) ? edits.remove(path)(document) : unchanged(document);
}

function unchanged(document: HjsonDocument): VerifiedEdit {
  return { ok: true, edits: [], after: document };
}

const keepNote = unchanged;

/** Not taken over: a note that may contain a secret or is left out of a redacted copy, and that of a part, which explains the whole string. */
function takeNote(document: HjsonDocument, { comparison, row, index }: Taking): VerifiedEdit {
  const { path } = row;
  const note = shownNote(comparison, row, index);
  if (!note || holdsSentinel(note) || row.part !== undefined || !findMember(document, path)) return unchanged(document);
  return edits.note(path, note)(document);
}
