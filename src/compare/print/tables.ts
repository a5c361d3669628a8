import { csvTable, escapeMarkdown, markdownTable } from 'source-text';
import { redactedCopy } from '../../delivery/index.ts';
import type { Column } from '../column.ts';
import { shownNote } from '../comments.ts';
import type { Comparison } from '../compareColumns.ts';
import type { Row } from '../row.ts';
import { countsOf, type PrintChoices, printedRows, type Selected, selectedProblems } from './printRows.ts';
import { cellText, titleOf, valueText } from './words.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The rows of a comparison as texts: a column for each text; for two of them, also the comment as the reason, unless it is an old one. */
function tableOf(comparison: Comparison, selected: Selected, choices: PrintChoices): Table {
  const { columns } = comparison;
  const isPair = columns.length === 2;
  return {
    head: ['Option', ...columns.map(({ label }) => label), ...(isPair ? ['Reason'] : [])],
    rows: printedRows(comparison, selected, choices).map(({ row, isExpected }) => [
      titleOf(row) + (isExpected ? ' (expected)' : ''),
      ...(isPair ? pairCells(row) : row.cells.map(cellText)),
      ...(isPair ? [newNote(comparison, row)] : []),
    ]),
  };
}

function newNote(comparison: Comparison, row: Row): string {
  const note = shownNote(comparison, row, 1) ?? '';
  return note === shownNote(comparison, row, 0) ? '' : note;
}

/** A secret is the same in both or it has changed: the letters of the matrix would say no more. */
function pairCells({ cells, verdict }: Row): readonly string[] {
  const isHidden = cells.every((cell) => cell.kind === 'set' && cell.secret !== undefined);
  if (isHidden && cells[0]?.kind === 'set' && cells[1]?.kind === 'set' && cells[0].text === cells[1].text) {
    return [valueText(cells[0]), verdict === 'differs' ? 'changed' : 'the same'];
  }
  return cells.map((cell) => cellText(cell.kind === 'set' ? { ...cell, secret: undefined } : cell));
}

export interface MarkdownChoices extends PrintChoices {
  /**
   * The SHA-256 of each text without its secrets, in the order of the columns. Never that of the text itself: with it, short passwords
   * could be tried without the server.
   */
  readonly digests?: readonly (string | undefined)[];
}

/** The comparison for a change record: a table of the options, the problems, and what the texts were. */
export function asMarkdown(comparison: Comparison, selected: Selected, choices: MarkdownChoices = {}): string {
  const { columns } = comparison;
  const labels = columns.map(({ label }) => label);
  const { head, rows } = tableOf(comparison, selected, choices);
  const problems = selectedProblems(comparison, selected).map(
    ({ row, severity, message }) => `${severity}, ${titleOf(row)}: ${message}`,
  );
  const missing = selected.notFound.map((pattern) => `${pattern} was expected to differ, and does not.`);
  const digests = labels.flatMap((label, index) => {
    const digest = choices.digests?.[index];
    return digest ? [`${label} without secrets: SHA-256 ${digest}`] : [];
  });
  return [
    `## ${escapeMarkdown(labels.join(' → '))}\n`,
    rows.length > 0 ? markdownTable(head, rows) : '',
    list([...problems, ...missing]),
    `${escapeMarkdown(countsOf(comparison, selected))}\n`,
    list(digests),
  ]
    .filter(Boolean)
    .join('\n');
}

function list(texts: readonly string[]): string {
  return texts.map((text) => `- ${escapeMarkdown(text)}\n`).join('');
}

/** The options of the comparison as RFC 4180 has it, safe to open in a spreadsheet. */
export function asCsv(comparison: Comparison, selected: Selected, choices: PrintChoices = {}): string {
  const { head, rows } = tableOf(comparison, selected, choices);
  return csvTable(head, rows);
}

/**
 * The input of the SHA-256 of a change record: the text without its secrets. With that of the whole text, short passwords could be tried.
 * Undefined for a text whose secrets cannot be found.
 */
export function textForDigest({ document }: Column): string | undefined {
  const redaction = redactedCopy(document);
  return redaction.ok ? redaction.text : undefined;
}
