import { shownLine } from '../../frame/print.ts';
import type { ReportedProblem } from '../report.ts';
import type { Format } from './format.ts';
import { visible } from './visible.ts';

/** One line a problem, as gcc prints them: what problem matchers, `errorformat`, Emacs and reviewdog read. */
export const compactFormat: Format = (report, { most }) => {
  const lines = report.files.flatMap(({ name, problems }) => problems.map((problem) => compactLine(name, problem)));
  return lines.slice(0, most).join('');
};

function compactLine(name: string, { code, severity, message, range }: ReportedProblem): string {
  const { line, column } = range?.start ?? { line: 1, column: 1 };
  return `${shownLine(name)}:${line}:${column}: ${gccSeverity[severity]}: ${visible(message)} [${code}]\n`;
}

/** gcc has notes, and no hints. */
const gccSeverity = { error: 'error', warning: 'warning', hint: 'note' } as const;
