import { redact, redactedCopy } from '../../delivery/index.ts';
import { defineCommand } from '../command.ts';
import { exitCode } from '../exitCode.ts';
import { complain, printExact, printText, shownLine } from '../frame/print.ts';
import { documentOf, inputOptions, unknownOption } from '../input/inputOptions.ts';
import { readInput } from '../input/readInputs.ts';

export const redactCommand = defineCommand({
  operands: '[FILE]',
  operandCount: { least: 0, most: 1 },
  description: [
    'Prints a copy without secrets, with the same marks as the page: arconf restore puts them back.',
    'With --textconv, git shows copies without secrets in diff, log and show. A secret that changed looks the same before and after.',
  ],
  options: {
    comments: {
      kind: 'choice',
      value: 'WHICH',
      choices: ['none', 'unsuspicious', 'all'],
      default: 'none',
      help: 'Which comments stay: none, unsuspicious (those that mention no secret), or all, without what looks like one. Default: none.',
    },
    textconv: {
      kind: 'flag',
      help: 'Never fail, because git stops if a text conversion fails: print one line instead of text that cannot be shown.',
    },
    ...unknownOption,
    ...inputOptions,
  },
  examples: [
    { line: 'redact config.json', does: 'Prints a copy to show to others.' },
    { line: 'redact --textconv config.json', does: 'The same for git: see docs/ci.md.' },
  ],
  async run({ operands, options, system }) {
    const refuse = (reason: string, about: string) => {
      if (!options.textconv) return complain(system, reason, about);
      printText(system, `(not shown: ${shownLine(reason)})\n`);
      return exitCode.done;
    };
    const result = await readInput({ operands, options, system }, 'redact');
    if (!result.ok) return refuse(result.reason, result.name);
    // A name of the original would differ in each version, and show as a change.
    const without = options.textconv ? redact : redactedCopy;
    const redaction = without(documentOf(result.input.text, options), options.comments);
    if (!redaction.ok) return refuse(redaction.reason, result.input.name);
    printExact(system, redaction.text);
    return exitCode.done;
  },
});
