import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '../platform/focusHeading.ts';
import { type Announcement, useAnnouncement } from '../state/announcer.ts';
import { usePageState } from '../state/pageState.ts';
import { useSelected, useWorkspace } from '../state/useWorkspace.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { undo } from './commands/commands.ts';
import styles from './Toast.module.css';

/** How long it stays while it is neither hovered nor focused, in milliseconds. */
const stay = 8000;

/** Announcements, shown and read out by assistive technology: one sentence at a time. */
export function Toast() {
  const workspace = useWorkspace();
  const page = usePageState();
  const announcement = useAnnouncement();
  const [told, setTold] = useState({ announcement, text: workspace.snapshot.text });
  if (told.announcement !== announcement) setTold({ announcement, text: workspace.snapshot.text });
  const canUndo = useSelected(({ text }) => announcement.canUndo && told.text === text);
  const [dismissed, setDismissed] = useState<Announcement>();
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const isShown = announcement !== dismissed && !announcement.isInPlace;

  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(() => setDismissed(announcement), stay);
    return () => clearTimeout(timer);
  }, [announcement, isShown, isHeld]);

  useLayoutEffect(() => {
    // Said again, it is another announcement: the focus may be elsewhere by now.
    if (isShown && place.current && announcement) keepOffFocus(place.current);
  }, [isShown, announcement]);

  const isInside = (target: EventTarget | null) => target instanceof Node && place.current?.contains(target) === true;

  /** Afterwards, the focus returns to where it was before the toast, unless the action has moved it. */
  function close(action?: () => void) {
    setDismissed(announcement);
    setHeld(false);
    action?.();
    if (!isInside(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else focusHeading();
  }

  const hold = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) cameFrom.current = relatedTarget;
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
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <output className={styles.text} aria-live="polite">
        {announcement.sentence}
      </output>
      {isShown && canUndo && <Button onClick={() => close(() => undo(workspace, page))}>Undo</Button>}
      {isShown && (
        <IconButton label="Dismiss" onClick={() => close()}>
          <X />
        </IconButton>
      )}
    </section>
  );
}

/** At the bottom, unless it would cover what the user works on. */
function keepOffFocus(toast: HTMLElement): void {
  const active = document.activeElement;
  toast.dataset.side = 'bottom';
  if (!active || active === document.body || toast.contains(active)) return;
  const [covered, own] = [active.getBoundingClientRect(), toast.getBoundingClientRect()];
  const overlaps =
    covered.left < own.right && covered.right > own.left && covered.top < own.bottom && covered.bottom > own.top;
  if (overlaps) toast.dataset.side = 'top';
}
