import { compareSeverity } from 'source-text';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { complain, printReport, printText, say, shownText } from '../frame/print.ts';
import { plainStyles } from '../frame/styles.ts';
import { serverVersionOf } from '../input/inputOptions.ts';
import { type Input, type InputResult, readInputs } from '../input/readInputs.ts';
import type { WriteOutcome } from '../system.ts';
import { checkInput } from './checkInput.ts';
import type { CheckCall, CheckRequest } from './checkOptions.ts';
import { pathBelow } from './filePath.ts';
import { fixInput } from './fixInput.ts';
import type { FormatSettings } from './formats/format.ts';
import { type Destination, destinationsOf, formats } from './formats/formats.ts';
import { type FileReport, problemsOf, type Report, type ReportedProblem } from './report.ts';
import { selectProblems } from './selection.ts';

/** Without `--max`, this many problems are for a reader; a report file has all. */
const mostAtOnce = 1_000;

/** The command `check`. */
export async function runCheck(call: CheckCall): Promise<ExitCode> {
  const { options, system } = call;
  const fail = (reason: string) => complain(system, reason, 'check');
  const outputs = destinationsOf(options.output, system.variables.GITHUB_ACTIONS === 'true');
  if (!outputs.ok) return fail(outputs.reason);
  const version = serverVersionOf(options['server-version'], system);
  if (!version.ok) return fail(version.reason);
  const selected = await selectionOf(call);
  if (!selected.ok) return fail(selected.reason);
  if (options.diff && !options.fix) return fail('--diff shows what --fix would write: give both.');
  const inputs = await readInputs(call);
  if (!inputs.ok) return fail(inputs.reason);
  const request: CheckRequest = { call, selection: selected.selection, serverVersion: version.serverVersion };
  const unfixable = options.fix ? whyNotFixed(inputs.results, call) : undefined;
  if (unfixable) return fail(unfixable);

  const files: FileReport[] = [];
  for (const result of inputs.results) files.push(...(await reportsOf(result, request)));
  if (!options.quiet) noteUnused(request);
  const code = exitCodeFor(files, options['fail-on']);
  const report: Report = { files, exitCode: code, version: call.version };
  const isWritten = await deliver(report, outputs.destinations, call);
  return isWritten ? code : exitCode.failed;
}

async function selectionOf({ options: { ignore, only } }: CheckCall): Promise<ReturnType<typeof selectProblems>> {
  if (ignore.length + only.length === 0) return selectProblems([], [], []);
  const { checkedCodes } = await import('../codeTables.ts');
  return selectProblems(ignore, only, Object.keys(checkedCodes));
}

function whyNotFixed(results: readonly InputResult[], { options }: CheckCall): string | undefined {
  if (options.wrapped) return '--fix edits configurations themselves, and none that another file holds (--wrapped).';
  const isFile = results.every((result) => !result.ok || result.input.source.kind === 'file');
  return isFile || options.diff
    ? undefined
    : '--fix writes files: standard input and variables can be shown with --diff.';
}

async function reportsOf(result: InputResult, request: CheckRequest): Promise<readonly FileReport[]> {
  const { system, options } = request.call;
  if (!result.ok) {
    complain(system, result.reason, result.name);
    return [{ name: result.name, unreadable: result.reason, problems: [] }];
  }
  const { input } = result;
  if (!options.quiet) writeNotes(input, request);
  if (!options.fix) return checkInput(input, request);
  const fixed = await fixInput(input, request);
  // The changes made by reading are now in the file: such a note must not be suppressed.
  if (options.quiet && fixed.ok && fixed.input.bytes !== input.bytes) writeNotes(input, request);
  if (fixed.ok) return checkInput(fixed.input, request);
  complain(system, fixed.reason, input.name);
  return [{ name: input.name, unreadable: fixed.reason, problems: [] }];
}

function writeNotes({ name, notes }: Input, { call: { system } }: CheckRequest): void {
  for (const note of notes) say(system, name, note);
}

function noteUnused({ call: { system }, selection }: CheckRequest): void {
  for (const rule of selection.unused()) say(system, undefined, `--ignore ${rule} was not needed.`);
}

function exitCodeFor(files: readonly FileReport[], failOn: CheckCall['options']['fail-on']): ExitCode {
  if (files.some(({ unreadable }) => unreadable !== undefined)) return exitCode.failed;
  if (failOn === 'never') return exitCode.done;
  const reaches = ({ severity }: ReportedProblem) => compareSeverity(severity, failOn) <= 0;
  return problemsOf({ files }).some(reaches) ? exitCode.found : exitCode.done;
}

/** Prints and writes the reports. False if a report file could not be written. */
async function deliver(report: Report, destinations: readonly Destination[], call: CheckCall): Promise<boolean> {
  const { options, system, styles } = call;
  const toPath = (name: string): ReturnType<FormatSettings['toPath']> => {
    const below = pathBelow(options.root ?? '.', name, system.workingDirectory);
    return { path: below ?? name.replaceAll('\\', '/'), isBelowRoot: below !== undefined };
  };
  const shared = { isQuiet: options.quiet, toPath };
  const settings: FormatSettings = {
    ...shared,
    styles,
    width: system.stdout.columns ?? 100,
    most: options.max ?? mostAtOnce,
  };
  const inFile: FormatSettings = { ...shared, styles: plainStyles, width: 100, most: Number.POSITIVE_INFINITY };
  let isWritten = true;
  const keep = (file: string, outcome: WriteOutcome) => {
    if (outcome.ok) return;
    complain(system, outcome.reason, file);
    isWritten = false;
  };
  for (const { format, file } of destinations) {
    const print = await formats[format].load();
    const text = print(report, file === undefined ? settings : inFile);
    if (file !== undefined) keep(file, await system.writeReport(file, new TextEncoder().encode(shownText(text))));
    else if (formats[format].isForPeople) printText(system, text, styles);
    else printReport(system, text);
  }
  if (options.summary !== undefined) {
    const { markdownSummary } = await import('./formats/github.ts');
    const before = await system.readFile(options.summary);
    const summary = shownText(markdownSummary(report, inFile));
    const text = (before.ok ? new TextDecoder().decode(before.bytes) : '') + summary;
    keep(options.summary, await system.writeReport(options.summary, new TextEncoder().encode(text)));
  }
  return isWritten;
}
