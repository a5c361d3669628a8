/** The middle of some figures; zero of none. */
export function medianOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
}
