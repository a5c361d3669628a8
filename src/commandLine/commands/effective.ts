import type { HjsonDocument } from 'hjson-document';
import { oneLine } from 'source-text';
import { asCsv, asMarkdown, type EffectiveRow, effectiveConfig } from '../../delivery/index.ts';
import { readDocument } from '../../workspace/index.ts';
import { defineCommand } from '../command.ts';
import { exitCode } from '../exitCode.ts';
import { complain, printReport, printText, say } from '../frame/print.ts';
import { inputOptions, wrappedOption } from '../input/inputOptions.ts';
import { otherVariables } from '../input/otherVariables.ts';
import { readInput } from '../input/readInputs.ts';
import { areStopped } from '../input/stoppedReferences.ts';
import { unwrapped } from '../input/unwrapInput.ts';

export const effectiveCommand = defineCommand({
  operands: '[FILE]',
  operandCount: { least: 0, most: 1 },
  description: [
    'Prints every option with its value and where it comes from: the file, the variable or standard input, or the default. Secrets are hidden. With --env, the other variables of the process have rows, too; with --wrapped, those that came with the configuration.',
  ],
  options: {
    output: {
      kind: 'choice',
      value: 'FORMAT',
      choices: ['table', 'markdown', 'csv'],
      default: 'table',
      help: 'table, markdown or csv. Default: table.',
    },
    ...wrappedOption,
    ...inputOptions,
  },
  examples: [
    { line: 'effective config.json', does: 'A table for people.' },
    { line: 'effective --output markdown config.json', does: 'A table for a change record.' },
  ],
  async run({ operands, options, system }) {
    const read = await readInput({ operands, options, system }, 'effective');
    const result = await unwrapped(read, options, system);
    if (!result.ok) return complain(system, result.reason, result.name);
    const { input } = result;
    const document = readDocument(input.text);
    const source = sourceNames[input.source.kind];
    const isOfProcess = options.env !== undefined;
    const variables = isOfProcess ? otherVariables(system) : (result.otherVariables ?? []);
    const effective = effectiveConfig(document, variables, source);
    if (!effective.ok) return complain(system, effective.reason, input.name);
    const around = options.wrapped && read.ok ? read.input.text : undefined;
    // Where nobody looked, no variable is called unset.
    const known = effective.rows.filter(({ path, origin }) => isOfProcess || path || origin === 'environment');
    const rows = known.map((row) =>
      around !== undefined && isStopped(row, document, around) ? { ...row, origin: source } : row,
    );
    const text = { table, markdown: asMarkdown, csv: asCsv }[options.output](rows);
    if (options.output === 'csv') printReport(system, text);
    else printText(system, text);
    say(system, input.name, `${effective.counts}.`);
    return exitCode.done;
  },
});

const sourceNames = { file: 'file', variable: 'variable', standardInput: 'standard input' } as const;

/** True for a value whose references an escape around the configuration stops. */
function isStopped({ origin, path }: EffectiveRow, document: HjsonDocument, around: string): boolean {
  return origin.endsWith(', filled in later') && path !== undefined && areStopped(document, path, around);
}

const widestName = 44;

function table(rows: readonly EffectiveRow[]): string {
  const shown = rows.map(({ name, value, origin }) => [oneLine(name), origin, oneLine(value)] as const);
  const nameWidth = Math.max(...shown.map(([name]) => Math.min(name.length, widestName)));
  const originWidth = Math.max(...shown.map(([, origin]) => origin.length));
  return shown
    .map(([name, origin, value]) => `${name.padEnd(nameWidth)}  ${origin.padEnd(originWidth)}  ${value}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}
