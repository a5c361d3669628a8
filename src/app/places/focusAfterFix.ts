import { afterFrame } from '../platform/afterFrame.ts';
import { recoverFocus } from '../platform/focusHeading.ts';

const controls = 'button, summary, input, textarea, select';

/**
 * Call before a button applies a fix, which may remove the button. Once the page shows the result, a lost focus goes to the button's
 * field, the next row of its list, or the heading of its panel.
 */
export async function focusAfterFix(button: HTMLElement): Promise<void> {
  const option = button.closest<HTMLElement>('[data-option]')?.dataset.option;
  const panel = button.closest('section');
  const row = button.closest('li');
  const position = panel && row ? [...panel.querySelectorAll('li')].indexOf(row) : 0;
  await afterFrame();
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const target = option === undefined ? nextInPanel(panel, position) : fieldOf(option);
  target?.focus();
  recoverFocus();
}

function fieldOf(option: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option)}"] [name]`);
}

function nextInPanel(panel: Element | null, position: number): HTMLElement | null {
  const rows = [...(panel?.querySelectorAll('li') ?? [])];
  const inOrder = [...rows.slice(position), ...rows.slice(0, position).reverse()];
  const next = inOrder.map((row) => row.querySelector<HTMLElement>(controls)).find((control) => control !== null);
  return next ?? panel?.querySelector<HTMLElement>('h2[tabindex]') ?? null;
}
