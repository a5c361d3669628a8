import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Announcement, useAnnouncement } from '../page/announcer.ts';
import { usePageState } from '../page/pageState.ts';
import { useSelected, useWorkspace } from '../page/useWorkspace.ts';
import { placeNear } from '../places/focusNear.ts';
import { usePlaces } from '../places/places.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { undo } from './commands/commands.ts';
import styles from './Toast.module.css';

/** How long it stays while it is neither hovered nor focused, in milliseconds: longer if it offers an action. */
const stay = { sentence: 4000, action: 8000 };

/** Announcements, shown and read out by assistive technology: one sentence at a time. */
export function Toast() {
  const workspace = useWorkspace();
  const page = usePageState();
  const { elements } = usePlaces();
  const announcement = useAnnouncement();
  const [seen, setSeen] = useState({ announcement, text: workspace.snapshot.text });
  const isCurrent = useSelected(({ text }) => seen.text === text);
  const canUndo = announcement.canUndo && isCurrent;
  const { action } = announcement;
  const [dismissed, setDismissed] = useState<Announcement>();
  if (seen.announcement !== announcement) {
    setSeen({ announcement, text: workspace.snapshot.text });
    // It would be kept after it was forgotten.
    setDismissed(undefined);
  }
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLElement>(null);
  const goBack = useRef<() => void>(null);
  const isShown = announcement !== dismissed && !announcement.isInPlace;

  const time = canUndo || (isCurrent && action) ? stay.action : stay.sentence;

  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(() => setDismissed(announcement), time);
    return () => clearTimeout(timer);
  }, [announcement, isShown, isHeld, time]);

  useLayoutEffect(() => {
    // A repeated sentence is a new announcement: the focus may be elsewhere by now.
    if (!isShown || !place.current || !announcement) return;
    centreOver(
      place.current,
      elements.get('pane', 'hjson'),
      elements.get('pane', 'panels'),
      elements.get('pane', 'form'),
    );
    keepClear(
      place.current,
      elements.shown('uncovered').map(([, element]) => element),
    );
  }, [isShown, announcement, elements]);

  const isInside = (target: EventTarget | null) => target instanceof Node && place.current?.contains(target) === true;

  /** Afterwards, the focus returns to where it was before the toast, unless the action has moved it. */
  function close(action?: () => void) {
    setDismissed(announcement);
    setHeld(false);
    action?.();
    if (isInside(document.activeElement)) goBack.current?.();
  }

  const hold = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) goBack.current = placeNear(page, relatedTarget);
    setHeld(true);
  };
  return (
    <section
      ref={place}
      className={isShown ? styles.toast : 'visuallyHidden'}
      aria-label="Notification"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(isInside(document.activeElement))}
      onFocus={hold}
      onBlur={({ relatedTarget }) => setHeld(isInside(relatedTarget))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <output className={styles.text} aria-live="polite">
        {announcement.sentence}
      </output>
      {isShown && isCurrent && action && <Button onClick={() => close(action.run)}>{action.label}</Button>}
      {isShown && canUndo && <Button onClick={() => close(() => undo(workspace, page))}>Undo</Button>}
      {isShown && (
        <IconButton label="Dismiss" onClick={() => close()}>
          <X />
        </IconButton>
      )}
    </section>
  );
}

/** Centred in the first of these panes that is shown, or in the window. */
function centreOver(toast: HTMLElement, ...panes: readonly (HTMLElement | undefined)[]): void {
  const pane = panes.find((one) => one?.checkVisibility());
  const { left, width } = (pane ?? document.body).getBoundingClientRect();
  toast.style.setProperty('--centre', `${left + width / 2}px`);
  toast.style.setProperty('--room', `${width}px`);
}

const sides = ['bottom', 'start', 'top'] as const;

/**
 * At the bottom, unless that would cover the focused element or an element registered as `uncovered`; then at the start or the top. It
 * does not move afterwards, since the pointer may be on it.
 */
function keepClear(toast: HTMLElement, uncovered: readonly HTMLElement[]): void {
  const { activeElement: active, body } = document;
  const all = active && active !== body && !toast.contains(active) ? [active, ...uncovered] : uncovered;
  const isClear = (side: string) => {
    toast.dataset.side = side;
    return !all.some((element) => overlap(element.getBoundingClientRect(), toast.getBoundingClientRect()));
  };
  if (!sides.some(isClear)) toast.dataset.side = 'bottom';
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
