import { refuse } from 'source-text';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type CarriedFile, nameFiles } from '../serverFiles/carriedFiles.ts';
import { hasLoneSurrogate, utf8Length } from '../utf8.ts';
import { type ChosenNames, firstFault } from './names.ts';
import { allVariables, type Parts, type Target, type TargetOutput } from './target.ts';

/** Lines beyond this many bytes are cut by some shells when they are pasted by hand. */
const pasteLimit = 4_000;

/** The variables as `target` spells them; refused if the consumer would change, cut or refuse them. */
export function encodeFor(
  target: Target,
  text: string,
  variables: readonly EnvironmentVariable[],
  names: ChosenNames = {},
  files: readonly CarriedFile[] = [],
): TargetOutput {
  const fault = firstFault(target.names, names);
  if (fault) return refuse(fault);
  const parts: Parts = { text, variables, files: [], names: [], secretVariables: [] };
  const unfit = unfitVariable(allVariables(parts));
  if (unfit) return refuse(`${unfit} holds a NUL or half of a surrogate pair, which no consumer can hold.`);
  return encodeWithin(target, parts, names, files);
}

/** The name of the first variable with a value that cannot be written anywhere. */
export function unfitVariable(variables: readonly EnvironmentVariable[]): string | undefined {
  return variables.find(({ value }) => value.includes('\0') || hasLoneSurrogate(value))?.name;
}

/**
 * The parts and files as `target` spells them, if they are within its limit. Files have a separate limit, and are not counted with the
 * rest; `value` is the configuration, if the parts have references in it.
 */
export function encodeWithin(
  target: Target,
  parts: Parts,
  names: ChosenNames,
  files: readonly CarriedFile[],
  value = parts.text,
): TargetOutput {
  const encoding = target.encode(parts, names);
  if (!encoding.ok) return encoding;
  const { limit } = target;
  const size = utf8Length(limit?.ofOutput ? encoding.text : value);
  const warnings: string[] = [];
  if (limit && size > limit.bytes) {
    const message = `${count(size)} bytes; the limit is ${count(limit.bytes)}. ${limit.reason}`;
    if (!limit.isUncertain) return refuse(message);
    warnings.push(message);
  }
  if (target.group === 'Shells' && size > pasteLimit) {
    warnings.push('Some shells truncate pasted lines of this length. Download the file instead.');
  }
  const withFiles =
    target.carriesFiles && files.length > 0 ? target.encode({ ...parts, files: nameFiles(files) }, names) : encoding;
  return withFiles.ok
    ? { ok: true, text: withFiles.text, size, warnings: [...warnings, ...(withFiles.warnings ?? [])] }
    : withFiles;
}

/** 1234567 as `1,234,567`, whatever the locale. */
function count(value: number): string {
  return value.toLocaleString('en-US');
}
