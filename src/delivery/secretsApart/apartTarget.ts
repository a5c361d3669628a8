import type { ReferenceFormId } from '../../references/index.ts';
import type { Encoding, SizeLimit } from '../consumers/dialect.ts';
import type { ChosenNames, NameRules } from '../consumers/names.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import type { FileCarriage, NamedFile } from '../serverFiles/carriedFiles.ts';

/** A piece of the configuration's HJSON. */
export type Segment =
  /** Text that the engine must leave unchanged. */
  | { readonly kind: 'text'; readonly text: string }
  /** Where the engine inserts the value of a name. */
  | { readonly kind: 'reference'; readonly name: string }
  /** A reference of the engine's own form that says more than a name, with the names in it. */
  | { readonly kind: 'own'; readonly text: string; readonly names: readonly string[] };

/** What a target writes into the half that may be committed. */
export interface CommittedParts {
  readonly segments: readonly Segment[];
  /** The names that the segments refer to, each once. */
  readonly names: readonly string[];
  /** The server's other variables without a secret. */
  readonly variables: readonly EnvironmentVariable[];
  /** Those with one, by name: they are secrets themselves. */
  readonly secretVariables: readonly string[];
  /** What the configuration names and the target brings along. */
  readonly files: readonly NamedFile[];
}

/** A target that keeps the secrets apart: one half to commit, one to keep. Both name every secret; only the second may hold values. */
export interface ApartTarget {
  readonly id: string;
  readonly title: string;
  /** Other words that people search for. */
  readonly words?: string;
  /** The form of the engine that fills in the references; it cannot fill in references of another form, unless they are only names. */
  readonly form: ReferenceFormId;
  readonly names: NameRules;
  /** The names in a reference of its own form that come from this export; undefined if what it names comes from elsewhere. */
  readonly namesIn?: (reference: string) => readonly string[];
  /** Of the half that may be committed. */
  readonly fileName: string;
  /** Of the half that may not. */
  readonly keptFileName: string;
  /** The shell command that fills in the references; undefined if applying the files is enough. */
  readonly command?: (names: readonly string[], chosen: ChosenNames) => string;
  /** False: it has no place for the other variables. */
  readonly carriesVariables: boolean;
  /** How it brings along the files that the configuration names; undefined if it cannot. */
  readonly carriesFiles?: FileCarriage;
  readonly limit: SizeLimit | undefined;
  readonly verification: { readonly tested: true } | { readonly tested: false; readonly basis: string };
  /** How to use it and what to watch out for, as one or two sentences. */
  readonly hint: string;
  /** Why the engine would change something else in the text, as a sentence. */
  readonly fault?: (parts: CommittedParts) => string | undefined;
  writeCommitted(parts: CommittedParts, chosen: ChosenNames): string;
  /** Without values, an empty one for each name. A value that the half cannot hold is refused. */
  writeKept(secrets: readonly EnvironmentVariable[], chosen: ChosenNames): Encoding;
}

/** The text of the segments, each kind written in its own way. */
export function joinSegments(
  segments: readonly Segment[],
  writeText: (text: string, isBeforeReference: boolean) => string,
  writeReference: (name: string) => string,
  writeOwn = (reference: string) => reference,
): string {
  return segments
    .map((segment, index) => {
      if (segment.kind === 'reference') return writeReference(segment.name);
      if (segment.kind === 'own') return writeOwn(segment.text);
      return writeText(segment.text, index + 1 < segments.length);
    })
    .join('');
}

/** The names and values as JSON, which the command line of most vaults takes. */
export function writeJson(secrets: readonly EnvironmentVariable[]): Encoding {
  const members = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
  return { ok: true, text: `${JSON.stringify(members, undefined, 2)}\n` };
}

export const safeToCommit = '# Safe to commit: names of secrets, no values.';
