import { counted, oneLine, type Severity, severities } from 'source-text';
import { workflowCommand } from '../../frame/print.ts';
import type { FileReport, ReportedProblem } from '../report.ts';
import type { Format, FormatSettings } from './format.ts';

const kinds: Readonly<Record<Severity, Parameters<typeof workflowCommand>[0]>> = {
  error: 'error',
  warning: 'warning',
  hint: 'notice',
};

/** GitHub shows this many annotations of a kind for each step, and silently drops the others. */
const mostOfAKind = 10;

interface Annotated {
  readonly file: FileReport;
  readonly problem: ReportedProblem;
}

/** Annotations of GitHub Actions, worst first: workflow commands, which its runner removes from the log. */
export const githubFormat: Format = ({ files }, settings) => {
  const unreadable = files.flatMap(({ name, unreadable: reason }) =>
    reason === undefined ? [] : [workflowCommand('error', { file: settings.toPath(name).path }, reason)],
  );
  const all = files.flatMap((file) => file.problems.map((problem) => ({ file, problem })));
  const ofKind = (severity: Severity) => all.filter(({ problem }) => problem.severity === severity);
  const groups = severities.map(ofKind);
  const shown = groups.flatMap((group) => group.slice(0, mostOfAKind));
  const missing = all.length - shown.length;
  const more = missing > 0 ? [workflowCommand('notice', {}, `${counted(missing, 'more problem')}: see the log.`)] : [];
  return [...unreadable, ...shown.map((each) => annotation(each, settings)), ...more].join('');
};

function annotation({ file, problem }: Annotated, { toPath }: FormatSettings): string {
  const { code, severity, message, detail, range } = problem;
  const { line = 1, column } = range?.start ?? {};
  const isOneLine = range !== undefined && range.end.line === range.start.line;
  const place = {
    file: toPath(file.name).path,
    line,
    ...(range && { endLine: range.end.line, col: column }),
    ...(isOneLine && { endColumn: range.end.column }),
  };
  const properties = { ...(!file.isVariable && place), title: file.isVariable ? `${file.name}: ${code}` : code };
  return workflowCommand(kinds[severity] ?? 'notice', properties, [message, detail].filter(Boolean).join('\n'));
}

/** The problems as a Markdown table, for the summary of a job. */
export const markdownSummary: Format = ({ files }, { toPath }) => {
  const rows = files.flatMap(({ name, problems }) =>
    problems.map(({ severity, code, message, range }) => {
      const place = `${toPath(name).path}${range ? `:${range.start.line}` : ''}`;
      return `| ${[severity, `\`${code}\``, cell(place), cell(message)].join(' | ')} |\n`;
    }),
  );
  if (rows.length === 0) return 'No problems.\n';
  return ['| severity | problem | place | what |\n|---|---|---|---|\n', ...rows].join('');
};

/** Markdown and HTML markup is shown as written. */
function cell(text: string): string {
  return oneLine(text.replace(/[\r\n]+/g, ' ')).replace(/[\\`*_{}[\]<>|&~#]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
