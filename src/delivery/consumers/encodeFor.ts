import { configVariable } from '../../opening/index.ts';
import { type Refusable, refuse } from '../../text/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type CarriedFile, nameFiles } from '../serverFiles/carriedFiles.ts';
import { hasLoneSurrogate, utf8Length } from '../utf8.ts';
import type { Dialect } from './dialect.ts';
import { type ChosenNames, firstFault } from './names.ts';

export type DialectOutput = Refusable<{
  readonly text: string;
  /** In bytes: of what the limit of the dialect counts, or of the value if there is no limit. */
  readonly size: number;
  /** What to know before using it, as sentences. */
  readonly warnings: readonly string[];
}>;

/** Lines beyond this many bytes are cut by some shells when they are pasted by hand. */
const pasteLimit = 4_000;

/** The variables as `dialect` spells them; refused if the consumer would change, cut or refuse them. */
export function encodeFor(
  dialect: Dialect,
  configText: string,
  otherVariables: readonly EnvironmentVariable[],
  names: ChosenNames = {},
  files: readonly CarriedFile[] = [],
): DialectOutput {
  const fault = firstFault(dialect.names ?? {}, names);
  if (fault) return refuse(fault);
  const unfit = [{ name: configVariable, value: configText }, ...otherVariables].find(
    ({ value }) => value.includes('\0') || hasLoneSurrogate(value),
  );
  if (unfit) {
    return refuse(`${unfit.name} holds a NUL or half of a surrogate pair, which no consumer can hold.`);
  }
  const encoding = dialect.encode(configText, otherVariables, names);
  if (!encoding.ok) return encoding;
  const { limit } = dialect;
  const size = utf8Length(limit?.of === 'output' ? encoding.text : configText);
  const warnings: string[] = [];
  if (limit && size > limit.bytes) {
    const message = `${count(size)} bytes; the limit is ${count(limit.bytes)}. ${limit.reason}`;
    if (limit.strict) return refuse(message);
    warnings.push(message);
  }
  if (dialect.group === 'Shells' && size > pasteLimit) {
    warnings.push('Some shells truncate pasted lines of this length. Download the file instead.');
  }
  // Files have a separate limit, so that they are not counted with the rest.
  const withFiles =
    dialect.carriesFiles && files.length > 0
      ? dialect.encode(configText, otherVariables, names, nameFiles(files))
      : encoding;
  return withFiles.ok ? { ok: true, text: withFiles.text, size, warnings } : withFiles;
}

/** 1234567 as `1,234,567`, whatever the locale. */
function count(value: number): string {
  return value.toLocaleString('en-US');
}
