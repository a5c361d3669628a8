import { wrap } from 'source-text';
import { isTextKind, type OptionDefinition, type OptionKind, options, sections } from '../../config/index.ts';
import { environmentVariables } from '../../delivery/index.ts';
import { configPath, configVariable } from '../../opening/index.ts';
import { programEnvironment } from '../../tokenRequest/index.ts';
import { allCodes, explanationOf } from '../codeTables.ts';
import { defineCommand } from '../command.ts';
import { exitCode } from '../exitCode.ts';
import { columns, helpWidth } from '../frame/layout.ts';
import { complain, didYouMean, printText } from '../frame/print.ts';
import type { Styles } from '../frame/styles.ts';

export const explainCommand = defineCommand({
  operands: 'CODE|OPTION|VARIABLE',
  operandCount: { least: 0, most: 1 },
  description: [
    'Explains the code of a problem, with an example and a fix, or an option, as the editor’s form does, or a variable of the environment or of programs.',
  ],
  options: { list: { kind: 'flag', help: 'Print all codes, options and variables, one per line.' } },
  examples: [
    { line: 'explain comment-in-string', does: 'Explains a problem.' },
    { line: 'explain smtpAuth.mechanism.type', does: 'Explains an option.' },
  ],
  async run({ operands: [name], options: { list }, system, styles }) {
    const print = (lines: readonly string[]) => {
      printText(system, lines.map((line) => `${line}\n`).join(''));
      return exitCode.done;
    };
    if (list) return print(everything());
    if (name === undefined)
      return complain(system, 'Name a code, an option or a variable; --list has all of them.', 'explain');
    const explanation = explanationOf(name);
    if (explanation) return print(explainedCode(name, explanation, styles));
    const option = options.find(({ key }) => key === name) ?? recordOf(name);
    if (option) return print(explainedOption(option, styles));
    const variable = variables.find((each) => each.name === name);
    if (variable) return print([styles.bold(`${name}: ${variable.title}`), ...wrap(variable.help, helpWidth, 2)]);
    const names = [...Object.keys(allCodes), ...options.map(({ key }) => key), ...variables.map((each) => each.name)];
    const hint = didYouMean(name, names, '--list has all of them.');
    return complain(system, `There is no code, option or variable ${JSON.stringify(name)}.${hint}`, 'explain');
  },
});

/** The variables of the environment and of programs (option-reference, Environment variables). */
const variables: readonly { readonly name: string; readonly title: string; readonly help: string }[] = [
  {
    name: configVariable,
    title: 'Environment variable',
    help: `The whole configuration. By the reference, it is read instead of ${configPath} when it is set.`,
  },
  ...environmentVariables.map(({ name, title, help }) => ({
    name,
    title: `${title}, environment variable`,
    help,
  })),
  ...Object.entries(programEnvironment.documentation).map(([name, documentation]) => ({
    name,
    title: 'Variable of the programs in gatewayOAuth2.endpointParams',
    help: documentation,
  })),
];

/** The record that a path such as `gatewayOAuth2.endpointParams.audience` is an entry of. */
function recordOf(name: string): OptionDefinition | undefined {
  return options.find(({ kind, key }) => kind === 'programs' && name.startsWith(`${key}.`));
}

function explainedCode(name: string, explanation: string, styles: Styles): readonly string[] {
  const example = visible(allCodes[name] ?? '').map((line) => `    ${line}`);
  return [styles.bold(name), '  Example:', ...example, '', ...wrap(explanation, helpWidth, 2)];
}

const mostLines = 12;

/** A long example is cut, and invisible characters become their numbers. */
function visible(example: string): readonly string[] {
  const lines = example.split('\n').map((line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line));
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
  return shown.map((line) =>
    line.replace(/(?! )[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Surrogate}]/gu, (character) => {
      const number = character.codePointAt(0) ?? 0;
      return `⟨U+${number.toString(16).toUpperCase().padStart(4, '0')}⟩`;
    }),
  );
}

function explainedOption(option: OptionDefinition, styles: Styles): readonly string[] {
  const { key, title, documentation, kind, section, default: fallback, unit, choices, since, example } = option;
  const facts: readonly (readonly [name: string, text: string | undefined])[] = [
    ['section', sections.find(({ id }) => id === section)?.title],
    ['type', typeOf(kind)],
    ['values', choices?.map(({ value, title: meaning }) => `${value} (${meaning})`).join(', ')],
    ['default', fallback === undefined ? undefined : `${fallback === '' ? '""' : fallback}${unit ? ` ${unit}` : ''}`],
    ['since', since],
    ['example', example],
  ];
  const known = facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
  return [styles.bold(`${key}: ${title}`), ...wrap(documentation, helpWidth, 2), '', ...columns(known)];
}

/** The type that the reference states, and how the page edits the option where that says more. */
function typeOf(kind: OptionKind): string {
  if (kind === 'programs') return 'record[string] (programs)';
  if (!isTextKind(kind)) return kind;
  return kind === 'text' ? 'string' : `string (${kind})`;
}

function everything(): readonly string[] {
  return [
    ...Object.keys(allCodes).map((code) => `${code}  ${firstSentence(explanationOf(code) ?? '')}`),
    ...options.map(({ key, title }) => `${key}  ${title}`),
    ...variables.map(({ name, title }) => `${name}  ${title}`),
  ];
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s/)[0] ?? text;
}
