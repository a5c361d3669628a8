import type { KeyboardEvent } from 'react';
import { isComposing } from '../platform/textBox.ts';

export type Axis = 'row' | 'column';

const arrows = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/** The direction of an arrow key along an axis; undefined for any other key, with a modifier, and if the event has been handled. */
export function arrowStep(event: KeyboardEvent, axis: Axis): -1 | 1 | undefined {
  if (!isPlain(event)) return undefined;
  const [back, forth] = arrows[axis];
  return event.key === back ? -1 : event.key === forth ? 1 : undefined;
}

interface ItemList {
  readonly axis: Axis;
  /** The index of the current item. */
  readonly at: number;
  readonly count: number;
  /** Whether the arrow keys wrap around. */
  readonly wraps: boolean;
}

/** The index of the item that an arrow key, Home or End goes to; undefined for any other key, and beyond an end. */
export function itemByKey(event: KeyboardEvent, { axis, at, count, wraps }: ItemList): number | undefined {
  const step = arrowStep(event, axis);
  if (step === undefined) return isPlain(event) ? ends(count)[event.key] : undefined;
  const next = wraps ? (at + step + count) % count : at + step;
  return next >= 0 && next < count ? next : undefined;
}

const ends = (count: number): Readonly<Record<string, number>> => ({ Home: 0, End: count - 1 });

function isPlain(event: KeyboardEvent): boolean {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return !event.defaultPrevented && !isComposing(event.nativeEvent) && !hasModifier;
}
