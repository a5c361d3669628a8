import { counted, createLineIndex, dottedName } from 'source-text';
import { marksIn } from '../../config/index.ts';
import { type CopyToRestore, type LeftOut, readCopy, saysRestored } from '../../delivery/index.ts';
import { findSentinels } from '../../references/index.ts';
import { readDocument, shownNameInAll } from '../../workspace/index.ts';
import { defineCommand } from '../command.ts';
import { holdsSecrets, openFile } from '../edit/editedFile.ts';
import { exitCode } from '../exitCode.ts';
import { complain, printSecrets, say, terminalOption } from '../frame/print.ts';

export const restoreCommand = defineCommand({
  operands: 'COPY',
  operandCount: { least: 1, most: 1 },
  description: [
    'Prints a redacted copy with what it leaves out put back; what was changed in the copy stays changed, also the order. Beside the configuration that it was made from, all of it comes back where it was, with the comments. What is hidden is put back as it is now in FILE.',
    'Unless --fill names the option, nothing is put back beside any other configuration, such as a later version, nor in a list with an element that was added, removed or moved. A mark that was moved to another option, or another part of a value, stays a mark. Exit code 1 if marks are left.',
  ],
  options: {
    from: { kind: 'text', value: 'FILE', help: 'The configuration with the secrets.' },
    fill: { kind: 'repeated', value: 'PATH', help: 'An option that gets the secret that FILE has at the same path.' },
    ...terminalOption,
  },
  examples: [
    {
      line: 'restore copy.json --from config.json > config.new.json',
      does: 'Takes back a copy that a colleague edited.',
    },
    {
      line: 'restore copy.json --from config.json --fill oidcClientSecret',
      does: 'The same, once the original has changed.',
    },
  ],
  async run({ operands: [operand = ''], options, system }) {
    if (options.from === undefined)
      return complain(system, '--from names the configuration with the secrets.', 'restore');
    const copy = await openFile(operand, { system });
    if (!copy.ok) return complain(system, copy.reason, copy.name);
    const original = await openFile(options.from, { system });
    if (!original.ok) return complain(system, original.reason, original.name);
    const document = readDocument(original.file.text);
    if (document.excess) return complain(system, `The text ${document.excess.reason}.`, original.file.input.name);
    const found = readCopy(copy.file.text, document);
    if (!found) return complain(system, 'It has no mark of a redacted copy.', copy.file.input.name);
    const isChosen = ({ path }: LeftOut) => options.fill.includes(dottedName(path));
    const restored = found.restore(isChosen);
    const { text } = restored;
    const code = printSecrets(text, () => holdsSecrets(text), 'restore', { system, options });
    if (code !== exitCode.done) return code;
    const { name } = original.file.input;
    for (const sentence of saysRestored(found, restored, name)) say(system, 'restore', sentence);
    const documents = [readDocument(copy.file.text), document];
    for (const place of found.places) {
      const option = shownNameInAll(documents, place.path);
      if (place.match === 'none') say(system, option, `${name} has nothing that belongs here.`);
      else if (place.match === 'asked' && !isChosen(place))
        say(system, option, `Not put back: ${whyNot(place, found)} --fill ${option} uses the secret of ${name}.`);
    }
    const lines = createLineIndex(text);
    const altered = marksIn(readDocument(text)).flatMap(({ range }) =>
      findSentinels(text.slice(range.start, range.end)).length === 0 ? [range] : [],
    );
    const places = [...findSentinels(text), ...altered].map(({ start }) => lines.positionAt(start).line);
    if (places.length === 0) return exitCode.done;
    const shown = places.sort((a, b) => a - b).join(', ');
    say(
      system,
      'restore',
      `${counted(places.length, 'mark')} left, in ${places.length === 1 ? 'line' : 'lines'} ${shown}.`,
    );
    return exitCode.found;
  },
});

function whyNot({ path }: LeftOut, { isOfOriginal }: CopyToRestore): string {
  return isOfOriginal && path.some((step) => typeof step === 'number')
    ? 'The list has changed, and an index does not tell which element this is.'
    : 'The copy was made from another text.';
}
