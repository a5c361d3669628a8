import { findMember, nodeValue, toStrictJson } from 'hjson-document';
import { optionAt } from '../../config/index.ts';
import { hidesSome, holdsUndescribedIn, shownText } from '../../secrets/index.ts';
import { defineCommand } from '../command.ts';
import { openFile } from '../edit/editedFile.ts';
import { exitCode } from '../exitCode.ts';
import { complain, printExact, printSecrets, terminalOption } from '../frame/print.ts';
import { documentOf, unknownOption, wrappedOption } from '../input/inputOptions.ts';
import { memberNamed } from '../input/optionNamed.ts';
import { whyUnreadable } from '../input/whyUnreadable.ts';

export const getCommand = defineCommand({
  operands: 'FILE OPTION',
  operandCount: { least: 2, most: 2 },
  description: [
    'Prints the value of one option: text as it is, anything else as JSON. Exit code 1 if it is not set.',
    'OPTION is a dotted name, such as smtpAuth.mechanism.type or gatewayOAuth2.endpointParams.audience. - is standard input.',
  ],
  options: {
    default: { kind: 'flag', help: 'Print the default of an option that is not set.' },
    'show-secret': { kind: 'flag', help: 'Print a value even if it is or contains a secret.' },
    ...wrappedOption,
    ...unknownOption,
    ...terminalOption,
  },
  examples: [
    { line: 'get config.json baseUrl', does: 'Prints the URL.' },
    { line: 'get --default config.json readTimeOutMinutes', does: 'Prints the effective value.' },
  ],
  async run({ operands: [path = '', name = ''], options, system }) {
    const opened = await openFile(path, { system }, options);
    if (!opened.ok) return complain(system, opened.reason, opened.name);
    const document = documentOf(opened.file.text, options);
    const reason = whyUnreadable(document);
    if (reason) return complain(system, reason, opened.file.input.name);
    const named = memberNamed(name, document);
    if (!named.ok) return complain(system, named.reason, 'get');
    const node = findMember(document, named.path)?.value;
    if (!node || node.kind === 'null') {
      const fallback = options.default ? optionAt(named.path)?.default : undefined;
      if (fallback === undefined) return exitCode.found;
      printExact(system, `${fallback}\n`);
      return exitCode.done;
    }
    const shown = shownText(document, node, { json: toStrictJson });
    if (options['show-secret']) {
      const text = node.kind === 'string' ? node.value : toStrictJson(nodeValue(node));
      return printSecrets(`${text}\n`, () => hidesSome(shown), 'get', { system, options });
    }
    if (holdsUndescribedIn(document, node.range))
      return complain(
        system,
        `${name} holds text that the reference does not describe: add --show-unknown to print it.`,
        'get',
      );
    if (hidesSome(shown))
      return complain(system, `${name} is or holds a secret: add --show-secret to print it.`, 'get');
    printExact(system, `${shown}\n`);
    return exitCode.done;
  },
});
