import type { Severity } from '../text/index.ts';

/** What one text says in one row. No cell holds a secret. */
export type Cell = SetCell | UnsetCell | UnreadableCell;

export type Openness = 'placeholder' | 'reference' | 'redacted';

export interface SetCell {
  readonly kind: 'set';
  /** The value as text, with dots for what is secret in it; `set` for an object, whose members have separate rows. */
  readonly text: string;
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
