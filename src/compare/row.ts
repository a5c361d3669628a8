import type { Severity, ValuePath } from 'source-text';
import type { OptionDefinition } from '../config/index.ts';
import type { ShownText } from '../secrets/index.ts';

/** What a row is about. */
export type RowKind = 'option' | 'connectionPart' | 'parameter' | 'unknownKey' | 'variable';

/**
 * How the texts differ in a row. `equal`: by meaning, however it is written. `sameEffect`: unset in some, the default in others. `only`:
 * all values are equal, but some texts have none. `hidden`: what a redacted copy leaves out was not compared. `unreadable`: some text cannot be read here.
 */
export type Verdict = 'equal' | 'sameEffect' | 'differs' | 'only' | 'hidden' | 'unreadable';

/** One thing that the texts may say, with what each says, in the order of the columns. */
export interface Row {
  readonly kind: RowKind;
  /** Dotted, as it may be shown: a key that is a secret is hidden, so two rows may have one name. */
  readonly name: string;
  /** Where a document has it; of a part, the connection string; empty for a variable. May hold a secret: it is never shown. */
  readonly path: ValuePath;
  /** The option itself, or the one that the part or parameter belongs to. */
  readonly option: OptionDefinition | undefined;
  /** The part of the connection string, as libpq calls it. */
  readonly part: string | undefined;
  readonly cells: readonly Cell[];
  readonly verdict: Verdict;
}

/** True if the texts say different things, as far as they can be read. */
export function isDifference({ verdict }: Pick<Row, 'verdict'>): boolean {
  return verdict === 'differs' || verdict === 'only' || verdict === 'unreadable';
}

/** What one text says in one row. No cell holds a secret. */
export type Cell = SetCell | UnsetCell | UnreadableCell;

/** `elsewhere`: it says where the secret is, or is encrypted. */
export type Openness = 'placeholder' | 'reference' | 'elsewhere' | 'redacted';

export interface SetCell {
  readonly kind: 'set';
  /** The value; `set` for an object, whose members have separate rows. */
  readonly text: ShownText | 'set';
  /** True when the value is the option's default. */
  readonly isDefault: boolean;
  /** False for a value of the wrong type. */
  readonly isValid: boolean;
  /** What has to be filled in: by a person, by another program before the server reads the text, or from the original of a redacted copy. */
  readonly open: Openness | undefined;
  /** Which of the secrets of the comparison is in the value: equal ones have equal numbers, from 0. Says nothing else about it. */
  readonly secret: number | undefined;
  /** Of the most severe problem of the value, except those of programs. */
  readonly severity: Severity | undefined;
}

export interface UnsetCell {
  readonly kind: 'unset';
  /** The default, as text. */
  readonly fallback: string | undefined;
  readonly isCommentedOut: boolean;
}

/** Damaged, or missing from a text that cannot be read as a whole: what the server would read is unknown. */
export interface UnreadableCell {
  readonly kind: 'unreadable';
}
