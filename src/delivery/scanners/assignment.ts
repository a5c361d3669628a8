import { configVariable, otherVariableNames } from '../environmentVariable.ts';
import { type ImportRefusal, refusal } from '../import/importRefusal.ts';

/** A place in a paste where one of the server's variables is named. */
export interface AssignmentSite {
  readonly text: string;
  readonly name: string;
  /** Offset of the name. */
  readonly start: number;
  /** Offset behind the name. */
  readonly end: number;
  /** The line up to the name. */
  readonly before: string;
  /** One-based, for the user. */
  readonly line: number;
}

export type AssignedValue =
  | { readonly kind: 'value'; readonly value: string }
  /** It is an assignment of this form, but its value cannot be known. */
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

/** Reads the value that one kind of file or shell gives to a variable; undefined where the place is not of that kind. */
export interface AssignmentReader {
  /** Shown as where a value comes from. */
  readonly title: string;
  /** True where its syntax is also part of others', which are asked first. */
  readonly isGeneric?: boolean;
  read(site: AssignmentSite): AssignedValue | undefined;
}

export function refuseExpansion(name: string): AssignedValue {
  return { kind: 'refused', refusal: expansionIn(name) };
}

export function expansionIn(name: string): ImportRefusal {
  return refusal('value-expansion', `The value of ${name} uses an expansion. Paste the resolved value.`);
}

export function refuseUnclosed(name: string): AssignedValue {
  const message = `The value of ${name} is not closed: the end of the paste may be missing.`;
  return { kind: 'refused', refusal: refusal('value-unclosed', message) };
}

const names = new RegExp(`(?<![\\w.])(?:${[configVariable, ...otherVariableNames].join('|')})(?!\\w)`, 'g');

/** A real paste names them a few times; without a bound a hostile one could keep the page busy. */
const mostSites = 100;

/** The places that name one of the variables, in text order. */
export function findAssignmentSites(text: string): readonly AssignmentSite[] {
  let line = 1;
  let counted = 0;
  return [...text.matchAll(names)].slice(0, mostSites).map((match) => {
    const start = match.index;
    for (
      let offset = text.indexOf('\n', counted);
      offset >= 0 && offset < start;
      offset = text.indexOf('\n', counted)
    ) {
      line++;
      counted = offset + 1;
    }
    const name = match[0];
    return { text, name, start, end: start + name.length, before: text.slice(counted, start), line };
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
