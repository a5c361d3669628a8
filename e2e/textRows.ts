import type { Page } from '@playwright/test';

/** A character of the text on the screen, with its place in CSS pixels. */
interface Character {
  readonly left: number;
  /** The middle of its row. */
  readonly middle: number;
  /** Itself and its colour. */
  readonly look: string;
}

declare global {
  interface Window {
    textRows: { first?: readonly Character[]; editor?: readonly Character[] };
  }
}

/**
 * Has pages note, from the next navigation, what their text pane shows last before the editor takes over, and what right
 * after; spaces are left out.
 */
export async function noteTextRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** How far down rows are compared, in CSS pixels. */
    const lowest = 400;
    const charactersOf = (element: Element): readonly Character[] => {
      const characters: Character[] = [];
      const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
        const parent = piece.parentElement;
        if (!parent || parent.matches('[class*="_lineNumber_"]')) continue;
        const { color } = getComputedStyle(parent);
        for (const [index, character] of [...(piece.textContent ?? '')].entries()) {
          if (/\s/.test(character)) continue;
          const range = document.createRange();
          range.setStart(piece, index);
          range.setEnd(piece, index + 1);
          const { left, top, height } = range.getBoundingClientRect();
          if (top > lowest) break;
          characters.push({ left, middle: Math.round(top + height / 2), look: `${character} ${color}` });
        }
      }
      return characters.sort((a, b) => a.middle - b.middle || a.left - b.left);
    };
    window.textRows = {};
    const look = () => {
      const preview = document.querySelector('[class*="_preview_"][aria-hidden]');
      const editor = document.querySelector('.monaco-editor .view-lines');
      if (preview) window.textRows.first = charactersOf(preview);
      else if (window.textRows.first && editor) window.textRows.editor = charactersOf(editor);
      if (!window.textRows.editor) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Once the editor has taken over: what was noted in rows, and by how much the text moved, in CSS pixels. */
export async function takenOverRows(page: Page) {
  const noted = await page.waitForFunction(() => window.textRows.editor && window.textRows);
  const { first = [], editor = [] } = (await noted.jsonValue()) as Window['textRows'];
  const rowsOf = (characters: readonly Character[]) => characters.map(({ middle, look }) => `${middle} ${look}`);
  const shifts = first.map(({ left }, index) => Math.abs(left - (editor[index]?.left ?? 0)));
  return { first: rowsOf(first), editor: rowsOf(editor), shift: Math.max(...shifts) };
}
