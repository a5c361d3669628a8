/** So many cases times the environment's FUZZ_FACTOR. */
export function fuzzCount(count: number): number {
  return Math.ceil(count * Number(process.env.FUZZ_FACTOR ?? 1));
}

/** Settings of a fast-check property: a fixed seed, and so many runs times the environment's FUZZ_FACTOR. */
export function fuzzRuns(count: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: 1, numRuns: fuzzCount(count) };
}
