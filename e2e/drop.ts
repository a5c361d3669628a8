import type { Page } from '@playwright/test';

/** Drops texts, or files where they have names, as a hand would from another window. Returns whether the page took them. */
export function drop(
  page: Page,
  selector: string,
  ...contents: readonly { readonly name?: string; readonly text: string }[]
): Promise<boolean> {
  return page.locator(selector).evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of dropped) {
      if (name !== undefined) dataTransfer.items.add(new File([text], name));
      else dataTransfer.setData('text/plain', text);
    }
    const event = { dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('dragover', event));
    return !element.dispatchEvent(new DragEvent('drop', event));
  }, contents);
}
