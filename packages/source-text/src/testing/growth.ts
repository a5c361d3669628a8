import { processorTime } from './processorTime.ts';

/** A task that grows with its size takes about so many times longer; one that grows with the square, so many times that. */
export const growthOfSize = 16;

/** How many times longer a task takes for `growthOfSize` times the size. Each time is the best of several in turn. */
export function growth(size: number, prepare: (size: number) => () => unknown): number {
  const tasks = [prepare(size), prepare(growthOfSize * size)];
  const best = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 4; round++) {
    for (const [index, task] of tasks.entries()) best[index] = Math.min(best[index] ?? 0, processorTime(task));
  }
  return (best[1] ?? 0) / (best[0] ?? 1);
}
