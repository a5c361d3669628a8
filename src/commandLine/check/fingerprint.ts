import { createHash } from 'node:crypto';
import { dottedName } from 'source-text';
import type { ReportedProblem } from './report.ts';

/**
 * A name for each problem of a file that stays the same when lines are inserted above it: from its code, its path and its count among equal
 * ones. Never from the line: passwords could be tried against the hash of a line that contains one.
 */
export function fingerprints(problems: readonly ReportedProblem[], salt = ''): readonly string[] {
  const counts = new Map<string, number>();
  return problems.map(({ code, path }) => {
    const what = [salt, code, dottedName(path)].join('\n');
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return createHash('sha256').update(`${what}\n${count}`).digest('hex');
  });
}
