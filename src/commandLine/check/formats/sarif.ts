import { dottedName, escapeMarkdown, type Severity } from 'source-text';
import { allCodes, explanationOf } from '../../codeTables.ts';
import { exitCode } from '../../exitCode.ts';
import { jsonText } from '../../frame/print.ts';
import { commandName } from '../../name.ts';
import { encodePath } from '../filePath.ts';
import { fingerprints } from '../fingerprint.ts';
import { type FileReport, problemsOf, type Report, type ReportedProblem } from '../report.ts';
import type { Format, FormatSettings } from './format.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'note' };

/** SARIF 2.1.0 (OASIS), for code scanning and other viewers. */
export const sarifFormat: Format = (report, settings) => {
  const codes = [...new Set(problemsOf(report).map(({ code }) => code))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: commandName,
            version: report.version,
            semanticVersion: report.version,
            rules: codes.map((code) => rule(code, report)),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(report, settings)],
        results: report.files.flatMap((file) => results(file, codes, settings)),
      },
    ],
  };
  return jsonText(log);
};

function rule(code: string, report: Report): object {
  const explanation = explanationOf(code);
  const severity = problemsOf(report).find((problem) => problem.code === code)?.severity ?? 'warning';
  return {
    id: code,
    ...(explanation && {
      shortDescription: { text: titleOf(code) },
      help: { text: explanation, markdown: helpOf(explanation, allCodes[code] ?? '') },
    }),
    defaultConfiguration: { level: levels[severity] },
  };
}

/** `Duplicate key`: what is said about the example may name a line of it. */
function titleOf(code: string): string {
  return `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
}

function helpOf(explanation: string, example: string): string {
  const shown = example.length > 400 ? `${example.slice(0, 400)}…` : example;
  // A fence that is longer than any in the example.
  const fence = '`'.repeat(Math.max(3, ...[...shown.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}hjson\n${shown}\n${fence}\n\n${escapeMarkdown(explanation)}\n`;
}

function invocation(report: Report, { toPath }: FormatSettings): object {
  const unreadable = report.files.filter((file) => file.unreadable !== undefined);
  return {
    executionSuccessful: report.exitCode !== exitCode.failed,
    exitCode: report.exitCode,
    toolExecutionNotifications: unreadable.map((file) => ({
      level: 'error',
      message: { text: file.unreadable },
      locations: [{ physicalLocation: { artifactLocation: artifact(toPath(file.name)) } }],
    })),
  };
}

function artifact({ path, isBelowRoot }: ReturnType<FormatSettings['toPath']>): object {
  return { uri: encodePath(path), ...(isBelowRoot && { uriBaseId: '%SRCROOT%' }) };
}

function results(
  { name, isVariable, problems }: FileReport,
  codes: readonly string[],
  { toPath }: FormatSettings,
): readonly object[] {
  const artifactLocation = isVariable ? undefined : artifact(toPath(name));
  const names = fingerprints(problems);
  return problems.map((problem, index) => ({
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: levels[problem.severity],
    message: { text: [problem.message, problem.detail].filter(Boolean).join(' ') },
    locations: [location(problem, name, artifactLocation)],
    partialFingerprints: { 'arconfOption/v1': names[index] },
    ...(artifactLocation && fixesOf(problem, artifactLocation)),
  }));
}

/** A variable is in no file that a viewer could show: it only has its name. */
function location(
  { range, path, option }: ReportedProblem,
  name: string,
  artifactLocation: object | undefined,
): object {
  if (!artifactLocation) {
    const fullyQualifiedName = path.length > 0 ? dottedName(path) : name;
    return { logicalLocations: [{ fullyQualifiedName, kind: 'variable' }] };
  }
  const fullyQualifiedName = path.length > 0 ? dottedName(path) : option;
  return {
    physicalLocation: { artifactLocation, region: range ? region(range) : { startLine: 1 } },
    ...(fullyQualifiedName && { logicalLocations: [{ fullyQualifiedName, kind: 'member' }] }),
  };
}

function region({ start, end }: NonNullable<ReportedProblem['range']>): object {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
}

/** Only safe fixes: a viewer applies them at a click. */
function fixesOf(problem: ReportedProblem, artifactLocation: object): object {
  if (!problem.fixes.some(({ isSafe }) => isSafe)) return {};
  const safe = problem.fixEdits().filter(({ isSafe, edits }) => isSafe && edits.length > 0);
  const fixes = safe.map(({ title, edits }) => {
    const replacements = edits.map(({ start, end, newText }) => ({
      deletedRegion: region({ start, end }),
      insertedContent: { text: newText },
    }));
    return { description: { text: title }, artifactChanges: [{ artifactLocation, replacements }] };
  });
  return fixes.length > 0 ? { fixes } : {};
}
