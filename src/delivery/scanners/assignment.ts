import { startOfLine, type TextRange } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import { otherVariableNames } from '../environmentVariable.ts';
import type { ImportCode } from '../importCodes.ts';
import { type ImportRefusal, importRefusal } from '../importRefusal.ts';

/** A place in a paste where one of the server's variables is named. */
export interface AssignmentSite {
  readonly text: string;
  readonly name: string;
  /** Offset of the name. */
  readonly start: number;
  /** Offset after the name. */
  readonly end: number;
  /** The line up to the name: its end, where it is long. */
  readonly before: string;
}

/** What a program would replace with a text that is not in the paste; the range is that in the value around it. */
export interface ShellReference extends TextRange {
  readonly name: string;
}

export type AssignedValue =
  | {
      readonly kind: 'value';
      readonly value: string;
      readonly references?: readonly ShellReference[];
    }
  /** It is an assignment of this form, but its value cannot be known. */
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

/** Reads the value that one kind of file or shell gives to a variable; undefined if the place is not of that kind. */
export interface AssignmentReader {
  /** Shown as where a value comes from. */
  readonly title: string;
  /** True if its place is also that of others; otherwise what stands around the name is written for this program alone. */
  readonly isGeneric?: boolean;
  read(site: AssignmentSite): AssignedValue | undefined;
}

/** Another text with the references of a value, which begin `by` later in it. */
export function moved(read: AssignedValue & { readonly kind: 'value' }, value: string, by: number): AssignedValue {
  const references = read.references?.map((each) => ({ ...each, start: each.start + by, end: each.end + by }));
  return { ...read, value, ...(references && { references }) };
}

export function refuseValue(code: ImportCode, message: string): AssignedValue {
  return { kind: 'refused', refusal: importRefusal(code, message) };
}

export function refuseUnclosed(name: string): AssignedValue {
  return refuseValue('value-unclosed', `The value of ${name} is not closed: the end of the paste may be missing.`);
}

const names = new RegExp(`(?<!\\w)(?:${[configVariable, ...otherVariableNames].join('|')})(?!\\w)`, 'g');

/** What makes a line a command is near the name; a line may be megabytes long, and each reader examines it. */
const longestBefore = 10_000;

/** The first places that name one of the variables, in text order. */
export function findAssignmentSites(text: string, most: number): readonly AssignmentSite[] {
  return [...text.matchAll(names)].slice(0, most).map(({ 0: name, index: start }) => {
    const before = text.slice(Math.max(startOfLine(text, start), start - longestBefore), start);
    return { text, name, start, end: start + name.length, before };
  });
}

/** What `pattern` (sticky) matches at the offset. */
export function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** The rest of the line from the offset, without its line end. */
export function restOfLine(text: string, offset: number): string {
  return matchAt(/[^\r\n]*/y, text, offset)?.[0] ?? '';
}

/** Whether the name starts its line, as in an env file. */
export function isEnvFileLine({ before }: AssignmentSite): boolean {
  return /^\s*$/.test(before);
}
