import type { EditOutcome } from './edit.ts';
import type { TextRange } from './range.ts';

/** Keys, and indexes in arrays, from the root to a value. The root itself is the empty path. */
export type ValuePath = readonly (string | number)[];

/** An error: the text is refused, or read as something else. A warning: valid, but probably a mistake. A hint: worth knowing. */
export type Severity = (typeof severities)[number];

/** Worst first. */
export const severities = ['error', 'warning', 'hint'] as const;

/** Sorts the worst first. */
export function compareSeverity(a: Severity, b: Severity): number {
  return severities.indexOf(a) - severities.indexOf(b);
}

/** One way out of a problem. */
export interface Fix {
  /** What it does, in the imperative: `Quote the whole text`. */
  readonly title: string;
  /** Computed when asked for, on the text that the problem was found in; it may be refused. */
  readonly edit: () => EditOutcome;
  /**
   * True for one that keeps what the user wrote: it adds something, or writes the same in another way. Such fixes can be applied without
   * looking at each.
   */
  readonly isSafe?: boolean;
  /** True for one that shows a value that was hidden, and says so in its title. */
  readonly showsValue?: boolean;
}

/** The same fix, known to keep what the user wrote. */
export function safe(fix: Fix): Fix {
  return { ...fix, isSafe: true };
}

/** What is said to the user, with a code from a closed list. */
export interface Message<Code extends string = string> {
  /** Names the kind of problem, in kebab-case; stable, for tests and filters. */
  readonly code: Code;
  readonly severity: Severity;
  /** What is wrong and what to do, as a sentence. Never quotes a secret. */
  readonly message: string;
}

/**
 * The closed list of the codes that a folder uses, each with a text that has the problem. What a check says about that text is what
 * `docs/problems.md` and `arconf explain` say about the code: no problem is worded twice.
 */
export type CodeTable = Readonly<Record<string, string>>;

/** A problem of a value, with its place and the ways out of it. */
export interface Diagnostic<Code extends string = string> extends Message<Code> {
  /** The value that it is about; the missing key's own path when a key is missing. */
  readonly path: ValuePath;
  /** Undefined for a value that is not in the text. */
  readonly range: TextRange | undefined;
  /** Secondary text, such as the wording of another program. */
  readonly detail?: string;
  /** The most likely one first; none if only the author knows. */
  readonly fixes: readonly Fix[];
}

/** A problem of something that is in the text. */
export interface PlacedProblem extends Diagnostic {
  readonly range: TextRange;
}

export function isPlaced(problem: Diagnostic): problem is PlacedProblem {
  return problem.range !== undefined;
}

/** The offset that sorts problems in text order; what is not in the text comes after everything that is. */
export function placeOf({ range }: Pick<Diagnostic, 'range'>): number {
  return range?.start ?? Number.MAX_SAFE_INTEGER;
}

/** The dotted name of a path, for control names and messages only: keys may hold dots, so it is never parsed back. */
export function dottedName(path: ValuePath): string {
  return path.join('.');
}

export function samePath(a: ValuePath, b: ValuePath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** True when `path` is `ancestor` or is below it. */
export function isWithin(path: ValuePath, ancestor: ValuePath): boolean {
  return ancestor.length <= path.length && ancestor.every((step, index) => step === path[index]);
}
