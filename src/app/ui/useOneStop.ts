import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** For the element around the buttons or links. */
interface OneStopProps<Group extends HTMLElement> {
  readonly ref: RefObject<Group | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const keysOf = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Makes the buttons, links and selects of an element one Tab stop, the one that had the focus last: arrow keys, Home and End go from
 * one to the next, past those that are disabled or hidden. In a row, Up and Down are left to a select, which changes with them.
 */
export function useOneStop<Group extends HTMLElement>(axis: 'row' | 'column' = 'row'): OneStopProps<Group> {
  const ref = useRef<Group>(null);
  useEffect(() => {
    const group = ref.current;
    if (!group) return;
    const keep = () => keepOneStop(group);
    const changes = new MutationObserver(keep);
    changes.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    // A narrower window hides some of them.
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
    onFocus: ({ currentTarget, target }) => keepOneStop(currentTarget, target),
    onKeyDown: (event) => move(event, keysOf[axis]),
  };
}

function itemsOf(group: HTMLElement): readonly HTMLElement[] {
  const items = group.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled), a[href], summary');
  return [...items].filter((item) => item.checkVisibility());
}

function keepOneStop(group: HTMLElement, focused?: Element): void {
  const items = itemsOf(group);
  const stop = items.find((item) => item === focused) ?? items.find((item) => item.tabIndex === 0 && isKept(item));
  for (const item of items) {
    const isStop = item === (stop ?? items[0]);
    item.tabIndex = isStop ? 0 : -1;
  }
}

/** What was just rendered is a Tab stop of its own until it is counted. */
function isKept(item: HTMLElement): boolean {
  return item.hasAttribute('tabindex');
}

function move(event: KeyboardEvent<HTMLElement>, [back, forth]: readonly [string, string]): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const target = { [back]: at - 1, [forth]: at + 1, Home: 0, End: items.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}
