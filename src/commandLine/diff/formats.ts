import { createHash } from 'node:crypto';
import { findMember } from 'hjson-document';
import { createLineIndex, oneLine, type Severity } from 'source-text';
import {
  asMarkdown,
  asText,
  type Cell,
  type Column,
  type Comparison,
  classLetter,
  countRows,
  hiddenIn,
  isDifference,
  type LineMark,
  pairText,
  type Row,
  selectedProblems,
  textForDigest,
  titleOf,
} from '../../compare/index.ts';
import { jsonText, workflowCommand } from '../frame/print.ts';
import type { Styles } from '../frame/styles.ts';
import { commandName } from '../name.ts';
import type { DiffFormat } from './diffOptions.ts';

const styleOf: Readonly<Partial<Record<LineMark, keyof Styles>>> = {
  head: 'bold',
  '~': 'yellow',
  '+': 'green',
  '−': 'red',
  '!': 'red',
  error: 'red',
  warning: 'yellow',
  hint: 'cyan',
  note: 'dim',
};

/** For people. */
export const textFormat: DiffFormat = (comparison, selected, { options, styles }) => {
  const paint = (mark: LineMark, line: string) => {
    const style = styleOf[mark];
    return style ? styles[style](line) : line;
  };
  return asText(comparison, selected, { all: options.all, comments: options.comments, paint });
};

/** For a change record. */
export const markdownFormat: DiffFormat = (comparison, selected, { options: { all, comments } }) =>
  asMarkdown(comparison, selected, { all, comments, digests: comparison.columns.map(digestOf) });

function digestOf(column: Column): string | undefined {
  const text = textForDigest(column);
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex');
}

/** For programs: one object, whose `version` increases when a member changes its meaning. Equal secrets have equal letters. */
export const jsonFormat: DiffFormat = (comparison, selected, { version }) => {
  const { columns } = comparison;
  const report = {
    version: 2,
    tool: { name: commandName, version },
    files: columns.map(({ label }) => ({ name: label })),
    rows: selected.rows.map(({ row, isExpected }) => ({
      name: row.name,
      kind: row.kind,
      verdict: row.verdict,
      expected: isExpected,
      cells: row.cells.map(jsonCell),
    })),
    problems: selectedProblems(comparison, selected).map(({ code, severity, message, row, columns: about }) => ({
      code,
      severity,
      message,
      row: row.name,
      files: about.map((index) => columns[index]?.label),
    })),
    expectedButEqual: selected.notFound,
    counts: countRows(selected),
  };
  return jsonText(report);
};

function jsonCell(cell: Cell): object {
  if (cell.kind === 'unreadable') return { state: 'unreadable' };
  if (cell.kind === 'unset') return { state: 'unset', default: cell.fallback, commentedOut: cell.isCommentedOut };
  const { text, isDefault, isValid, open, secret } = cell;
  return {
    state: 'set',
    text,
    isDefault,
    valid: isValid,
    open,
    secret: secret === undefined ? undefined : classLetter(secret),
  };
}

/**
 * GitHub Actions annotations at the last file. If something was expected, everything else is an error; otherwise a difference is a notice.
 */
export const githubFormat: DiffFormat = (comparison, selected, { options }) => {
  const { columns } = comparison;
  const labels = columns.map(({ label }) => label);
  const last = columns.length - 1;
  const file = labels[last];
  const isExpecting = options.expect.length > 0;
  const annotate = (severity: Severity, title: string, text: string, row?: Row) =>
    workflowCommand(
      severity === 'hint' ? 'notice' : severity,
      { file, line: row && lineOf(row, comparison, last), title },
      text,
    );
  const differences = selected.rows.filter(({ row, isExpected }) => isDifference(row) && !isExpected);
  const rows = selected.rows.map(({ row }) => row);
  return [
    ...selected.notFound.map((pattern) =>
      annotate('error', 'expected-difference', `${pattern} was expected to differ, and does not.`),
    ),
    ...differences.map(({ row }) => {
      const text = columns.length === 2 ? `: ${pairText(row, labels)}` : ' differs';
      return annotate(isExpecting ? 'error' : 'hint', 'difference', oneLine(titleOf(row) + text), row);
    }),
    ...selectedProblems(comparison, selected).map(({ code, severity, message, row }) =>
      annotate(severity, code, `${titleOf(row)}: ${message}`, row),
    ),
    ...hiddenIn(comparison, rows).map((sentence) =>
      annotate(options['fail-on-hidden'] ? 'error' : 'hint', 'hidden', sentence),
    ),
  ].join('');
};

/** From 1; undefined for what is not in the text. */
function lineOf({ path }: Row, { columns }: Comparison, index: number): number | undefined {
  const document = columns[index]?.document;
  const member = document && path.length > 0 ? findMember(document, path) : undefined;
  return document && member ? createLineIndex(document.text).positionAt(member.range.start).line : undefined;
}
