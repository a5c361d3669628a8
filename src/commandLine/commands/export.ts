import { type Refusable, refuse } from 'source-text';
import { marksIn } from '../../config/index.ts';
import { type Target, targets } from '../../delivery/index.ts';
import { defineCommand } from '../command.ts';
import { exitCode } from '../exitCode.ts';
import { exportPart } from '../export/exportPart.ts';
import { columns } from '../frame/layout.ts';
import { complain, didYouMean, printSecrets, printText, say, terminalOption } from '../frame/print.ts';
import { documentOf, inputOptions, unknownOption } from '../input/inputOptions.ts';
import { otherVariables } from '../input/otherVariables.ts';
import { readInput } from '../input/readInputs.ts';

export const exportCommand = defineCommand({
  operands: '[FILE]',
  operandCount: { least: 0, most: 1 },
  description: [
    'Prints the configuration for a target, or says why the target cannot hold it, with exit code 1. With --env, variables such as HTTPS_PROXY are exported too.',
    'A target with the secrets apart has two halves: one to commit, and one with the secrets.',
  ],
  options: {
    for: { kind: 'text', value: 'TARGET', help: 'The target, as --list names it.' },
    list: { kind: 'flag', help: 'Print the targets with the names that each needs, and nothing else.' },
    name: {
      kind: 'repeated',
      value: 'KEY=VALUE',
      help: 'A name in the output, such as that of the Secret or the image.',
    },
    part: {
      kind: 'choice',
      value: 'PART',
      choices: ['committed', 'names', 'secrets'],
      default: 'committed',
      help: 'Where the secrets are apart: committed, the half to commit; secrets, the other half; or names, that half without values. Default: committed.',
    },
    'keep-comments': { kind: 'flag', help: 'Keep the text with its comments if the target allows line breaks.' },
    'allow-marks': { kind: 'flag', help: 'Export the marks of a redacted copy as they are.' },
    ...unknownOption,
    ...terminalOption,
    ...inputOptions,
  },
  examples: [
    { line: 'export --for kubernetes-file --name name=review config.json', does: 'Manifests.' },
    { line: 'export --for envsubst config.json > config.json.tmpl', does: 'A template to commit.' },
  ],
  async run({ operands, options, system }) {
    if (options.list) {
      printText(system, listOfTargets());
      return exitCode.done;
    }
    const target = targets.find(({ id }) => id === options.for);
    if (!target) return complain(system, unknownTarget(options.for), 'export');
    const names = namesOf(options.name, target);
    if (!names.ok) return complain(system, names.reason, 'export');
    const result = await readInput({ operands, options, system }, 'export');
    if (!result.ok) return complain(system, result.reason, result.name);
    const document = documentOf(result.input.text, options);
    if (!options['allow-marks'] && marksIn(document).length > 0) {
      complain(
        system,
        'It is a redacted copy: arconf restore puts its secrets back, --allow-marks exports it as it is.',
        result.input.name,
      );
      return exitCode.found;
    }
    const output = exportPart(document, target, {
      names: names.names,
      part: options.part,
      keepsComments: options['keep-comments'],
      otherVariables: options.env === undefined ? [] : otherVariables(system),
    });
    if (!output.ok) {
      complain(system, output.reason, result.input.name);
      return exitCode.found;
    }
    const code = printSecrets(output.text, () => output.holdsSecrets, 'export', { system, options });
    if (code === exitCode.done) for (const note of output.notes) say(system, result.input.name, note);
    return code;
  },
});

function listOfTargets(): string {
  const rows = targets.map(({ id, title, apart, names = {} }) => {
    const keys = Object.keys(names);
    const what = apart ? `${title}, secrets apart` : title;
    return [id, keys.length > 0 ? `${what} (--name ${keys.join(', ')})` : what] as const;
  });
  return columns(rows)
    .map((line) => `${line}\n`)
    .join('');
}

function unknownTarget(id: string | undefined): string {
  if (id === undefined) return '--for names the target; --list has all of them.';
  const ids = targets.map((each) => each.id);
  return `There is no such target.${didYouMean(id, ids, '--list has all of them.')}`;
}

function namesOf(
  given: readonly string[],
  { names: rules = {} }: Target,
): Refusable<{ readonly names: Readonly<Record<string, string>> }> {
  const names: Record<string, string> = {};
  for (const each of given) {
    const equals = each.indexOf('=');
    const key = each.slice(0, Math.max(0, equals));
    if (!Object.hasOwn(rules, key)) {
      const keys = Object.keys(rules).join(', ');
      return refuse(`--name takes KEY=VALUE; this target has ${keys ? `the keys ${keys}` : 'no names'}.`);
    }
    names[key] = each.slice(equals + 1);
  }
  return { ok: true, names };
}
