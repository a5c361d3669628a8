import { type ExprValue, GoBytes, GoMap, GoSlice } from '../value.ts';

const bytesPerStep = 4;

/**
 * Pays for looking at everything in a value: a step for each element and each few bytes. Values may hold one another many
 * times over, so that what is written in one line can be larger than any memory: `step` throws before that is walked.
 */
export function payForValue(value: ExprValue, step: (count: number) => void): void {
  if (typeof value === 'string') {
    step(value.length / bytesPerStep);
  } else if (value instanceof GoBytes) {
    step(value.bytes.length);
  } else if (value instanceof GoSlice) {
    step(value.items.length);
    for (const item of value.items) payForElement(item, step);
  } else if (value instanceof GoMap) {
    step(value.size);
    for (const [key, item] of value.entries()) {
      payForElement(key, step);
      payForElement(item, step);
    }
  }
}

/** A number or the like was paid for with its container. */
function payForElement(element: ExprValue, step: (count: number) => void): void {
  if (typeof element === 'string' || (typeof element === 'object' && element !== null)) payForValue(element, step);
}

/** Pays for comparing two values, which goes into them only while both are alike. */
export function payForComparison(left: ExprValue, right: ExprValue, step: (count: number) => void): void {
  if (typeof left === 'string' && typeof right === 'string') step(Math.min(left.length, right.length) / 1024);
  else if (left instanceof GoSlice && right instanceof GoSlice && left.items.length !== right.items.length) step(1);
  else if (typeof left === 'object' && typeof right === 'object') payForValue(left, step);
}
