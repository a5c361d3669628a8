import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Announcement, announcement, endAnnouncement, stayingAnnouncement } from '../page/announcer.ts';
import { usePageState, usePart } from '../page/pageState.ts';
import { useSelected, useWorkspace } from '../page/useWorkspace.ts';
import { focusNear, placeNear } from '../places/focusNear.ts';
import { usePlaces } from '../places/places.ts';
import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { undo } from './commands/commands.ts';
import styles from './Toast.module.css';

/** How long it stays while it is neither hovered nor focused, in milliseconds: longer if it offers an action. */
const stay = { sentence: 4000, action: 8000 };

/** Announcements, shown and read out by assistive technology: one that stays, and one sentence at a time that passes. */
export function Toast() {
  const workspace = useWorkspace();
  const page = usePageState();
  const { elements } = usePlaces();
  const last = usePart(announcement);
  const [seen, setSeen] = useState({ last, text: workspace.snapshot.text });
  const isCurrent = useSelected(({ text }) => seen.text === text);
  const canUndo = last.canUndo && isCurrent;
  const actions = isCurrent ? last.actions : [];
  const [dismissed, setDismissed] = useState<Announcement>();
  if (seen.last !== last) {
    setSeen({ last, text: workspace.snapshot.text });
    // It would be kept after it was forgotten.
    setDismissed(undefined);
  }
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLElement>(null);
  const goBack = useRef<() => void>(null);
  const isShown = last !== dismissed && !last.isInPlace;

  const time = canUndo || actions.length > 0 ? stay.action : stay.sentence;

  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(() => setDismissed(last), time);
    return () => clearTimeout(timer);
  }, [last, isShown, isHeld, time]);

  useLayoutEffect(() => {
    // A repeated sentence is a new announcement: the focus may be elsewhere by now.
    if (!isShown || !place.current || !last) return;
    centreOver(
      place.current,
      elements.get('pane', 'hjson'),
      elements.get('pane', 'tool'),
      elements.get('pane', 'form'),
    );
    keepClear(
      place.current,
      elements.shown('uncovered').map(([, element]) => element),
    );
  }, [isShown, last, elements]);

  const isInside = (target: EventTarget | null) => target instanceof Node && place.current?.contains(target) === true;

  /** Afterwards, the focus returns to where it was before the toast, unless the action has moved it. */
  function close(action?: () => void) {
    setDismissed(last);
    setHeld(false);
    action?.();
    if (isInside(document.activeElement)) goBack.current?.();
  }

  const hold = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) goBack.current = placeNear(page, relatedTarget);
    setHeld(true);
  };
  return (
    <>
      <StayingAnnouncement />
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
          {last.sentence}
        </output>
        {isShown &&
          actions.map(({ label, run }) => (
            <Button key={label} onClick={() => close(run)}>
              {label}
            </Button>
          ))}
        {isShown && canUndo && <Button onClick={() => close(() => undo(workspace, page))}>Undo</Button>}
        {isShown && <CloseButton label="Dismiss" onClick={() => close()} />}
      </section>
    </>
  );
}

/** What stays until it is closed or answered. */
function StayingAnnouncement() {
  const page = usePageState();
  const staying = usePart(stayingAnnouncement);
  if (!staying?.kind) return null;
  /** The button disappears with the message, and the previously focused element is unknown. */
  const close = (run?: () => void) =>
    focusNear(page, () => {
      endAnnouncement(page);
      run?.();
    });
  return (
    <Notice
      role="alert"
      kind={staying.kind}
      place="float"
      actions={
        <>
          {staying.actions.map(({ label, run }) => (
            <Button key={label} onClick={() => close(run)}>
              {label}
            </Button>
          ))}
          <CloseButton onClick={() => close()} />
        </>
      }
    >
      {staying.sentence}
    </Notice>
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
