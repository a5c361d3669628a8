import type { HjsonDocument } from 'hjson-document';
import {
  checkCommands,
  type Finding,
  findingsOf,
  planServerCheck,
  readReport,
  writeCheckScript,
} from '../../serverCheck/index.ts';
import { readDocument } from '../../workspace/index.ts';
import { type Call, defineCommand } from '../command.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { complain, printExact, printJson, printText } from '../frame/print.ts';
import { inputOptions } from '../input/inputOptions.ts';
import { type Input, readInput, readOperand } from '../input/readInputs.ts';

export const serverCheckCommand = defineCommand({
  operands: '[FILE]',
  operandCount: { least: 0, most: 1 },
  description: [
    'Prints a shell script that checks what the configuration connects to: the sign-in provider, the mail server, the database and the token address. Read it, then run it on the machine or in the container where the configuration is used: it reads and connects, changes nothing, and contains no secret.',
    'With --read, prints what the script’s report says about each option. Exits with 1 if something is wrong with a value that has not changed since.',
  ],
  options: {
    read: { kind: 'text', value: 'REPORT', help: 'Read this report; - is standard input.' },
    commands: {
      kind: 'text',
      value: 'NAME',
      help: 'Print the command lines that run check.sh, for a container and a deployment of this name.',
    },
    output: {
      kind: 'choice',
      value: 'FORMAT',
      choices: ['text', 'json'],
      default: 'text',
      help: 'With --read: text or json. Default: text.',
    },
    ...inputOptions,
  },
  examples: [
    { line: 'server-check config.json > check.sh', does: 'Writes the script.' },
    {
      line: 'server-check --commands review',
      does: 'Prints how to run it in Kubernetes, in Docker and on the machine.',
    },
    { line: 'server-check --read report.txt config.json', does: 'Explains its report.' },
  ],
  async run({ operands, options, system }) {
    if (options.commands !== undefined) {
      const lines = checkCommands(options.commands).map(({ title, note, line }) => `# ${title}. ${note}\n${line}\n`);
      printText(system, lines.join(''));
      return exitCode.done;
    }
    const result = await readInput({ operands, options, system }, 'server-check');
    if (!result.ok) return complain(system, result.reason, result.name);
    const { input } = result;
    const document = readDocument(input.text);
    if (options.read !== undefined) return showReport(options.read, options.output, document, { options, system });
    if (!document.verdict.ok) return complain(system, 'The text has errors: check it first.', input.name);
    printExact(system, writeCheckScript(planServerCheck(document, isFileText(input))));
    return exitCode.done;
  },
});

/** Whether the text is the file, byte for byte. */
function isFileText({ source, notes, encoding }: Input): boolean {
  return source.kind === 'file' && encoding === 'UTF-8' && notes.length === 0;
}

async function showReport(
  path: string,
  format: 'text' | 'json',
  document: HjsonDocument,
  { options, system }: Pick<Call<typeof inputOptions>, 'options' | 'system'>,
): Promise<ExitCode> {
  const result = await readOperand(path, { options, system });
  if (!result.ok) return complain(system, result.reason, result.name);
  const report = readReport(result.input.text);
  if (!report)
    return complain(system, 'This is not a report of check.sh: a report begins with arconf-server-check.', path);
  const findings = findingsOf(report, planServerCheck(document, false));
  const isBad = findings.some(({ state, isCurrent }) => isCurrent && (state === 'error' || state === 'warning'));
  const shown = { at: report.at, tools: report.tools, findings };
  if (format === 'json') printJson(system, shown);
  else printText(system, findings.map(asLine).join(''));
  return isBad ? exitCode.found : exitCode.done;
}

function asLine({ state, check, option, sentence, isCurrent }: Finding): string {
  const about = option ? `${check}, ${option}` : check;
  return `${state.padEnd(7)}  ${about}: ${sentence}${isCurrent ? '' : ' (The value has changed since.)'}\n`;
}
