import type { TextRange } from '../index.ts';

/** Removes the last `|` from a text and returns where it was; others are pipes. */
export function withCursor(marked: string): { readonly text: string; readonly offset: number } {
  const offset = marked.lastIndexOf('|');
  if (offset < 0) throw new Error(`no cursor in ${marked}`);
  return { text: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}

/** Removes the `«` and `»` from a text and returns what they enclosed; undefined without marks. */
export function withRange(marked: string): { readonly text: string; readonly range: TextRange | undefined } {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace('«', '').replace('»', '');
  return { text, range: start < 0 ? undefined : { start, end } };
}
