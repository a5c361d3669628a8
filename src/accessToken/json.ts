/** What a JSON text can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** The text as a JSON object; undefined for anything else. Of members with the same name, the last one counts (RFC 7519 §4). */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** An own member of the object; undefined if it has none of that name. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A value as text: strings without quotes, the rest as JSON. */
export function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
