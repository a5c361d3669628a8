import type { ExprValue } from '../value.ts';

/**
 * Go's sort.Sort: pattern-defeating quicksort. It is not stable, and a program can see in which order it leaves equal
 * elements, so every comparison and swap happens as there (Orson Peters, "Pattern-defeating Quicksort", arXiv 2106.05123).
 */
export interface Sortable {
  readonly length: number;
  /** Whether the element at `left` must come before the one at `right`. */
  less(left: number, right: number): boolean;
  swap(left: number, right: number): void;
}

/** Which version of Go sorts: 1.21 changed the order in which long lists with equal elements are left. */
export type Scatter = 'before 1.21' | 'since 1.21';

type Hint = 'unknown' | 'increasing' | 'decreasing';

const longestInsertion = 12;
const shortestNinther = 50;
const shortestShifting = 50;

function sort(elements: Sortable, scatter: Scatter): void {
  if (elements.length > 1) sortRange(elements, 0, elements.length, bitLength(elements.length), scatter);
}

function bitLength(value: number): number {
  return 32 - Math.clz32(value);
}

/** Sorts `[from, to)`. `limit` bad pivots are allowed before heap sort takes over. */
function sortRange(elements: Sortable, from: number, to: number, limit: number, scatter: Scatter): void {
  let start = from;
  let end = to;
  let badPivots = limit;
  let wasBalanced = true;
  let wasPartitioned = true;
  while (true) {
    const length = end - start;
    if (length <= longestInsertion) {
      insertionSort(elements, start, end);
      return;
    }
    if (badPivots === 0) {
      heapSort(elements, start, end);
      return;
    }
    if (!wasBalanced) {
      breakPatterns(elements, start, end, scatter);
      badPivots--;
    }
    let { pivot, hint } = choosePivot(elements, start, end);
    if (hint === 'decreasing') {
      reverseRange(elements, start, end);
      pivot = end - 1 - (pivot - start);
      hint = 'increasing';
    }
    if (wasBalanced && wasPartitioned && hint === 'increasing' && isNearlySorted(elements, start, end)) return;
    // Many equal elements: those equal to the pivot are done.
    if (start > 0 && !elements.less(start - 1, pivot)) {
      start = partitionEqual(elements, start, end, pivot);
      continue;
    }
    const { middle, wasInOrder } = partition(elements, start, end, pivot);
    wasPartitioned = wasInOrder;
    const leftLength = middle - start;
    const rightLength = end - middle;
    const threshold = Math.trunc(length / 8);
    if (leftLength < rightLength) {
      wasBalanced = leftLength >= threshold;
      sortRange(elements, start, middle, badPivots, scatter);
      start = middle + 1;
    } else {
      wasBalanced = rightLength >= threshold;
      sortRange(elements, middle + 1, end, badPivots, scatter);
      end = middle;
    }
  }
}

function insertionSort(elements: Sortable, start: number, end: number): void {
  for (let sorted = start + 1; sorted < end; sorted++) {
    for (let index = sorted; index > start && elements.less(index, index - 1); index--) {
      elements.swap(index, index - 1);
    }
  }
}

function heapSort(elements: Sortable, start: number, end: number): void {
  const size = end - start;
  for (let root = (size - 1) >> 1; root >= 0; root--) siftDown(elements, root, size, start);
  for (let last = size - 1; last >= 0; last--) {
    elements.swap(start, start + last);
    siftDown(elements, 0, last, start);
  }
}

function siftDown(elements: Sortable, top: number, size: number, first: number): void {
  let root = top;
  while (true) {
    let child = 2 * root + 1;
    if (child >= size) return;
    if (child + 1 < size && elements.less(first + child, first + child + 1)) child++;
    if (!elements.less(first + root, first + child)) return;
    elements.swap(first + root, first + child);
    root = child;
  }
}

/** Smaller elements go before the pivot's final place `middle`, the others after it. */
function partition(elements: Sortable, start: number, end: number, pivot: number) {
  elements.swap(start, pivot);
  let left = start + 1;
  let right = end - 1;
  const close = () => {
    while (left <= right && elements.less(left, start)) left++;
    while (left <= right && !elements.less(right, start)) right--;
  };
  close();
  const wasInOrder = left > right;
  while (left <= right) {
    elements.swap(left, right);
    left++;
    right--;
    close();
  }
  elements.swap(right, start);
  return { middle: right, wasInOrder };
}

