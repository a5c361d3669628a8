import { type LineReplacement, linesIn, replacedLines } from 'source-text';
import { shownText } from './print.ts';
import type { Styles } from './styles.ts';

/** How many equal lines are shown around each difference, as in diff and git. */
const contextLines = 3;

/** The difference of two texts in the unified format; empty if they are equal. The caller must have removed the secrets from both. */
export function unifiedDiff(name: string, before: string, after: string, styles: Styles): string {
  const old = linesIn(before);
  const replacements = replacedLines(before, after);
  if (replacements.length === 0) return '';
  let shift = 0;
  const hunks = grouped(replacements).map((group) => {
    const from = Math.max(0, (group[0]?.start ?? 0) - contextLines);
    const to = Math.min(old.length, (group.at(-1)?.end ?? 0) + contextLines);
    const body: string[] = [];
    let at = from;
    let growth = 0;
    for (const { start, end, lines } of group) {
      body.push(...old.slice(at, start).map((line) => printed(' ', line)));
      body.push(...old.slice(start, end).map((line) => styles.red(printed('-', line))));
      body.push(...lines.map((line) => styles.green(printed('+', line))));
      at = end;
      growth += lines.length - (end - start);
    }
    body.push(...old.slice(at, to).map((line) => printed(' ', line)));
    const head = `@@ -${place(from, to - from)} +${place(from + shift, to - from + growth)} @@`;
    shift += growth;
    return [styles.cyan(head), ...body].join('\n');
  });
  return `${[styles.bold(`--- ${name}`), styles.bold(`+++ ${name}`), ...hunks].join('\n')}\n`;
}

/** Lines count from 1; an empty range is after the line that it names. */
function place(start: number, count: number): string {
  return count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`;
}

function printed(sign: string, line: string): string {
  const shown = shownText(line);
  return line.endsWith('\n') ? sign + shown.slice(0, -1) : `${sign}${shown}\n\\ No newline at end of file`;
}

/** Differences whose contexts would touch belong to one hunk. */
function grouped(replacements: readonly LineReplacement[]): readonly (readonly LineReplacement[])[] {
  const groups: LineReplacement[][] = [];
  for (const each of replacements) {
    const last = groups.at(-1);
    const end = last?.at(-1)?.end;
    if (last && end !== undefined && each.start - end <= 2 * contextLines) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
