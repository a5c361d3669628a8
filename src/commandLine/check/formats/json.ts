import { jsonText } from '../../frame/print.ts';
import { commandName } from '../../name.ts';
import { countBySeverity, type FixEdits, problemsOf, type ReportedProblem } from '../report.ts';
import type { Format } from './format.ts';

/** For programs: one object, whose `version` increases when a member changes its meaning. */
export const jsonFormat: Format = (report) => {
  const files = report.files.map(({ name, unreadable, problems }) => ({
    name,
    ok: unreadable === undefined && problems.length === 0,
    ...(unreadable !== undefined && { unreadable }),
    problems: problems.map(jsonProblem),
  }));
  const counts = countBySeverity(problemsOf(report));
  const tool = { name: commandName, version: report.version };
  return jsonText({ version: 1, tool, files, counts });
};

function jsonProblem(problem: ReportedProblem): object {
  const { code, severity, message, detail, path, option, range, fixes } = problem;
  const shown = problem.fixEdits();
  return {
    code,
    severity,
    message,
    detail,
    path,
    option,
    range,
    fixes: shown.map(jsonFix),
    hiddenFixes: fixes.length - shown.length,
  };
}

function jsonFix({ title, isSafe, edits }: FixEdits): object {
  return {
    title,
    safe: isSafe,
    edits: edits.map(({ range: { start, end }, newText }) => ({ start, end, text: newText })),
  };
}
