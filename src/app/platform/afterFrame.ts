/** Resolves once the next frame is on the screen; soon in a hidden page, which has no frames. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}

/**
 * Runs a task when the browser is idle; after `most` milliseconds, where given, even if it is busy. Returns the function that
 * cancels the task.
 */
export function whenIdle(task: () => void, most?: number): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, Math.min(most ?? 1000, 1000));
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, most === undefined ? {} : { timeout: most });
  return () => cancelIdleCallback(handle);
}

/** Runs a task in the next frame, before it is painted. Returns the function that cancels it. */
export function nextFrame(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}
