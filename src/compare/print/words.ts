import { hiddenText } from '../../secrets/index.ts';
import type { Cell, Row } from '../row.ts';
import { classLetter } from '../secrets.ts';

/** The name of a row for people: a part of the connection string is set apart from its option. */
export function titleOf({ name, option, part }: Row): string {
  return part === undefined ? name : `${option?.key} · ${part}`;
}

/** A cell by itself, such as one of a table; with the letter of its secret. */
export function cellText(cell: Cell): string {
  if (cell.kind === 'unreadable') return '(not readable)';
  if (cell.kind === 'unset') return `(${unsetText(cell)})`;
  const letter = cell.secret === undefined ? '' : ` ${classLetter(cell.secret)}`;
  return `${cell.text}${letter}${cell.isDefault ? ' (default)' : ''}${openText(cell)}`;
}

/** What two texts say in a row, in one line. */
export function pairText(row: Row, labels: readonly string[]): string {
  const [a, b] = row.cells;
  if (!a || !b) return '';
  const unreadable = labels.filter((_, index) => row.cells[index]?.kind === 'unreadable');
  if (unreadable.length > 0) return `cannot be read in ${unreadable.join(' and ')}`;
  if (a.kind === 'set' && b.kind === 'set') {
    const isHidden = a.secret !== undefined || b.secret !== undefined;
    if (row.verdict === 'hidden') return 'hidden in a redacted copy: not compared';
    if (a.text !== b.text || a.open !== b.open) return `${valueText(a)} → ${valueText(b)}`;
    const verdict = row.verdict === 'differs' ? 'differs' : 'the same in both';
    if (isHidden) return a.text === hiddenText ? `${verdict} (hidden)` : `${a.text}: ${verdict}`;
    return row.verdict === 'differs' ? `${verdict} in its type: ${a.text}` : a.text;
  }
  const [set, other] = a.kind === 'set' ? [a, b] : [b, a];
  if (set.kind !== 'set' || other.kind !== 'unset') return a.kind === 'unset' ? unsetText(a) : '';
  if (row.verdict === 'sameEffect') return `${set.text}, the default, and not set: the same effect`;
  const note = other.isCommentedOut
    ? 'commented out'
    : other.fallback !== undefined
      ? `default: ${other.fallback}`
      : '';
  return `${valueText(set)}${note ? ` (${note})` : ''}`;
}

/** What stands for a value that is set: a hidden one is a word, since dots in a record look like a value. */
export function valueText(cell: Extract<Cell, { kind: 'set' }>): string {
  return `${cell.text === hiddenText ? '(hidden)' : cell.text}${openText(cell)}`;
}

function openText({ open }: Extract<Cell, { kind: 'set' }>): string {
  if (open === 'redacted') return ' (hidden in this copy)';
  if (open === 'elsewhere') return ' (not the secret itself)';
  return open === 'placeholder' ? ' (placeholder)' : '';
}

function unsetText({ fallback, isCommentedOut }: Extract<Cell, { kind: 'unset' }>): string {
  if (isCommentedOut) return 'commented out';
  return fallback === undefined ? 'not set' : `default: ${fallback}`;
}

/** At most that many characters, cut in the middle. */
export function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = most - 1;
  const head = Math.ceil(kept / 2);
  // Half of a surrogate pair is not a character.
  return `${text.slice(0, head)}…${text.slice(text.length - (kept - head))}`.replace(
    /[\ud800-\udbff](?=…)|(?<=…)[\udc00-\udfff]/g,
    '',
  );
}
