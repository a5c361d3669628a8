import { findMember } from 'hjson-document';
import { createLineIndex, oneLine } from 'source-text';
import {
  type Comparison,
  hiddenIn,
  isDifference,
  pairText,
  type Row,
  selectedProblems,
  titleOf,
} from '../../compare/index.ts';
import { workflowCommand } from '../frame/workflowCommand.ts';
import type { DiffFormat } from './diffOptions.ts';

/**
 * GitHub Actions annotations at the last file. If something was expected, everything else is an error; otherwise a difference is a notice.
 */
export const githubFormat: DiffFormat = (comparison, selected, { options }) => {
  const { columns } = comparison;
  const labels = columns.map(({ label }) => label);
  const last = columns.length - 1;
  const file = labels[last];
  const kind = options.expect.length > 0 ? 'error' : 'notice';
  const differences = selected.rows.filter(({ row, isExpected }) => isDifference(row) && !isExpected);
  const lines = differences.map(({ row }) => {
    const text = columns.length === 2 ? `: ${pairText(row, labels)}` : ' differs';
    return workflowCommand(
      kind,
      { file, line: lineOf(row, comparison, last), title: 'difference' },
      oneLine(titleOf(row) + text),
    );
  });
  const missing = selected.notFound.map((pattern) =>
    workflowCommand(
      'error',
      { file, title: 'expected-difference' },
      `${pattern} was expected to differ, and does not.`,
    ),
  );
  const problems = selectedProblems(comparison, selected).map(({ code, severity, message, row }) =>
    workflowCommand(
      severity === 'hint' ? 'notice' : severity,
      { file, line: lineOf(row, comparison, last), title: code },
      `${titleOf(row)}: ${message}`,
    ),
  );
  const hidden = hiddenIn(
    comparison,
    selected.rows.map(({ row }) => row),
  ).map((sentence) =>
    workflowCommand(options['fail-on-hidden'] ? 'error' : 'notice', { file, title: 'hidden' }, sentence),
  );
  return [...missing, ...lines, ...problems, ...hidden].join('');
};

/** From 1; undefined for what is not in the text. */
function lineOf({ path }: Row, { columns }: Comparison, index: number): number | undefined {
  const document = columns[index]?.document;
  const member = document && path.length > 0 ? findMember(document, path) : undefined;
  return document && member ? createLineIndex(document.text).positionAt(member.range.start).line : undefined;
}
