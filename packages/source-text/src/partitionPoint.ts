/**
 * How many of `count` indexes come before the boundary: the first index for which `isBefore` is false, `count` where there is no such index.
 * `isBefore` must be true up to some index and false from there on.
 */
export function partitionPoint(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
