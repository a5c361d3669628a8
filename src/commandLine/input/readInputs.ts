import { invariant, type LineEnd, type Refusable, type Refused, refuse } from 'source-text';
import { configPath, configVariable, type OtherEncoding, openText } from '../../opening/index.ts';
import type { Call } from '../command.ts';
import type { inputOptions } from './inputOptions.ts';

export type Source =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'standardInput' }
  | { readonly kind: 'variable'; readonly name: string };

/** A text that a command works on. */
export interface Input {
  /** Its name in messages: the path as it was given, `<stdin>` or its name, or the name of the variable. */
  readonly name: string;
  readonly source: Source;
  readonly bytes: Uint8Array;
  readonly encoding: 'UTF-8' | 'UTF-8 with BOM' | OtherEncoding;
  /** Without BOM, with line ends of one kind. */
  readonly text: string;
  readonly lineEnd: LineEnd;
  /** How the text differs from the bytes, as sentences. Nothing is written yet. */
  readonly notes: readonly string[];
}

/** `name` is what the reason is about: the text, or the command. */
export type InputResult = { readonly ok: true; readonly input: Input } | (Refused & { readonly name: string });

export type Sources = Refusable<{ readonly sources: readonly Source[] }>;

type InputCall = Pick<Call<typeof inputOptions>, 'operands' | 'options' | 'system'>;

/**
 * What the operands and `--env` name. With neither, the places where the server looks, in its order: the variable if it is set, otherwise
 * the file (option-reference, Environment variables). `-` is standard input.
 */
async function sourcesOf({ operands, options, system }: InputCall): Promise<Sources> {
  const { env } = options;
  if (env !== undefined) {
    if (operands.length > 0) return refuse('--env and a file exclude each other: name one of them.');
    const name = env === true ? configVariable : env;
    if (system.variables[name] === undefined) return refuse(`The variable ${name} is not set.`);
    return { ok: true, sources: [{ kind: 'variable', name }] };
  }
  if (operands.filter((operand) => operand === '-').length > 1) {
    return refuse('Standard input can be read only once, so name - once.');
  }
  if (operands.length > 0) return { ok: true, sources: operands.map(sourceOf) };
  if (system.variables[configVariable]) return { ok: true, sources: [{ kind: 'variable', name: configVariable }] };
  const { ok } = await system.readFile(configPath);
  if (ok) return { ok: true, sources: [{ kind: 'file', path: configPath }] };
  const reason = `No file was named, the variable ${configVariable} is not set, and ${configPath} cannot be read.`;
  return refuse(reason);
}

function sourceOf(operand: string): Source {
  return operand === '-' ? { kind: 'standardInput' } : { kind: 'file', path: operand };
}

/** Reads what the operands and `--env` name, one after the other; `reason` says why there is nothing to read. */
export async function readInputs(call: InputCall): Promise<Refusable<{ readonly results: readonly InputResult[] }>> {
  const found = await sourcesOf(call);
  if (!found.ok) return found;
  const results: InputResult[] = [];
  for (const source of found.sources) results.push(await readSource(source, call));
  return { ok: true, results };
}

/** The same for a command that reads one text. */
export async function readInput(call: InputCall, command: string): Promise<InputResult> {
  const read = await readInputs(call);
  if (!read.ok) return { ...read, name: command };
  const [result] = read.results;
  invariant(result, 'what was found has a first one');
  return result;
}

/** Reads what an operand names; `-` is standard input. */
export function readOperand(operand: string, call: ReadingCall): Promise<InputResult> {
  return readSource(sourceOf(operand), call);
}

type ReadingCall = Pick<Call, 'system'> & { readonly options?: { readonly 'stdin-name'?: string | undefined } };

async function readSource(source: Source, { system, options }: ReadingCall): Promise<InputResult> {
  if (source.kind === 'variable')
    return open(source.name, source, new TextEncoder().encode(system.variables[source.name] ?? ''));
  const isFile = source.kind === 'file';
  const name = isFile ? source.path : (options?.['stdin-name'] ?? '<stdin>');
  const read = await (isFile ? system.readFile(source.path) : system.readStandardInput());
  return read.ok ? open(name, source, read.bytes) : { ...read, name };
}

function open(name: string, source: Source, bytes: Uint8Array): InputResult {
  const asUtf8 = openText(bytes);
  // UTF-16 can be recognised with certainty; an older encoding would be a guess that no user confirms.
  const certain = asUtf8.ok ? undefined : asUtf8.encodings.find((encoding) => encoding.startsWith('UTF-16'));
  const opened = certain ? openText(bytes, certain) : asUtf8;
  if (!opened.ok) return { ok: false, name, reason: opened.reason };
  const { text, lineEnd, lineEndNote } = opened;
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const encoding = certain ?? (hasBom ? 'UTF-8 with BOM' : 'UTF-8');
  const recoded = `Read as ${encoding}. hjson-go reads UTF-8 without a byte order mark, and arconf writes that.`;
  const notes = [encoding === 'UTF-8' ? undefined : recoded, lineEndNote].filter((note) => note !== undefined);
  return { ok: true, input: { name, source, bytes, encoding, text, lineEnd, notes } };
}
