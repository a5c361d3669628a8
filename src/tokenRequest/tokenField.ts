import type { ByteString, TextRange, ValuePath } from 'source-text';

/** What happens to a field of the token request. */
export type FieldOutcome =
  | { readonly kind: 'sent'; readonly value: ByteString; readonly encoded: string }
  /** Empty credentials are omitted from the form. */
  | { readonly kind: 'omitted'; readonly reason: string }
  /** Another entry of the same name is sent instead. */
  | { readonly kind: 'replaced'; readonly reason: string }
  /** No value: what the server does then is not documented. */
  | { readonly kind: 'failed'; readonly message: string; readonly range: TextRange | undefined };

/** One row of the simulator: a field with its origin and its fate. */
export interface TokenField {
  readonly name: ByteString;
  /** The name as it is shown: one that is a secret is hidden. */
  readonly shownName: string;
  readonly isNameSecret: boolean;
  readonly source: 'fixed' | 'option' | 'program';
  /** The option that the value comes from; undefined for fixed values. */
  readonly path: ValuePath | undefined;
  /** The Expr program, for fields that have one. */
  readonly program: string | undefined;
  readonly outcome: FieldOutcome;
  /** True for credentials, and for everything that contains or repeats a secret of the configuration: shown and copied only on request. */
  readonly isSecret: boolean;
  /** True when an authorisation server can put it into the token as a claim, once it has a value. */
  readonly canBeClaim: boolean;
  /** Where the value comes from and its purpose, as a sentence. */
  readonly explanation: string;
  /** What may surprise, as a sentence. */
  readonly warning: string | undefined;
}

/** Stands for the value of a field that has none. No character of it can be in a field that is sent. */
export const noValue = '⟨no value⟩';

/** True if the value of one of the fields is secret, and sent. */
export function sendsSecret(fields: readonly TokenField[]): boolean {
  return fields.some(({ isSecret, outcome }) => isSecret && outcome.kind === 'sent');
}
