/** Properties with more cases take longer. */
const factor = Math.max(1, Number(process.env.FUZZ_FACTOR ?? 1));

/** How long a test may take, in milliseconds: six times as long as the slowest takes on two overloaded processors. */
export const usualLimit = 60_000 * factor;

/** Options of a test with thousands of cases, or with another program, which may have to be built first. */
export const longTest = { timeout: 600_000 * factor } as const;

/** The same for a comparison with the Go program, which takes a minute to compile: `npm test` replays recorded answers instead. */
export const goTest = { ...longTest, tags: 'slow' } as const;
