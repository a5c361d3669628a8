/**
 * Runs a task at once or, during a press, after the press and its click; a touch that becomes a scroll is cancelled instead.
 * For layout changes on blur: a target that moves between press and release gets no click.
 */
export function afterPress(task: () => void): void {
  if (!document.querySelector(':active')) {
    task();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(task);
  };
  for (const type of ['mouseup', 'dragend', 'keyup', 'pointercancel']) {
    window.addEventListener(type, end, { capture: true, signal: over.signal });
  }
}
