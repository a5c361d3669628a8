import { type ByteString, encodeByte } from 'source-text';

/** One field of a form, before it is escaped. */
export interface FormField {
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
