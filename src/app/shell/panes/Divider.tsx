import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './Workbench.module.css';

interface DividerProps {
  readonly label: string;
  /** The id of the element before it, which it makes wider and narrower. */
  readonly controls: string;
  /** The share of that element, in percent. */
  readonly share: number;
  /** Moves by that many CSS pixels from where the divider was when the movement began; the last call of a movement is final. */
  readonly onMove: (pixels: number, isFinal: boolean) => void;
  readonly onReset: () => void;
}

/** What an arrow key moves by, in CSS pixels. */
const step = 40;

/** The border between two panes: moved by pointer and by arrow keys (ARIA window splitter). */
export function Divider({ label, controls, share, onMove, onReset }: DividerProps) {
  const start = useRef<number>(undefined);

  function press(event: KeyboardEvent) {
    const pixels = new Map([
      ['ArrowLeft', -step],
      ['ArrowRight', step],
      ['Home', -window.innerWidth],
      ['End', window.innerWidth],
    ]).get(event.key);
    if (pixels === undefined) return;
    event.preventDefault();
    onMove(pixels, true);
  }

  function move(event: PointerEvent, isFinal: boolean) {
    if (start.current === undefined) return;
    onMove(event.clientX - start.current, isFinal);
    if (isFinal) start.current = undefined;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <hr> is a separator that cannot be moved.
    <div
      role="separator"
      className={styles.separator}
      aria-label={label}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuenow={Math.round(share)}
      tabIndex={0}
      title="Double-click to reset the widths"
      onKeyDown={press}
      onPointerDown={(event) => {
        // The text under the pointer is not selected.
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientX;
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => move(event, true)}
      onPointerCancel={(event) => move(event, true)}
      onDoubleClick={onReset}
    />
  );
}
