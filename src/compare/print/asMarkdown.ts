import { escapeMarkdown, markdownTable } from '../../delivery/index.ts';
import type { Comparison } from '../compareColumns.ts';
import { countsOf, type PrintChoices, type Selected, selectedProblems } from './printRows.ts';
import { tableOf } from './table.ts';
import { titleOf } from './words.ts';

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
