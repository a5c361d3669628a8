import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** WCAG 2.2 A and AA, best practice. */
const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** The rules whose outcome depends on colours: all that can differ between themes. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The sketches of the branding, in the colours of the user: the page says of those that are hard to read. */
const ownColours = '[data-stage]';

export interface Look {
  /** The part to look at; the whole page without it. */
  readonly within?: string;
  /** More pictures of what the user configured: their colours are the user's. */
  readonly except?: string;
  /** Only what depends on colours, in a page whose structure was looked at already. */
  readonly coloursOnly?: boolean;
  /** Whether it is scrolled: controls at the edge are partly covered until the user scrolls to them. */
  readonly isScrolled?: boolean;
}

/** Fails on what axe finds in the page in its current state. */
export async function expectAccessible(
  page: Page,
  { within = 'html', except, coloursOnly, isScrolled = false }: Look = {},
): Promise<void> {
  // A page that has just changed its theme is checked once it is drawn in it, and a dialog once it has faded in.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // One that follows the scroll position never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { include: [[within]], exclude: [[ownColours], ...(except ? [[except]] : [])] };
  // Neither lists nor selectors of passing elements: they take most of the time.
  const options = {
    runOnly: coloursOnly ? colourRules : everyRule,
    ...(!coloursOnly && { rules: { 'target-size': { enabled: !isScrolled } } }),
    resultTypes: ['violations'],
    selectors: false,
  };
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`);
  const found = results.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`),
  }));
  expect(found).toEqual([]);
}

export const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
] as const;

/** With the colours of a part alone in the second theme where the rest of the page was looked at in both already. */
export async function expectAccessibleInBothThemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { ...(part && { within: part }), coloursOnly: true });
}

/** In both themes, on a phone and on a wide window, for what stays open when the window changes. */
export async function expectAccessibleEverywhere(page: Page, shown: Locator): Promise<void> {
  for (const size of [...sizes].reverse()) {
    await page.setViewportSize(size);
    await expect(shown).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
}
