const encoder = new TextEncoder();

/** The length in bytes of the text as UTF-8. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** True when the text cannot be encoded as UTF-8: it contains half of a surrogate pair. */
export function hasLoneSurrogate(text: string): boolean {
  return loneSurrogate.test(text);
}
