import { parseArgs } from 'node:util';
import { nearestName, type Refusable, refuse } from 'source-text';
import { defineOptions, type OptionEntry, type OptionTable, type OptionValues } from '../command.ts';

/** The words, or what is wrong with them, as a sentence that quotes names of options, but no value: it may be a secret in the wrong place. */
export type ParsedCall<Options extends OptionTable> = Refusable<{
  readonly operands: readonly string[];
  readonly options: OptionValues<Options>;
}>;

type Given = string | true;

/** Reads the words after the name of a command. `-h` is `--help`; after `--`, everything is an operand. */
export function parseCall<Options extends OptionTable>(
  words: readonly string[],
  options: Options,
): ParsedCall<Options> {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { kind }]) => [
        name,
        {
          type: takesNextWord(kind) ? ('string' as const) : ('boolean' as const),
          ...(name === 'help' && { short: 'h' }),
        },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const given = new Map<string, Given[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const entry = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!entry) return refuse(unknownOption(token.rawName, Object.keys(options)));
    const isNextOption = !token.inlineValue && token.value !== undefined && /^-./.test(token.value);
    const fault = valueFault(token.rawName, entry, isNextOption ? undefined : token.value);
    if (fault) return refuse(fault);
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? true]);
  }
  const values = Object.entries(options).map(([name, entry]) => [name, givenValue(entry, given.get(name) ?? [])]);
  return { ok: true, operands, options: Object.fromEntries(values) as OptionValues<Options> };
}

function takesNextWord(kind: OptionEntry['kind']): boolean {
  return kind !== 'flag' && kind !== 'optionalText';
}

function unknownOption(rawName: string, names: readonly string[]): string {
  const near = nearestName(rawName.replace(/^-+/, ''), names);
  // The word itself is not quoted: it may be a secret that begins with a hyphen.
  return `There is no such option. ${near ? `Did you mean --${near}?` : 'Words that begin with - go after --.'}`;
}

function valueFault(rawName: string, entry: OptionEntry, value: string | undefined): string | undefined {
  switch (entry.kind) {
    case 'flag':
      return value === undefined ? undefined : `The option ${rawName} takes no value.`;
    case 'optionalText':
      return value === '' ? `The option ${rawName}= needs a value: ${entry.value}.` : undefined;
    case 'number':
      return value !== undefined && /^\d{1,9}$/.test(value) ? undefined : `The option ${rawName} needs a whole number.`;
    case 'choice':
      return value !== undefined && entry.choices.includes(value)
        ? undefined
        : `The option ${rawName} needs one of ${entry.choices.join(', ')}.`;
    default:
      return value ? undefined : `The option ${rawName} needs a value: ${entry.value}.`;
  }
}

function givenValue(entry: OptionEntry, given: readonly Given[]): unknown {
  const texts = given.filter((each) => each !== true);
  switch (entry.kind) {
    case 'flag':
      return given.length > 0;
    case 'text':
      return texts.at(-1);
    case 'optionalText':
      return given.at(-1);
    case 'number':
      return texts.length > 0 ? Number(texts.at(-1)) : undefined;
    case 'choice':
      return texts.at(-1) ?? entry.default;
    case 'repeated':
      return texts;
    case 'list':
      return texts.flatMap((text) => text.split(',')).filter(Boolean);
  }
}

/** Options that every command accepts. */
export const commonOptions = defineOptions({
  color: {
    kind: 'choice',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    default: 'auto',
    help: 'Whether to colour the output: auto, always or never. Default: auto, for terminals.',
  },
  'no-color': { kind: 'flag', help: 'The same as --color never or the variable NO_COLOR.' },
  help: { kind: 'flag', help: 'Show the help of the command.' },
  version: { kind: 'flag', help: 'Show the version of the program.' },
});
