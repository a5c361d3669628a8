/** How long a state of the page may take to come, in milliseconds: a loaded machine must not look like a fault of the page. */
const patience = 60_000;

/**
 * The result of an attempt as soon as it neither throws nor returns `undefined` or `false`; throws the last reason if that never happens.
 */
export async function eventually<Result>(
  what: string,
  attempt: () => Result | Promise<Result>,
): Promise<Exclude<Result, false | undefined>> {
  const end = Date.now() + patience;
  let reason: unknown;
  do {
    try {
      const result = await attempt();
      if (result !== undefined && result !== false) return result as Exclude<Result, false | undefined>;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(`not within ${patience / 1000} s: ${what}${reason ? ` (${reason})` : ''}`);
}
