import { flushSync } from 'react-dom';

/** No longer than this, in milliseconds: a tab in the background draws no frames. */
const longest = 100;

/**
 * Runs a task when the frame with what was just changed has been painted. The function returned runs it at once instead; React
 * has rendered what the task changes when either is done.
 */
export function afterPaint(task: () => void): () => void {
  let isDone = false;
  function run() {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    flushSync(task);
  }
  const timer = setTimeout(run, longest);
  // A task of its own comes after the paint of the frame.
  requestAnimationFrame(() => setTimeout(run));
  return run;
}
