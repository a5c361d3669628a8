import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type Axis, itemByKey } from './arrowKeys.ts';

interface OneStopOptions {
  readonly axis?: Axis;
  /** Whether the arrow keys wrap around. */
  readonly wraps?: boolean;
  /** Called with the element that a key has moved to. */
  readonly onMove?: (item: HTMLElement) => void;
}

/**
 * Roving tabindex: the group has one Tab stop (the current or selected item, else the one focused last). Arrow keys, Home and End move
 * between visible, enabled items. In a row, Up and Down stay with a select. Returns the props of the element around them.
 */
export function useOneStop<Group extends HTMLElement>({ axis = 'row', wraps = true, onMove }: OneStopOptions = {}) {
  const ref = useRef<Group>(null);
  useEffect(() => {
    const group = ref.current;
    if (!group) return;
    const keep = () => keepOneStop(group);
    const changes = new MutationObserver(keep);
    changes.observe(group, { childList: true, subtree: true, attributeFilter: watched });
    // Some of them are hidden in a narrower window.
    const width = new ResizeObserver(keep);
    width.observe(group);
    keep();
    return () => {
      changes.disconnect();
      width.disconnect();
    };
  }, []);
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => keepOneStop(currentTarget, target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const items = itemsOf(event.currentTarget);
      const at = items.indexOf(event.target as HTMLElement);
      const item = at < 0 ? undefined : items[itemByKey(event, { axis, at, count: items.length, wraps }) ?? -1];
      if (!item) return;
      event.preventDefault();
      item.focus();
      onMove?.(item);
    },
  };
}

const watched = ['disabled', 'hidden', 'aria-current', 'aria-selected'];

function itemsOf(group: HTMLElement): readonly HTMLElement[] {
  const items = group.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled), a[href], summary');
  return [...items].filter((item) => item.checkVisibility());
}

function keepOneStop(group: HTMLElement, focused?: Element): void {
  const items = itemsOf(group);
  const stop =
    items.find((item) => item === focused) ??
    items.find((item) => ['aria-current', 'aria-selected'].some((name) => item.getAttribute(name) === 'true')) ??
    // A button without the attribute has just been rendered: it must not become the group's stop.
    items.find((item) => item.getAttribute('tabindex') === '0');
  for (const item of items) {
    const isStop = item === (stop ?? items[0]);
    item.tabIndex = isStop ? 0 : -1;
  }
}
