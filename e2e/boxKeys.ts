import type { Page } from '@playwright/test';
import type { Random } from 'source-text/testing/random';

/** Something that a hand does in a text box. */
export type KeyStep =
  | { readonly kind: 'type' | 'paste' | 'compose'; readonly text: string }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'pause' };

const typed = [
  ...['correct horse', 'tulip', ' ', '  ', '"', "'", '{', '}', '[', ']', '#', ' # note', '//', '/*', ',', ':', ';'],
  ...[
    '=',
    '@',
    '/',
    '?',
    '&',
    '%',
    '%41',
    '\\',
    '$',
    '<',
    '>',
    '|',
    '`',
    '-',
    '.',
    '0',
    '587',
    "'''",
    'é',
    'ß',
    '日本',
  ],
  ...['😀', 'null', 'true', 'password=', '\u00a0', '\u200b', '“', 'postgres://', 'host=a user=b', 'x'],
];
const composed = ['日本', 'ñ', 'â', '한글', 'ティ'];
const pressed = [
  ...['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Control+Home', 'Control+End', 'Shift+ArrowLeft'],
  ...['Control+Shift+Home', 'Control+Backspace', 'Control+ArrowLeft', 'Control+a'],
];

/** Keys for a text box, some of them in each direction: those that a plain box knows. No text that matches `without`. */
export function keyScript(random: Random, extraKeys: readonly string[] = [], without?: RegExp): readonly KeyStep[] {
  const words = typed.filter((word) => !without?.test(word));
  return Array.from({ length: 4 + random.below(12) }, (): KeyStep => {
    if (random.chance(35)) return { kind: 'press', key: random.pick([...pressed, ...extraKeys]) };
    if (random.chance(8)) return { kind: 'compose', text: random.pick(composed) };
    if (random.chance(2)) return { kind: 'pause' };
    const text = random.pick(words);
    return random.chance(12) ? { kind: 'paste', text: text + random.pick(words) } : { kind: 'type', text };
  });
}

/** Does the steps with real keys. */
export async function playKeys(page: Page, steps: readonly KeyStep[]): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'press') await page.keyboard.press(step.key);
    else if (step.kind === 'type') await page.keyboard.type(step.text);
    else if (step.kind === 'compose') await compose(page, step.text);
    else if (step.kind === 'paste') {
      await page.evaluate((text) => navigator.clipboard.writeText(text), step.text);
      await page.keyboard.press('Control+v');
    } else {
      // Longer than the pause after which problems are shown, and a new step of undo begins.
      await page.evaluate(() => new Promise((over) => setTimeout(over, 1100)));
    }
  }
}

/** As an input method does: first guesses, and the text that is taken. */
async function compose(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const guess of ['n', 'ni', text]) {
    const caret = { selectionStart: guess.length, selectionEnd: guess.length };
    await client.send('Input.imeSetComposition', { text: guess, ...caret });
  }
  await client.send('Input.insertText', { text });
  await client.detach();
}
