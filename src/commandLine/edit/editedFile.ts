import { textRange } from 'source-text';
import { optionAt } from '../../config/index.ts';
import { saveBytes } from '../../opening/index.ts';
import { secretRangesIn } from '../../secrets/index.ts';
import { readDocument } from '../../workspace/index.ts';
import { type Call, defineOptions } from '../command.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { complain, printSecrets, printText, say, terminalOption } from '../frame/print.ts';
import { documentOf, unknownOption } from '../input/inputOptions.ts';
import { type Input, type InputResult, readOperand } from '../input/readInputs.ts';
import { unwrapped, type Wrapped } from '../input/unwrapInput.ts';

/** A file that a command edits, with its exact text, without a byte order mark. */
export interface EditedFile {
  readonly input: Input;
  readonly text: string;
}

export type OpenedFile = { readonly ok: true; readonly file: EditedFile } | Extract<InputResult, { ok: false }>;

/** The file that an operand names, or the configuration that it holds; `-` is standard input. */
export async function openFile(
  operand: string,
  { system }: Pick<Call, 'system'>,
  options?: Wrapped,
): Promise<OpenedFile> {
  const result = await unwrapped(await readOperand(operand, { system }), options, system);
  if (!result.ok) {
    const isOption = optionAt(operand.split('.')) !== undefined;
    return isOption ? { ...result, reason: `${result.reason} The file comes before the option.` } : result;
  }
  return { ok: true, file: { input: result.input, text: rawText(result.input.bytes) } };
}

/** Options of every command that edits a file. */
export const editOptions = defineOptions({
  diff: { kind: 'flag', help: 'Print the changes, without secrets and comments, and write nothing.' },
  ...unknownOption,
  ...terminalOption,
});

/**
 * Writes the edited text: to the file, or to standard output for standard input. With `diff`, prints the changes without secrets instead,
 * and writes nothing. `command` is the one that complains.
 */
export async function saveFile(
  { input, text: before }: EditedFile,
  after: string,
  { options, system, styles }: Pick<Call<typeof editOptions>, 'options' | 'system' | 'styles'>,
  command: string,
): Promise<ExitCode> {
  if (options.diff) {
    // Loads the comparison, which writing does not need.
    const { shownChanges } = await import('./shownChanges.ts');
    printText(
      system,
      shownChanges(input.name, documentOf(before, options), documentOf(after, options), styles),
      styles,
    );
    return exitCode.done;
  }
  if (input.source.kind === 'standardInput') {
    return printSecrets(after, () => holdsSecrets(after), command, { system, options });
  }
  const isRecoded = input.encoding !== 'UTF-8';
  if (input.source.kind !== 'file' || (after === before && !isRecoded)) return exitCode.done;
  const written = await system.writeFile(input.source.path, saveBytes(after), input.bytes);
  if (!written.ok) return complain(system, written.reason, input.name);
  if (isRecoded)
    say(system, input.name, `Was ${input.encoding}, and is now UTF-8 without a byte order mark, which hjson-go reads.`);
  return exitCode.done;
}

/**
 * The exact text of a file, with any line ends, without its byte order marks. The bytes must be those of an input that could be read: UTF-8
 * or UTF-16.
 */
function rawText(bytes: Uint8Array): string {
  const decoded = new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes);
  return decoded.replace(/^\uFEFF+/, '');
}

/** Any text in UTF-8 that could be read has no zero byte, and any in UTF-16 has one next to the first ASCII character. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zero = bytes.indexOf(0);
  if (zero < 0) return 'utf-8';
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
}

/** Whether a text holds secrets. Of one that cannot be read, any part may be one. */
export function holdsSecrets(text: string): boolean {
  const document = readDocument(text);
  return !document.verdict.ok || secretRangesIn(document, textRange(0, text.length)).length > 0;
}
