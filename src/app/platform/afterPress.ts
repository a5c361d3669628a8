/**
 * Runs a task at once or, while something is pressed, when the press and its click are over.
 * For what changes the layout as the focus leaves: a target that moves between press and release gets no click.
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
  for (const type of ['mouseup', 'dragend', 'keyup']) {
    window.addEventListener(type, end, { capture: true, signal: over.signal });
  }
}
