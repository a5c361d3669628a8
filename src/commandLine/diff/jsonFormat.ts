import { type Cell, classLetter, countRows, selectedProblems } from '../../compare/index.ts';
import { jsonText } from '../frame/print.ts';
import { commandName } from '../name.ts';
import type { DiffFormat } from './diffOptions.ts';

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
