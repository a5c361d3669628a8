import { matchesAny, startShortcuts } from '../commands/shortcut.ts';

/** Tells whoever keeps early events that the page can take them. */
const taken = 'early-events-taken';

/**
 * Keeps what is asked of a page that is seen and cannot act yet: presses of buttons, its shortcuts, and what is pasted or dropped.
 * All of it happens again, in its order, when the page takes it; a chosen file stays in its field. `prepare` is called at each of them.
 */
export function keepEarlyEvents(page: Window, prepare: () => void): void {
  const kept: (() => void)[] = [];
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };

  function keep(event: Event, again: Event): void {
    const { target } = event;
    kept.push(() => target?.dispatchEvent(again));
    prepare();
    // Whoever listens already would take it twice.
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) return;
      keep(event, new MouseEvent('click', event));
    },
    options,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (!matchesAny(event, Object.values(startShortcuts).flat())) return;
      keep(event, new KeyboardEvent('keydown', event));
    },
    options,
  );
  page.addEventListener(
    'paste',
    (event) => {
      const clipboardData = copied(event.clipboardData);
      keep(event, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    options,
  );
  page.addEventListener('change', prepare, options);
  page.addEventListener('dragover', (event) => event.preventDefault(), options);
  page.addEventListener(
    'drop',
    (event) => {
      const dataTransfer = copied(event.dataTransfer);
      keep(event, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    options,
  );
  page.addEventListener(
    taken,
    () => {
      listeners.abort();
      for (const happen of kept) happen();
    },
    { once: true },
  );
}

/** The browser empties what an event carries as soon as it is handled. */
function copied(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer();
  for (const file of data?.files ?? []) copy.items.add(file);
  const text = data?.getData('text/plain');
  if (text) copy.setData('text/plain', text);
  return copy;
}

/** Has everything happen that was kept; later calls do nothing. */
export function takeEarlyEvents(page: Window): void {
  page.dispatchEvent(new Event(taken));
}
