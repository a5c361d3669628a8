import type { TextRange } from '../text/index.ts';

/** Takes the last `|` out of a text and tells where it stood; others are pipes. */
export function withCursor(marked: string): { readonly text: string; readonly offset: number } {
  const offset = marked.lastIndexOf('|');
  if (offset < 0) throw new Error(`no cursor in ${marked}`);
  return { text: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}

/** Takes the `«` and `»` out of a text and tells what they enclosed; undefined without marks. */
export function withRange(marked: string): { readonly text: string; readonly range: TextRange | undefined } {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace('«', '').replace('»', '');
  return { text, range: start < 0 ? undefined : { start, end } };
}
