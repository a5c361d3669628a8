import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is reachable, in megabytes. */
export function heapSize(): number {
  for (let round = 0; round < 2; round++) collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

/**
 * By how many megabytes the heap grew from the second to the last of some actions: after the first two, everything is there that is kept
 * for only the latest document.
 */
export function heapGrowth(action: (index: number) => void, count = 42): number {
  for (let index = 0; index < 2; index++) action(index);
  const before = heapSize();
  for (let index = 2; index < count; index++) action(index);
  return heapSize() - before;
}
