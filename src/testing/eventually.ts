import { vi } from 'vitest';

/** Waits until a check no longer throws, and returns what it returned: half a minute, for a loaded machine must not look like a fault. */
export function eventually<Result>(check: () => Result): Promise<Result> {
  return vi.waitFor(check, { timeout: 30_000 });
}
