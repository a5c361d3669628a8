import type { Binding } from './binding.ts';

/** What is shown is hidden again after this time without a key, in milliseconds. */
const shownFor = 60_000;

/**
 * Hides what the user has revealed or typed when they leave the editor or the tab, before printing, and after a while. `onLeave` calls
 * back when the user leaves the editor; `draw` shows the current text synchronously.
 */
export function hideAgain(
  binding: Pick<Binding, 'reveals' | 'reveal' | 'subscribe'>,
  onLeave: (hide: () => void) => void,
  draw = () => {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    if (binding.reveals.shown.length || binding.reveals.visited.length) binding.reveal({ shown: [], visited: [] });
  };
  const hideAll = () => {
    hide();
    if (binding.reveals.all) binding.reveal({ all: false });
  };
  const leaveTab = () => document.hidden && hideAll();
  const leaveForPrint = () => {
    hideAll();
    // The browser prints the page as it is after this event.
    draw();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, shownFor);
  };
  onLeave(hide);
  const stop = binding.subscribe(restart);
  document.addEventListener('visibilitychange', leaveTab);
  window.addEventListener('beforeprint', leaveForPrint);
  return () => {
    hide();
    stop();
    document.removeEventListener('visibilitychange', leaveTab);
    window.removeEventListener('beforeprint', leaveForPrint);
  };
}