/** Moves the elements equal to the pivot to the front, where none is smaller; returns the end of them. */
function partitionEqual(elements: Sortable, start: number, end: number, pivot: number): number {
  elements.swap(start, pivot);
  let left = start + 1;
  let right = end - 1;
  while (true) {
    while (left <= right && !elements.less(start, left)) left++;
    while (left <= right && elements.less(start, right)) right--;
    if (left > right) return left;
    elements.swap(left, right);
    left++;
    right--;
  }
}

/** Moves up to five elements that are out of order; true when the range is sorted after that. */
function isNearlySorted(elements: Sortable, start: number, end: number): boolean {
  let index = start + 1;
  for (let step = 0; step < 5; step++) {
    while (index < end && !elements.less(index, index - 1)) index++;
    if (index === end) return true;
    if (end - start < shortestShifting) return false;
    elements.swap(index, index - 1);
    if (index - start >= 2) {
      for (let left = index - 1; left >= 1 && elements.less(left, left - 1); left--) elements.swap(left, left - 1);
    }
    if (end - index >= 2) {
      for (let right = index + 1; right < end && elements.less(right, right - 1); right++) {
        elements.swap(right, right - 1);
      }
    }
  }
  return false;
}

const shifts: Readonly<Record<Scatter, readonly [left: bigint, right: bigint, left: bigint]>> = {
  'before 1.21': [13n, 17n, 5n],
  'since 1.21': [13n, 7n, 17n],
};

/** Swaps three elements of the middle with ones chosen by a xorshift that starts from the length. */
function breakPatterns(elements: Sortable, start: number, end: number, scatter: Scatter): void {
  const length = end - start;
  if (length < 8) return;
  const [first, second, third] = shifts[scatter];
  const mask = BigInt(2 ** bitLength(length) - 1);
  let random = BigInt(length);
  const middle = start + Math.trunc(length / 4) * 2;
  for (let index = middle - 1; index <= middle + 1; index++) {
    random ^= BigInt.asUintN(64, random << first);
    random ^= random >> second;
    random ^= BigInt.asUintN(64, random << third);
    const other = Number(random & mask);
    elements.swap(index, start + (other >= length ? other - length : other));
  }
}

function choosePivot(elements: Sortable, start: number, end: number): { pivot: number; hint: Hint } {
  const length = end - start;
  const quarter = Math.trunc(length / 4);
  let swaps = 0;
  /** The two indexes, the one with the smaller element first. */
  const order = (left: number, right: number): [number, number] => {
    if (!elements.less(right, left)) return [left, right];
    swaps++;
    return [right, left];
  };
  const median = (a: number, b: number, c: number): number => {
    const [low, high] = order(a, b);
    const [middle] = order(high, c);
    return order(low, middle)[1];
  };
  const around = (index: number) => (length >= shortestNinther ? median(index - 1, index, index + 1) : index);
  const low = around(start + quarter);
  const middle = around(start + 2 * quarter);
  const high = around(start + 3 * quarter);
  const pivot = median(low, middle, high);
  return { pivot, hint: swaps === 0 ? 'increasing' : swaps === 12 ? 'decreasing' : 'unknown' };
}

function reverseRange(elements: Sortable, start: number, end: number): void {
  for (let left = start, right = end - 1; left < right; left++, right--) elements.swap(left, right);
}

/** The indexes 0 to `length - 1` in sorted order, with `less` on the original indexes. */
export function sortedOrder(
  length: number,
  less: (left: number, right: number) => boolean,
  scatter: Scatter,
): readonly number[] {
  const order = Array.from({ length }, (_, index) => index);
  const at = (index: number) => order[index] ?? 0;
  const swap = (left: number, right: number) => {
    [order[left], order[right]] = [at(right), at(left)];
  };
  sort({ length, less: (left, right) => less(at(left), at(right)), swap }, scatter);
  return order;
}

interface Comparison {
  /** Compares two keys; may throw `GoPanic`. */
  readonly less: (left: ExprValue, right: ExprValue) => boolean;
  readonly scatter: Scatter;
}

/** The items in the order of their keys, as Go's sort.Sort leaves them. */
export function sortValues(
  items: readonly ExprValue[],
  keys: readonly ExprValue[],
  isDescending: boolean,
  { less, scatter }: Comparison,
): ExprValue[] {
  const key = (index: number) => keys[index] ?? null;
  const isBefore = (left: number, right: number) =>
    isDescending ? less(key(right), key(left)) : less(key(left), key(right));
  return sortedOrder(items.length, isBefore, scatter).map((index) => items[index] ?? null);
}
