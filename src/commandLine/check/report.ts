import type { Diagnostic, Severity, TextEdit, ValuePath } from 'source-text';
import type { ExcerptLine } from './excerpts.ts';

/** A place of a text: the offset in UTF-16 units from 0, line and column from 1, the column in UTF-16 units. */
export interface TextPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export interface ReportedFix {
  readonly title: string;
  /** Keeps what the user wrote: `--fix` applies it. */
  readonly isSafe: boolean;
}

export interface FixEdits extends ReportedFix {
  readonly edits: readonly (TextEdit & { readonly start: TextPosition; readonly end: TextPosition })[];
}

/** A problem as any report may contain it: none of its texts is secret. */
export interface ReportedProblem {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly detail: string | undefined;
  readonly path: ValuePath;
  /** The option that it is about, or the variable; undefined if it belongs to neither. */
  readonly option: string | undefined;
  /** Undefined for what is not in the file, or if its place in the file is unknown. */
  readonly range: { readonly start: TextPosition; readonly end: TextPosition } | undefined;
  readonly fixes: readonly ReportedFix[];
  /** The edits of its fixes, without those that contain or remove a secret. Computed on demand. */
  readonly fixEdits: () => readonly FixEdits[];
  /** The lines around it, without secrets; undefined if none can be shown. */
  readonly excerpt: () => readonly ExcerptLine[] | undefined;
}

/** A problem of a file as a whole or of a variable: what is not said about it is missing. */
export function problemWithoutPlace(
  about: Pick<ReportedProblem, 'code' | 'severity' | 'message'> & Partial<ReportedProblem>,
): ReportedProblem {
  return {
    detail: undefined,
    path: [],
    option: undefined,
    range: undefined,
    fixes: [],
    fixEdits: () => [],
    excerpt: () => undefined,
    ...about,
  };
}

/** What was found in one file, or in one variable of the environment. */
export interface FileReport {
  readonly name: string;
  /** True for a variable: there is no file of this name. */
  readonly isVariable?: boolean;
  /** Why it could not be read, or not be checked completely, as sentences. */
  readonly unreadable: string | undefined;
  readonly problems: readonly ReportedProblem[];
}

export type Counts = Readonly<Record<Severity, number>>;

export function countBySeverity(problems: readonly Pick<Diagnostic, 'severity'>[]): Counts {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { severity } of problems) counts[severity]++;
  return counts;
}

/** Everything that a format prints. */
export interface Report {
  readonly files: readonly FileReport[];
  readonly exitCode: number;
  readonly version: string;
}

export function problemsOf({ files }: Pick<Report, 'files'>): readonly ReportedProblem[] {
  return files.flatMap(({ problems }) => problems);
}
