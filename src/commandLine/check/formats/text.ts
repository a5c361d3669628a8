import { counted, severities, type TextRange, textRange, wrap } from 'source-text';
import { shownLine } from '../../frame/print.ts';
import type { Styles } from '../../frame/styles.ts';
import { commandName } from '../../name.ts';
import type { ExcerptLine } from '../excerpts.ts';
import { countBySeverity, type FileReport, problemsOf, type Report, type ReportedProblem } from '../report.ts';
import type { Format, FormatSettings } from './format.ts';
import { displayWidth, visible } from './visible.ts';

/** For people at a terminal or in a log: each problem with its line and its fixes, then the counts. */
export const textFormat: Format = (report, settings) => {
  const explained = new Set<string>();
  const blocks: string[] = [];
  let left = settings.most;
  for (const file of report.files) {
    for (const problem of file.problems.slice(0, left)) {
      const isFirst = !explained.has(problem.code);
      explained.add(problem.code);
      blocks.push(block(file, problem, isFirst, settings));
    }
    left -= Math.min(left, file.problems.length);
  }
  const total = problemsOf(report).length;
  const hidden = total > settings.most ? [`… and ${total - settings.most} more. --max ${total} shows all.\n`] : [];
  return [...blocks, ...hidden, ...(settings.isQuiet ? [] : [summaryLine(report, settings.styles)])].join('\n');
};

function block(
  file: FileReport,
  problem: ReportedProblem,
  isFirst: boolean,
  { styles, width }: FormatSettings,
): string {
  const { code, severity, message, detail, range, option, fixes } = problem;
  const place = range ? `:${range.start.line}:${range.start.column}` : '';
  const about = range || option === undefined || option === file.name ? '' : ` (${option})`;
  const head = `${styles.bold(shownLine(file.name) + place)} ${severityStyle(severity, styles)(severity)} ${styles.bold(code)}${about}`;
  const sentences = [message, ...(detail === undefined ? [] : [detail])];
  return `${[
    head,
    ...sentences.flatMap((sentence) => wrap(visible(sentence), width, 2)),
    ...excerptLines(problem.excerpt() ?? [], severityStyle(severity, styles), { styles, width }),
    ...fixes.map((fix) => fixLine(fix, styles)),
    ...(isFirst ? [styles.dim(`  more: ${commandName} explain ${code}`)] : []),
  ].join('\n')}\n`;
}

function fixLine({ title, isSafe }: ReportedProblem['fixes'][number], styles: Styles): string {
  return `  ${styles.green('fix:')} ${visible(title)}${isSafe ? styles.dim(' (applied by --fix)') : ''}`;
}

function excerptLines(
  lines: readonly ExcerptLine[],
  colour: (text: string) => string,
  { styles, width }: Pick<FormatSettings, 'styles' | 'width'>,
): readonly string[] {
  const digits = Math.max(...lines.map(({ number }) => `${number}`.length), 0);
  const room = Math.max(20, width - digits - 7);
  const focus = lines.find(({ mark }) => mark)?.mark?.start ?? 0;
  return lines.flatMap(({ number, text, mark }) => {
    const cut = cutAround(visible(text), focus, mark, room);
    const gutter = `${`${number}`.padStart(digits)} |`;
    if (!mark) return [styles.dim(`    ${gutter} ${cut.text}`.trimEnd())];
    const before = displayWidth(cut.text.slice(0, cut.mark.start));
    const carets = '^'.repeat(Math.max(1, displayWidth(cut.text.slice(cut.mark.start, cut.mark.end))));
    return [
      `  ${colour('>')} ${styles.dim(gutter)} ${cut.text}`,
      `    ${styles.dim(`${' '.repeat(digits)} |`)} ${' '.repeat(before)}${colour(carets)}`,
    ];
  });
}

/** The part of a line around an offset that fits, with an ellipsis for what is left out. */
function cutAround(
  text: string,
  focus: number,
  mark: TextRange | undefined,
  room: number,
): { text: string; mark: TextRange } {
  const whole = mark ?? textRange(0, 0);
  const end = (from: number) => Math.min(whole.end, from);
  if (displayWidth(text) <= room)
    return { text, mark: textRange(whole.start, Math.max(whole.start, end(text.length))) };
  let start = focus < room / 2 ? 0 : Math.max(0, Math.min(focus - Math.floor(room / 3), text.length - room + 1));
  // Characters of two columns take more room than their UTF-16 units suggest.
  if (text.length - start < room) while (displayWidth(text.slice(start)) > room - 2) start++;
  const lead = start > 0 ? '…' : '';
  let part = text.slice(start, start + room - lead.length);
  while (displayWidth(part) > room - lead.length - 1 && part.length > 1) part = part.slice(0, -1);
  const trail = start + part.length < text.length ? '…' : '';
  const shift = lead.length - start;
  const from = Math.min(Math.max(whole.start + shift, 0), lead.length + part.length);
  const to = Math.min(Math.max(end(text.length) + shift, from), lead.length + part.length);
  return { text: lead + part + trail, mark: textRange(from, to) };
}

function severityStyle(severity: ReportedProblem['severity'], styles: Styles): (text: string) => string {
  return { error: styles.red, warning: styles.yellow, hint: styles.cyan }[severity];
}

/** `3 problems in 1 of 2 files: 1 error, 1 warning, 1 hint. 1 can be fixed with --fix.` */
export function summaryLine({ files }: Pick<Report, 'files'>, styles: Styles): string {
  const problems = problemsOf({ files });
  const read = files.filter(({ unreadable }) => unreadable === undefined);
  const missed = files.length - read.length;
  const unchecked = missed > 0 ? ` ${counted(missed, 'file')} could not be checked.` : '';
  if (read.length === 0) return `${unchecked.trim()}\n`;
  if (problems.length === 0) return `${styles.bold('No problems')} in ${counted(read.length, 'file')}.${unchecked}\n`;
  const counts = countBySeverity(problems);
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => severityStyle(severity, styles)(counted(counts[severity], severity)));
  const affected = new Set(files.filter((file) => file.problems.length > 0).map(({ name }) => name)).size;
  const where = read.length === 1 ? '1 file' : `${affected} of ${counted(read.length, 'file')}`;
  const fixable = problems.filter(({ fixes }) => fixes.some(({ isSafe }) => isSafe)).length;
  const fixed = fixable > 0 ? ` ${fixable} can be fixed with --fix.` : '';
  return `${styles.bold(counted(problems.length, 'problem'))} in ${where}: ${parts.join(', ')}.${fixed}${unchecked}\n`;
}
