import { formatDocument } from 'hjson-document';
import { applyEdits, refuse } from 'source-text';
import { readDocument } from '../../workspace/index.ts';
import { defineCommand } from '../command.ts';
import { editOptions, openFile, saveFile } from '../edit/editedFile.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { complain, printText, shownLine } from '../frame/print.ts';

export const fmtCommand = defineCommand({
  operands: 'FILE…',
  operandCount: { least: 1, most: Number.POSITIVE_INFINITY },
  description: [
    'Writes one member per line, indented like most of the file. Only white space changes: comments, values, quotes and keys stay as they are.',
    'A file that cannot be parsed is left unchanged, with exit code 2. With -, standard input is formatted, as editors expect.',
  ],
  options: {
    check: { kind: 'flag', help: 'Write nothing; print the names of files that are not formatted, with exit code 1.' },
    ...editOptions,
  },
  examples: [
    { line: 'fmt config.json', does: 'Formats the file.' },
    { line: 'fmt --check config/*.hjson', does: 'For CI.' },
    { line: 'fmt - < config.json', does: 'Prints the formatted text.' },
  ],
  async run(call) {
    const { operands, options, system } = call;
    let code: ExitCode = exitCode.done;
    for (const operand of operands) {
      const formatted = await formatOne(operand);
      // A failure with one file determines the exit code, whatever is found in others.
      if (code !== exitCode.failed && formatted !== exitCode.done) code = formatted;
    }
    return code;

    async function formatOne(operand: string): Promise<ExitCode> {
      const opened = await openFile(operand, { system });
      if (!opened.ok) return complain(system, opened.reason, opened.name);
      const { file } = opened;
      const document = readDocument(file.text);
      const outcome = document.excess ? refuse(`The text ${document.excess.reason}.`) : formatDocument(document);
      if (!outcome.ok) return complain(system, outcome.reason, file.input.name);
      const after = applyEdits(file.text, outcome.edits);
      const isFormatted = after === file.text && file.input.encoding === 'UTF-8';
      if (options.check && !options.diff && !isFormatted) printText(system, `${shownLine(file.input.name)}\n`);
      if (!options.check || options.diff) {
        const saved = await saveFile(file, after, call, 'fmt');
        if (saved !== exitCode.done) return saved;
      }
      return options.check && !isFormatted ? exitCode.found : exitCode.done;
    }
  },
});
