import { type ByteString, encodeByte, type TextRange, type ValuePath } from 'source-text';

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

/** One field of a form, before it is escaped. */
interface FormField {
  readonly name: ByteString;
  readonly value: ByteString;
}

/** Escapes as Go's url.QueryEscape does: a space becomes `+`, everything but `A-Za-z0-9-_.~` becomes `%XX`, byte by byte. */
export function queryEscape(bytes: ByteString): string {
  return bytes.replace(/[^A-Za-z0-9\-_.~]/g, (byte) => (byte === ' ' ? '+' : encodeByte(byte)));
}

/** Names in byte order, as Go sorts them; equal names keep their order. Byte strings compare like the bytes that they hold. */
export function inWireOrder<Field extends { readonly name: ByteString }>(fields: readonly Field[]): readonly Field[] {
  return [...fields].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The body of a form as Go's url.Values.Encode writes it. Pure ASCII, so its length is its size in bytes. */
export function encodeForm(fields: readonly FormField[]): string {
  return inWireOrder(fields)
    .map(({ name, value }) => `${queryEscape(name)}=${queryEscape(value)}`)
    .join('&');
}
