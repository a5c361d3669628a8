import { flushSync } from 'react-dom';

/** How long a task may take to run in the frame of the keystroke, in milliseconds: one frame, so that the letter is at most one late. */
const shortTask = 16;

/**
 * Returns a function that runs a task once the text pane has drawn the last change: in the same frame while tasks are short, which
 * saves the page a second frame, and otherwise after that frame has been painted. The function it returns runs the task at once
 * instead; either way, React has rendered the result when it is done.
 */
export function afterKeystrokePaint(now: () => number = () => performance.now()): (task: () => void) => () => void {
  let lastDuration = 0;
  return (task) => {
    let isDone = false;
    function run() {
      if (isDone) return;
      isDone = true;
      const start = now();
      flushSync(task);
      lastDuration = now() - start;
    }
    // A tab in the background draws no frames. A separate task runs after the paint of the frame.
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(lastDuration > shortTask ? () => setTimeout(run) : run);
    return run;
  };
}
