import { flushSync } from 'react-dom';

/**
 * Runs a task when the frame with what was just changed has been painted. The function returned runs it at once instead; React
 * has rendered what the task changes when either is done.
 */
export function afterPaint(task: () => void): () => void {
  let isDone = false;
  function run() {
    if (isDone) return;
    isDone = true;
    flushSync(task);
  }
  // A tab in the background draws no frames. A task of its own comes after the paint of the frame.
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
  return run;
}
