/** So many cases times the environment's FUZZ_FACTOR, and no fewer than it takes to reach every kind of case. */
export function fuzzCount(count: number, least = 1): number {
  return Math.max(least, Math.ceil(count * Number(process.env.FUZZ_FACTOR ?? 1)));
}

/** Settings of a fast-check property: a fixed seed, and so many runs times the environment's FUZZ_FACTOR. */
export function fuzzRuns(count: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: 1, numRuns: fuzzCount(count) };
}
