import { basename } from 'node:path';
import { compareColumns, isDifference, readColumn, type Selected, selectRows } from '../../compare/index.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { complain, printReport, printText } from '../frame/print.ts';
import { documentOf, serverVersionOf } from '../input/inputOptions.ts';
import { type Input, readInputs } from '../input/readInputs.ts';
import { unwrapped } from '../input/unwrapInput.ts';
import { whyUnreadable } from '../input/whyUnreadable.ts';
import type { DiffCall, DiffFormat } from './diffOptions.ts';
import { githubFormat, jsonFormat, markdownFormat, textFormat } from './formats.ts';

const formats: Readonly<Record<DiffCall['options']['output'], DiffFormat>> = {
  text: textFormat,
  json: jsonFormat,
  markdown: markdownFormat,
  github: githubFormat,
};

/** The command `diff`; its exit codes are those of diff(1). */
export async function runDiff(call: DiffCall): Promise<ExitCode> {
  const { operands, options, system } = call;
  const fail = (reason: string, about = 'diff') => complain(system, reason, about);
  const version = serverVersionOf(options['server-version'], system);
  if (!version.ok) return fail(version.reason);
  if (options.names.length > operands.length) return fail('--names has more names than there are files.');
  const read = await readInputs({ operands, options: { ...options, env: undefined }, system });
  if (!read.ok) return fail(read.reason);
  const results = await Promise.all(read.results.map((result) => unwrapped(result, options, system)));
  const refused = results.find((result) => !result.ok);
  if (refused && !refused.ok) return fail(refused.reason, refused.name);
  const inputs = results.flatMap((result) => (result.ok ? [result.input] : []));
  const labels = labelsOf(inputs, options.names);
  const columns = inputs.map((input, index) =>
    readColumn({
      label: labels[index] ?? '',
      document: documentOf(input.text, options),
      serverVersion: version.serverVersion,
    }),
  );
  for (const [index, { document }] of columns.entries()) {
    // A comparison with half a file would report as missing what is only damaged.
    const reason = whyUnreadable(document);
    if (reason) return fail(reason, inputs[index]?.name);
  }
  const comparison = compareColumns(columns);
  const selected = selectRows(comparison, options);
  if (!selected.ok) {
    const { unknown, nearest } = selected;
    return fail(`There is no option ${JSON.stringify(unknown)}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
  }
  const text = formats[options.output](comparison, selected, call);
  if (options.output === 'text') printText(system, text, call.styles);
  else printReport(system, text);
  const isHidden = options['fail-on-hidden'] && selected.rows.some(({ row }) => row.verdict === 'hidden');
  return hasFinding(selected) || isHidden ? exitCode.found : exitCode.done;
}

/** The given names, otherwise those of the files, without folders if that distinguishes them. */
function labelsOf(inputs: readonly Input[], names: readonly string[]): readonly string[] {
  const short = inputs.map(({ name }) => basename(name));
  const isClear = new Set(short).size === short.length;
  return inputs.map(({ name }, index) => names[index] ?? (isClear ? (short[index] ?? name) : name));
}

/** If nothing is expected, any difference. */
function hasFinding({ rows, notFound }: Selected): boolean {
  return notFound.length > 0 || rows.some(({ row, isExpected }) => isDifference(row) && !isExpected);
}
