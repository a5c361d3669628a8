/** What opening a document took, in milliseconds since the navigation, or since the page got the file when it had to wait. */
export interface Opening {
  readonly form: number;
  readonly text: number | undefined;
  /** The time by which tasks were longer than 50 ms each, from the start until all was shown. */
  readonly blocked: number;
}

declare global {
  interface Window {
    opening: Opening | undefined;
  }
}

interface Watch {
  readonly text: string;
  /** Milliseconds from the field for files until it gets the file. */
  readonly wait: number;
  readonly field: string;
  readonly textLine: string | undefined;
}

/** Runs inside a measured page, before its own scripts: gives it the file, and notes when form and text are shown. */
export function watchOpening({ text, wait, field, textLine }: Watch): void {
  let start = 0;
  let form: number | undefined;
  let shown: number | undefined;
  let blocked = 0;
  let noticed: number | undefined;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      if (startTime >= start) blocked += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });

  const isShown = (selector: string, isRight: (element: HTMLElement) => boolean) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.offsetParent !== null && isRight(element),
    );
  /** After the frame that shows it is painted, and the page can run something else. */
  const afterFrame = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };

  function giveFile(input: HTMLInputElement): void {
    const files = new DataTransfer();
    files.items.add(new File([text], 'config.json', { type: 'text/plain' }));
    if (wait > 0) start = performance.now();
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function look(): void {
    requestAnimationFrame(look);
    const now = performance.now();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (noticed === undefined && input) {
      noticed = now;
      if (wait === 0) giveFile(input);
      else setTimeout(() => giveFile(input), wait);
    }
    if (form === undefined && isShown(field, hasValue)) {
      afterFrame(() => {
        form ??= performance.now() - start;
      });
    }
    if (textLine && shown === undefined && isShown(textLine, (line) => /\S/.test(line.textContent ?? ''))) {
      afterFrame(() => {
        shown ??= performance.now() - start;
      });
    }
    if (form !== undefined && (shown !== undefined || !textLine) && !window.opening) {
      const all = { form, text: shown };
      // Long tasks are reported late.
      setTimeout(() => {
        window.opening = { ...all, blocked };
      }, 300);
    }
  }
  const hasValue = (element: HTMLElement) =>
    /\S/.test((element as HTMLInputElement).value ?? element.textContent ?? '');
  requestAnimationFrame(look);
}
