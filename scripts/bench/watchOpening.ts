/** What opening a document took, in milliseconds since the navigation, or since the page got the file when it had to wait. */
export interface Opening {
  readonly form: number;
  /** When the first lines of the text can be read: in the editor, or in its replacement until it has loaded. */
  readonly read: number | undefined;
  /** When the form shows a key that was pressed in the text as soon as it could be read; not measured unless asked for. */
  readonly typed: number | undefined;
  /** When the editor shows the text. */
  readonly text: number | undefined;
  /** The time by which tasks were longer than 50 ms each, from the start until all was shown. */
  readonly blocked: number;
}

/** What is waited for. */
export type Shown = Exclude<keyof Opening, 'blocked'>;

declare global {
  interface Window {
    opening: Opening | undefined;
    /** Asks the browser to press `typedKey`. */
    pressKey?: () => void;
  }
}

/** No text of a measured document has it. */
export const typedKey = 'Z';

interface Watch {
  readonly text: string;
  /** Milliseconds from the field for files until it gets the file. */
  readonly wait: number;
  readonly field: string;
  readonly textLine: string | undefined;
  readonly readableLine: string | undefined;
  /** Pressed in `readableLine`, which is a textarea then, in front of what `field` shows. */
  readonly typedKey?: string;
}

/** Runs inside a measured page, before its own scripts: gives it the file, and notes when form and text are shown. */
export function watchOpening({ text, wait, field, textLine, readableLine, typedKey }: Watch): void {
  let start = 0;
  const shown: Partial<Record<Shown, number>> = {};
  let blocked = 0;
  let noticed: number | undefined;
  let isPressed = false;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      if (startTime >= start) blocked += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });

  const contentOf = (element: HTMLElement) => (element as HTMLInputElement).value ?? element.textContent ?? '';
  const isShown = (selector: string, isMeant: (content: string) => boolean) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.offsetParent !== null && isMeant(contentOf(element)),
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

  const hasContent = (content: string) => /\S/.test(content);
  function note(part: Shown, selector: string | undefined, isMeant = hasContent): void {
    if (!selector || shown[part] !== undefined || !isShown(selector, isMeant)) return;
    afterFrame(() => {
      shown[part] ??= performance.now() - start;
    });
  }

  /** As a user would who clicks into the text. */
  function pressInText(): void {
    const box = document.querySelector<HTMLTextAreaElement>(readableLine ?? '');
    const shownValue = document.querySelector<HTMLInputElement>(field)?.value;
    if (!box || !shownValue || !window.pressKey) return;
    const place = box.value.indexOf(shownValue);
    box.focus();
    box.setSelectionRange(place, place);
    window.pressKey();
    isPressed = true;
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
    note('form', field);
    note('read', readableLine);
    note('text', textLine);
    if (typedKey && !isPressed) pressInText();
    if (typedKey) note('typed', field, (value) => value.includes(typedKey));
    const { form, typed, text: editor, read = editor } = shown;
    const isTyped = typed !== undefined || !typedKey;
    if (form !== undefined && isTyped && (editor !== undefined || !textLine) && !window.opening) {
      // Long tasks are reported late.
      setTimeout(() => {
        window.opening = { form, read, typed, text: editor, blocked };
      }, 300);
    }
  }
  requestAnimationFrame(look);
}
