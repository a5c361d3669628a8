import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tooltips.module.css';

/** How long a pointer must rest on a control before its tooltip appears, and how long it then stays, in milliseconds. */
const rest = 400;
const grace = 120;

/**
 * Shows the `data-tooltip` of the hovered or keyboard-focused element: one tooltip for the whole page. Hidden from assistive
 * technology, since every element with a tooltip has the same words in its name or description.
 */
export function Tooltips() {
  const [owner, setOwner] = useState<HTMLElement>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true, passive: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: HTMLElement | undefined, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setOwner(next), delay);
    };
    const now = (next?: HTMLElement) => {
      clearTimeout(timer);
      setOwner(next);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const pointed = ownerOf(event);
      if (place.current?.contains(event.target as Node)) clearTimeout(timer);
      else later(pointed, pointed ? rest : grace);
    };
    const focus = (event: FocusEvent) => {
      const { target } = event;
      if (target instanceof Element && target.matches(':focus-visible')) now(ownerOf(event) ?? shownInside(target));
    };
    window.addEventListener('pointerover', point, options);
    window.addEventListener('focusin', focus, options);
    window.addEventListener('focusout', () => now(), options);
    window.addEventListener('pointerdown', () => now(), options);
    window.addEventListener('scroll', () => now(), options);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && now(), options);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (owner?.isConnected && place.current) moveTo(place.current, owner);
  });

  const text = owner?.isConnected ? owner.dataset.tooltip : undefined;
  return (
    text && (
      <div ref={place} className={styles.tooltip} aria-hidden>
        {text}
      </div>
    )
  );
}

/** The innermost element with a tooltip that an event is in. */
function ownerOf(event: Event): HTMLElement | undefined {
  return event
    .composedPath()
    .find((at): at is HTMLElement => at instanceof HTMLElement && at.dataset.tooltip !== undefined);
}

/** What replaces a name where there is no room for it, such as the icon of a tab. */
function shownInside(target: Element): HTMLElement | undefined {
  const inner = target.querySelector<HTMLElement>('[data-tooltip]');
  return inner?.getClientRects().length ? inner : undefined;
}

/** Below its owner, or above if there is no room, and inside the window. */
function moveTo(tooltip: HTMLElement, owner: HTMLElement): void {
  const { left, width, top, bottom } = owner.getBoundingClientRect();
  const own = tooltip.getBoundingClientRect();
  const furthest = window.innerWidth - own.width - 8;
  const x = Math.max(8, Math.min(left + (width - own.width) / 2, furthest));
  const isBelow = bottom + 4 + own.height < window.innerHeight;
  tooltip.style.left = `${x}px`;
  tooltip.style.top = `${isBelow ? bottom + 4 : top - own.height - 4}px`;
}
