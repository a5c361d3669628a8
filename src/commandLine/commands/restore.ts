import { type LeftOut, readCopy } from '../../merge/index.ts';
import { dottedName } from '../../text/index.ts';
import { readDocument, shownNameInAll } from '../../workspace/index.ts';
import { defineCommand } from '../command.ts';
import { openFile } from '../edit/editedFile.ts';
import { holdsSecrets } from '../edit/holdsSecrets.ts';
import { exitCode } from '../exitCode.ts';
import { complain, printSecrets, say, terminalOption } from '../frame/print.ts';

export const restoreCommand = defineCommand({
  operands: 'COPY',
  operandCount: { least: 1, most: 1 },
  description: [
    'Prints a redacted copy with what it leaves out put back; what was changed in the copy stays changed. Beside the configuration that it was made from, all of it comes back where it was, with the comments.',
    'Beside any other configuration, such as a later version, nothing is put back unasked: --fill names each option whose secret is that of FILE. Exit code 1 if marks are left.',
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
    const { text, left } = found.restore(isChosen);
    const code = printSecrets(text, () => holdsSecrets(text), 'restore', { system, options });
    if (code !== exitCode.done) return code;
    const documents = [readDocument(copy.file.text), document];
    for (const place of found.places) {
      const name = shownNameInAll(documents, place.path);
      if (place.match === 'none') say(system, name, `${original.file.input.name} has nothing that belongs here.`);
      else if (place.match !== 'known' && !isChosen(place))
        say(
          system,
          name,
          `Not put back: ${whyNot(place)} --fill ${name} uses the secret of ${original.file.input.name}.`,
        );
    }
    return left > 0 ? exitCode.found : exitCode.done;
  },
});

function whyNot({ match }: LeftOut): string {
  return match === 'likely'
    ? 'The copy was made from another text, which says the same around it.'
    : 'The copy was made from another text, and what is around it differs.';
}
