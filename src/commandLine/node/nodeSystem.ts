import { refuse } from 'source-text';
import { type LineMerge, type LineMergeOutcome, largestFile, type System } from '../system.ts';
import { askHidden } from './askHidden.ts';
import { readFile, readStandardInput } from './readBytes.ts';
import { createFile, writeFile, writeReport } from './writeFile.ts';

/** The machine that Node runs on. */
export function nodeSystem(): System {
  return {
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    variables: process.env,
    workingDirectory: process.cwd(),
    readStandardInput,
    askHidden,
    readFile,
    writeFile,
    createFile,
    writeReport,
    mergeLines,
  };
}

function outputTo(stream: NodeJS.WriteStream): System['stdout'] {
  return {
    write: (text) => void stream.write(text),
    columns: stream.isTTY ? stream.columns : undefined,
  };
}

/** Merges files by lines with git, which is installed wherever a merge driver is called. */
async function mergeLines({ base, ours, theirs, markerSize }: LineMerge): Promise<LineMergeOutcome> {
  const labels = ['ours', 'base', 'theirs'].flatMap((label) => ['-L', label]);
  const words = ['merge-file', '-p', `--marker-size=${markerSize}`, ...labels, '--', ours, base, theirs];
  const { spawnSync } = await import('node:child_process');
  const { status, stdout } = spawnSync('git', words, { maxBuffer: 4 * largestFile });
  // The number of conflicts, at most 127; above that, git failed to merge.
  if (status === null || status > 127) return refuse('git merge-file could not merge the files, either.');
  return { ok: true, bytes: stdout, hasConflicts: status > 0 };
}
