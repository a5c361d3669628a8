import type { System } from '../system.ts';
import { askHidden } from './askHidden.ts';
import { mergeLines } from './mergeLines.ts';
import { readFile, readStandardInput } from './readBytes.ts';
import { createFile, writeFile } from './writeFile.ts';
import { writeReport } from './writeReport.ts';

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
