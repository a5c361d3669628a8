import type { TextRange } from 'source-text';

/**
 * Runs of lines that another text has nowhere, without their line ends. Blank lines and moved
 * lines count as being in both.
 */
export function modifiedLines(text: string, before: string): readonly TextRange[] {
  if (text === before) return [];
  const known = new Set(before.split(/\r?\n/));
  const runs: TextRange[] = [];
  let start = 0;
  let isRun = false;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const isNew = !known.has(line.replace(/\r$/, ''));
    const last = runs.at(-1);
    if (isNew) runs.push(isRun && last ? { start: runs.pop()?.start ?? start, end } : { start, end });
    isRun = isNew;
    start = end + 1;
  }
  return runs;
}
