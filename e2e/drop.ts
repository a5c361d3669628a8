import type { Page } from '@playwright/test';

/** Drops a text, or a file where it has a name, as a hand would from another window. Returns whether the page took it. */
export function drop(
  page: Page,
  selector: string,
  content: { readonly name?: string; readonly text: string },
): Promise<boolean> {
  return page.locator(selector).evaluate((element, { name, text }) => {
    const dataTransfer = new DataTransfer();
    if (name !== undefined) dataTransfer.items.add(new File([text], name));
    else dataTransfer.setData('text/plain', text);
    const event = { dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('dragover', event));
    return !element.dispatchEvent(new DragEvent('drop', event));
  }, content);
}
