import { counted, type Refusable, refuse } from 'source-text';
import { conflictText, mergeDocuments } from '../../merge/index.ts';
import { saveBytes } from '../../opening/index.ts';
import { readDocument, shownNameInAll } from '../../workspace/index.ts';
import { type Call, defineCommand, defineOptions } from '../command.ts';
import { holdsSecrets, openFile } from '../edit/editedFile.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { faultReport } from '../frame/faultReport.ts';
import { complain, printSecrets, say, terminalOption } from '../frame/print.ts';
import { wrappedOption } from '../input/inputOptions.ts';

const mergeOptions = defineOptions({
  output: { kind: 'text', value: 'FILE', help: 'Write the result to this file. Default: print it.' },
  'marker-size': { kind: 'number', value: 'COUNT', help: 'The length of conflict markers. Default: 7.' },
  path: { kind: 'text', value: 'PATH', help: 'The name of the file in messages. Default: that of OURS.' },
  ...wrappedOption,
  ...terminalOption,
});

type MergeCall = Call<typeof mergeOptions>;

/** A merge that is not written yet. */
type Result = Refusable<{ readonly bytes: Uint8Array; readonly notes: readonly string[]; readonly code: ExitCode }>;

export const mergeCommand = defineCommand({
  operands: 'BASE OURS THEIRS',
  operandCount: { least: 3, most: 3 },
  description: [
    'Merges the changes from BASE to OURS and to THEIRS: by lines if that gives exactly the values of the merge by option, otherwise option by option. Everything in OURS stays, with its comments; changes made only in THEIRS are added. Exit code 1 if both changed an option, with conflict markers around its lines.',
    'As a merge driver it is never worse than git’s own: what cannot be read as a configuration is merged by git merge-file.',
  ],
  options: mergeOptions,
  examples: [
    { line: 'merge base.hjson ours.hjson theirs.hjson', does: 'Prints the merge.' },
    { line: 'merge --marker-size %L --path=%P --output %A %O %A %B', does: 'The driver in the settings of git.' },
  ],
  async run(call) {
    const result = await mergeByOption(call);
    if (!result.ok) return mergeByLines(result.reason, call);
    for (const note of result.notes) sayAbout(note, call);
    return write(result.bytes, result.code, call);
  },
});

/** A fault of the program is a reason like any other: otherwise git would lose the changes of theirs. */
async function mergeByOption(call: MergeCall): Promise<Result> {
  try {
    return await mergeFiles(call);
  } catch (fault) {
    return refuse(faultReport(fault, call.version).trimEnd());
  }
}

async function mergeFiles({ operands, options, system }: MergeCall): Promise<Result> {
  const [base, ours, theirs] = await Promise.all(operands.map((path) => openFile(path, { system }, options)));
  if (!base?.ok || !ours?.ok || !theirs?.ok) {
    const [failed] = [base, ours, theirs].filter((each) => each?.ok === false);
    return refuse(failed?.ok === false ? `${failed.name}: ${failed.reason}` : 'Something is missing.');
  }
  const [mine, others] = [readDocument(ours.file.text), readDocument(theirs.file.text)];
  const merge = mergeDocuments(readDocument(base.file.text), mine, others);
  if (!merge.ok) return refuse(`${merge.unreadable.toUpperCase()} cannot be read as a configuration.`);
  const { document, conflicts, notCompared, leftComments } = merge;
  const markerSize = options['marker-size'] ?? 7;
  const text = conflictText(document, others, conflicts, { ours: 'ours', theirs: 'theirs', markerSize });
  if (text === undefined) return refuse('THEIRS cannot be written beside OURS.');
  const left =
    leftComments.length === 1
      ? '1 comment that belongs to no option of the other side was left out.'
      : `${counted(leftComments.length, 'comment')} that belong to no option of the other side were left out.`;
  return {
    ok: true,
    bytes: saveBytes(text),
    notes: [
      ...(ours.file.input.encoding === 'UTF-8'
        ? []
        : ['OURS is not UTF-8 without a byte order mark; the merge is, as hjson-go reads it.']),
      ...conflicts.map((path) => `conflict in ${shownNameInAll([mine, others], path)}`),
      ...notCompared.map((path) => `${shownNameInAll([mine, others], path)} was not compared: THEIRS leaves it out.`),
      ...(leftComments.length > 0 ? [left] : []),
    ],
    code: conflicts.length > 0 ? exitCode.found : exitCode.done,
  };
}

async function mergeByLines(reason: string, call: MergeCall): Promise<ExitCode> {
  const { operands, options, system } = call;
  const [base = '', ours = '', theirs = ''] = operands;
  for (const line of reason.split('\n')) sayAbout(line, call);
  const merged = await system.mergeLines({ base, ours, theirs, markerSize: options['marker-size'] ?? 7 });
  if (!merged.ok) return complain(system, merged.reason, 'merge');
  sayAbout('Merged by lines instead.', call);
  return write(merged.bytes, merged.hasConflicts ? exitCode.found : exitCode.done, call);
}

function sayAbout(sentence: string, { operands, options, system }: MergeCall): void {
  say(system, `merge: ${options.path ?? operands[1]}`, sentence);
}

async function write(bytes: Uint8Array, code: ExitCode, { operands, options, system }: MergeCall): Promise<ExitCode> {
  if (options.output === undefined) {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const printed = printSecrets(text, () => holdsSecrets(text), 'merge', { system, options });
    return printed === exitCode.done ? code : printed;
  }
  const before = await system.readFile(options.output);
  const written = before.ok
    ? await system.writeFile(options.output, bytes, before.bytes)
    : await system.createFile(options.output, bytes, operands[1]);
  return written.ok ? code : complain(system, written.reason, options.output);
}
