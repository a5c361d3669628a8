/** The first of the closers that a text ends with and that nothing in it opens, or -1. */
export function unbalancedCloser(source: string): number {
  let tail = source.length;
  while (tail > 0 && /[}\]\s,]/.test(source[tail - 1] ?? '')) tail--;
  let open = 0;
  for (let offset = 0; offset < source.length; offset++) {
    const character = source[offset];
    if (character === '{' || character === '[') open++;
    if (character !== '}' && character !== ']') continue;
    if (open > 0) open--;
    else if (offset >= tail) return offset;
  }
  return -1;
}
