import { findMember } from 'hjson-document';
import { createWorkspace } from '../../workspace/index.ts';
import { defineCommand } from '../command.ts';
import { editOptions, openFile, saveFile } from '../edit/editedFile.ts';
import { exitCode } from '../exitCode.ts';
import { complain, say } from '../frame/print.ts';
import { memberNamed } from '../input/optionNamed.ts';

export const unsetCommand = defineCommand({
  operands: 'FILE OPTION…',
  operandCount: { least: 2, most: Number.POSITIVE_INFINITY },
  description: [
    'Removes options with the comments that belong to them; everything else stays as it is, byte by byte. Exit code 1, and nothing is written, if one of them is not set. - is standard input, and prints the result.',
  ],
  options: editOptions,
  examples: [{ line: 'unset config.json supportPageUrl', does: 'The default is in effect again.' }],
  async run(call) {
    const {
      operands: [path = '', ...names],
      system,
    } = call;
    const opened = await openFile(path, { system });
    if (!opened.ok) return complain(system, opened.reason, opened.name);
    const workspace = createWorkspace();
    workspace.open({ name: path, text: opened.file.text });
    const { document } = workspace.snapshot;
    const named = names.map((name) => memberNamed(name, document));
    const unknown = named.find((each) => !each.ok);
    if (unknown && !unknown.ok) return complain(system, unknown.reason, 'unset');
    const paths = named.flatMap((each) => (each.ok ? [each.path] : []));
    const missing = names.filter((_, index) => !findMember(document, paths[index] ?? []));
    if (missing.length > 0) {
      say(system, 'unset', `Not set: ${missing.join(', ')}.`);
      return exitCode.found;
    }
    const removed = workspace.removeOptions(paths, { view: 'shell', label: 'Unset' });
    if (!removed.ok) return complain(system, removed.reason, 'unset');
    return saveFile(opened.file, workspace.snapshot.text, call, 'unset');
  },
});
