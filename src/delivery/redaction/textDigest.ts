/**
 * A short name for a text: FNV-1a over its code points, 8 hexadecimal digits; the kind of line ends does not count. It tells texts apart,
 * and proves nothing: whoever has the text can compute it.
 */
export function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text.replace(/\r\n?/g, '\n')) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
