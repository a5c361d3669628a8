import { refuse } from 'source-text';
import { type LineMerge, type LineMergeOutcome, largestFile } from '../system.ts';

/** Merges files by lines with git, which is installed wherever a merge driver is called. */
export async function mergeLines({ base, ours, theirs, markerSize }: LineMerge): Promise<LineMergeOutcome> {
  const labels = ['ours', 'base', 'theirs'].flatMap((label) => ['-L', label]);
  const words = ['merge-file', '-p', `--marker-size=${markerSize}`, ...labels, '--', ours, base, theirs];
  const { spawnSync } = await import('node:child_process');
  const { status, stdout } = spawnSync('git', words, { maxBuffer: 4 * largestFile });
  // The number of conflicts, at most 127; above that, git failed to merge.
  if (status === null || status > 127) return refuse('git merge-file could not merge the files, either.');
  return { ok: true, bytes: stdout, hasConflicts: status > 0 };
}
