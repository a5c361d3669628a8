import { fromPlain, type HjsonValue, nodeValue, parseHjson } from 'hjson-document';
import { asItLooks, counted, type Refusable, refuse, type ValuePath } from 'source-text';
import { analyseConfig, looksLikeSecretKey, optionAt } from '../../config/index.ts';
import { isReference } from '../../references/index.ts';
import { type OptionSetting, readDocument } from '../../workspace/index.ts';
import { type Call, defineOptions } from '../command.ts';
import { shownLine } from '../frame/print.ts';
import { isText } from '../input/optionNamed.ts';
import { whyUnreadable } from '../input/whyUnreadable.ts';

export type GivenValue = Refusable<{ readonly value: HjsonValue; readonly isArgument: boolean }>;

type ValueCall = Pick<Call<typeof valueOptions>, 'options' | 'system'>;

/** The value for an option, from where the call says; a secret never comes from the command line, which other users can see. */
export async function givenValue(
  path: ValuePath,
  name: string,
  argument: string | undefined,
  call: ValueCall,
): Promise<GivenValue> {
  const { options } = call;
  const sources = [argument !== undefined, options.stdin, options['from-env'], options['from-file']].filter(Boolean);
  if (sources.length > 1) return refuse('The value is given twice: name one source of it.');
  if (argument !== undefined && isSecretOption(path) && !isHarmless(argument)) return refuse(secretArgument(name));
  const given = argument === undefined ? await fromElsewhere(path, name, call) : { ok: true as const, text: argument };
  if (!given.ok) return given;
  const read = options.json ? fromJson(given.text) : fromText(path, given.text);
  return read === undefined
    ? refuse(options.json ? 'The value is not JSON.' : `This is not a value that ${name} can have.`)
    : { ok: true, value: read, isArgument: argument !== undefined };
}

/** Why a secret on the command line is refused. */
export function secretArgument(name: string): string {
  return `${name} is or holds a secret, and other users of the machine can see the words of a command: give it by --stdin, --from-env, --from-file or at the prompt.`;
}

function isSecretOption(path: ValuePath): boolean {
  return optionAt(path)?.secret ?? looksLikeSecretKey(String(path.at(-1)));
}

/** Nothing, or the name of something that is filled in elsewhere. */
function isHarmless(text: string): boolean {
  return text.trim() === '' || isReference(text.trim());
}

type GivenText = Refusable<{ readonly text: string }>;

async function fromElsewhere(path: ValuePath, name: string, { options, system }: ValueCall): Promise<GivenText> {
  const { stdin, 'from-env': variable, 'from-file': file } = options;
  if (variable !== undefined) {
    const text = system.variables[variable];
    return text === undefined ? refuse(`The variable ${variable} is not set.`) : { ok: true, text };
  }
  if (stdin || file !== undefined) {
    const read = file === undefined ? await system.readStandardInput() : await system.readFile(file);
    if (!read.ok) return refuse(`${file ?? 'Standard input'}: ${read.reason}`);
    return decoded(read.bytes);
  }
  if (!isSecretOption(path))
    return refuse('The value is missing: give it as an operand, or by --stdin, --from-env or --from-file.');
  const typed = await system.askHidden(shownLine(`${name}: `));
  return typed === undefined
    ? refuse(`The value is missing, and cannot be asked for: standard input is not a terminal.`)
    : { ok: true, text: typed };
}

/** What editors and `echo` append to a text is not a part of it. */
function decoded(bytes: Uint8Array): GivenText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, text: text.replace(/\r?\n$/, '') };
  } catch {
    return refuse('The value is not UTF-8.');
  }
}

function fromText(path: ValuePath, text: string): HjsonValue | undefined {
  if (isText(path)) return text;
  const word = asItLooks(text).trim();
  if (optionAt(path)?.kind === 'boolean') return word === 'true' ? true : word === 'false' ? false : undefined;
  return /^-?(?:0|[1-9]\d*)$/.test(word) ? { kind: 'number', lexeme: word } : undefined;
}

/** Parsed as HJSON once it is known to be JSON, so that numbers keep their digits. */
function fromJson(text: string): HjsonValue | undefined {
  try {
    const plain: unknown = JSON.parse(text);
    const { root } = parseHjson(`{"value": ${text}\n}`);
    const node = root.kind === 'object' ? root.members[0]?.value : undefined;
    return node ? nodeValue(node) : fromPlain(plain);
  } catch {
    return undefined;
  }
}

/** Where the value of `set` comes from. */
export const valueOptions = defineOptions({
  stdin: { kind: 'flag', help: 'Read the value from standard input, without its trailing line end.' },
  'from-env': { kind: 'text', value: 'NAME', help: 'Read the value from an environment variable.' },
  'from-file': { kind: 'text', value: 'PATH', help: 'Read the value from a file, without its trailing line end.' },
  json: { kind: 'flag', help: 'The value is JSON, such as that of an object.' },
});

type Settings = Refusable<{ readonly settings: readonly OptionSetting[] }>;

/** Every value that a configuration sets, to set it in another one; refused if that would leave anything out. */
export function settingsIn(text: string): Settings {
  const document = readDocument(text);
  const reason = whyUnreadable(document);
  if (reason) return refuse(reason);
  const { entries, unknown } = analyseConfig(document, 'latest');
  if (unknown.length > 0)
    return refuse(
      `${counted(unknown.length, 'key')} of it ${unknown.length === 1 ? 'is not an option' : 'are not options'}.`,
    );
  const settings: OptionSetting[] = [];
  for (const { option, state, node, value } of entries.values()) {
    if (state === 'unset' && value === null) return refuse(`${option.key} is null: remove it with unset.`);
    if (!node || state === 'unset') continue;
    const hasMembers = node.kind === 'object' && node.members.length > 0;
    if (option.kind === 'programs' && node.kind === 'object' && hasMembers) {
      for (const { key, value: program } of node.members) {
        if (program) settings.push({ path: [...option.path, key.name], value: nodeValue(program) });
      }
    } else if (option.kind !== 'object' || !hasMembers) settings.push({ path: option.path, value: nodeValue(node) });
  }
  return { ok: true, settings };
}
