import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectAccessibleInBothThemes, type Look, sizes } from './axe.ts';
import { part, pixelAt } from './brandingPage.ts';
import { clipboardText } from './clipboard.ts';
import {
  control,
  downloadedBy,
  expect,
  fixture,
  focusText,
  goToOption,
  openFixture,
  openStart,
  openText,
  region,
  showPanel,
  showText,
  test,
} from './page.ts';

const faulty =
  '{\n  baseUrl: review.example.com\n  smtpPort: "587"\n  somethingElse: {a: 1}\n  oidcClientSecrt: "fake"\n}\n';

const openFaulty = async (page: Page) => {
  await page.goto('/');
  await openText(page, faulty);
};

const everythingFits = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1280;
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

const openBroken = async (page: Page) => {
  await openFixture(page, 'complete.hjson');
  await control(page, 'encryptionKey').fill('short');
  await goToOption(page, 'smtpPort');
  await control(page, 'smtpPort').fill('five');
};

/** A state of the page: how to get there, and how to recognise it. */
interface State {
  readonly name: string;
  readonly show: (page: Page) => Promise<Locator>;
  /** How it is looked at in every width, where it is scrolled to another place. */
  readonly look?: Look;
}

const pages: readonly State[] = [
  {
    name: 'the start screen',
    show: async (page) => {
      await page.goto('/');
      return page.getByRole('link', { name: /^Example/ });
    },
  },
  {
    name: 'an open document',
    show: async (page) => {
      await openFixture(page, 'complete.hjson');
      if (everythingFits(page)) await expect(region(page, 'HJSON').getByRole('textbox').first()).toBeAttached();
      return control(page, 'baseUrl');
    },
  },
  {
    name: 'a search without a match',
    show: async (page) => {
      await openFixture(page, 'complete.hjson');
      await page.getByRole('searchbox').fill('nothing like this');
      return page.getByText(/^No field matches/);
    },
  },
  {
    name: 'the variables beside the file, one of them wrong',
    look: { isScrolled: true },
    show: async (page) => {
      await openFixture(page, 'complete.hjson');
      await showPanel(page, 'Export');
      await button(page, 'Show in the form').click();
      await control(page, 'GOMEMLIMIT').fill('512MB');
      return control(page, 'NO_PROXY');
    },
  },
  {
    name: 'problems',
    show: async (page) => {
      await openFaulty(page);
      await showPanel(page, 'Problems');
      return region(page, 'Problems').getByRole('listitem').first();
    },
  },
  {
    name: 'a section in the middle',
    look: { isScrolled: true },
    show: async (page) => {
      await openFixture(page, 'complete.hjson');
      await goToOption(page, 'smtpPort');
      return control(page, 'smtpPort');
    },
  },
  {
    name: 'a step of the guided set-up',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^Guided set-up/ }).click();
      await button(page, /^Next/).click();
      return page.getByText('Step 2 of 7');
    },
  },
  {
    name: 'the summary of the guided set-up',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^Guided set-up/ }).click();
      const step = page.getByText('Step 7 of 7');
      while (!(await step.isVisible())) await button(page, /^Next/).click();
      return step;
    },
  },
];

/** Floating parts above an open document, closed with Escape. */
const floating: readonly State[] = [
  {
    name: 'the menu of an option',
    show: async (page) => {
      await button(page, 'More for Base URL').click();
      return page.getByRole('menuitem').first();
    },
  },
  {
    name: 'the question before a new key',
    show: async (page) => {
      await button(page, 'Generate a key…').click();
      return dialog(page, 'Generate an encryption key');
    },
  },
  {
    name: 'the presets of a section',
    show: async (page) => {
      await goToOption(page, 'pgConnStr');
      await button(page, /^Preset/)
        .first()
        .click();
      return page.getByRole('menuitem', { name: /^Azure/ }).first();
    },
  },
  {
    name: 'the discovery document of the issuer',
    show: async (page) => {
      await goToOption(page, 'oidcIssuer');
      await button(page, 'Paste the discovery document…').click();
      return dialog(page, 'Paste the discovery document');
    },
  },
  {
    name: 'the palette',
    show: async (page) => {
      await page.keyboard.press('Control+k');
      return dialog(page, 'Commands and options');
    },
  },
  {
    name: 'the version of the server',
    show: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').locator('input').fill('server version');
      await page.keyboard.press('Enter');
      return dialog(page, 'Server version');
    },
  },
  {
    name: 'the shortcuts',
    show: async (page) => {
      await page.keyboard.press('?');
      return dialog(page, 'Keyboard shortcuts');
    },
  },
  {
    name: 'about',
    show: async (page) => {
      await button(page, 'Menu').click();
      await page.getByRole('menuitem', { name: 'About' }).click();
      return dialog(page, 'About').getByText('Rate limits and size limits');
    },
  },
  {
    name: 'what is for editors',
    show: async (page) => {
      await button(page, 'Menu').click();
      await page.getByRole('menuitem', { name: 'For your editor…' }).click();
      return dialog(page, 'For your editor');
    },
  },
  {
    name: 'the whole list of what is left to fill in',
    show: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').locator('input').fill('left to fill in');
      await page.keyboard.press('Enter');
      return dialog(page, /to fill in$/);
    },
  },
  {
    name: 'the question before secrets are copied',
    show: async (page) => {
      await showText(page);
      await focusText(page);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+c');
      return button(page, 'Copy without secrets');
    },
  },
];

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
}

async function expectAccessibleAtOtherWidths(page: Page, look: Look = {}): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, { coloursOnly: true });
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  for (const width of [1920, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, look);
  }
  if (size) await page.setViewportSize(size);
}

/** `npm test` looks at the narrow page in one theme. */
const views = [{ size: sizes[1], isQuick: true }, ...sizes.map((size) => ({ size, isQuick: false }))];

for (const { size, isQuick } of views) {
  test(`nothing for axe to find in any state, ${size.width} px, ${isQuick ? 'light' : 'light and dark'}`, {
    tag: isQuick ? [] : '@slow',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const look = ({ name, show }: State, part?: string) =>
      test.step(name, async () => {
        await expect(await show(page)).toBeVisible();
        await (isQuick
          ? expectAccessible(page, part ? { within: part } : {})
          : expectAccessibleInBothThemes(page, part));
      });
    for (const state of pages) {
      await look(state);
      // Where it is scrolled to is another place in a window of another width.
      const isAtTop = state.name !== 'a section in the middle';
      // Looking at the same page in more ways takes less time than loading it again.
      if (size.width === 1440 && isAtTop)
        await test.step(`${state.name}, elsewhere`, () => expectAccessibleAtOtherWidths(page, state.look));
    }
    await openFixture(page, 'complete.hjson');
    for (const state of floating) {
      await look(state, '[role="dialog"], [role="menu"]');
      await leave(page);
    }
  });
}

const panels = [
  'Problems',
  'Branding',
  'Token request',
  'Effective configuration',
  'Compare',
  'Check from the server',
  'Export',
] as const;

/** What a panel shows once its code has loaded. */
const drawnWith: Readonly<Record<(typeof panels)[number], (page: Page) => Locator>> = {
  Problems: (page) => region(page, 'Problems').getByRole('listitem').first(),
  Branding: (page) => page.getByRole('list', { name: 'Branding checks' }),
  'Token request': (page) => page.getByLabel('Request body'),
  'Effective configuration': (page) => region(page, 'Effective configuration').getByRole('row').first(),
  Compare: (page) => page.getByRole('list', { name: 'Comparison' }),
  'Check from the server': (page) => region(page, 'Check from the server').getByRole('button').first(),
  Export: (page) => button(page, /^Download config\.json/),
};

/** Shows a panel with something in it: a comparison with texts that differ, cannot be read, and have problems. */
async function showFilled(page: Page, panel: (typeof panels)[number]): Promise<void> {
  await showPanel(page, panel);
  if (panel !== 'Compare' || (await drawnWith.Compare(page).isVisible())) return;
  const texts = [fixture('compare-staging.hjson'), faulty, '{ "smtpPort": 25, baseUrl: '];
  await region(page, 'Compare')
    .getByLabel('Files…')
    .setInputFiles(
      texts.map((text, index) => ({ name: `${index}.hjson`, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
}

const looks = [
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'none' },
] as const;

test('nothing for axe to find in any panel, in both themes, in forced colours and at any width', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow();
  await openFixture(page, 'complete.hjson');
  for (const panel of panels) {
    await test.step(panel, async () => {
      // What is around the panel is the same for each.
      const within = panel === 'Problems' ? 'html' : '#pane-tool';
      await page.setViewportSize({ width: 1440, height: 900 });
      await showFilled(page, panel);
      await expect(drawnWith[panel](page)).toBeVisible();
      for (const [index, look] of looks.entries()) {
        await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
        await expectAccessible(page, { within, coloursOnly: index > 0 });
      }
      for (const width of panel === 'Compare' ? [1920, 1024, 768, 390] : [1920, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, { within });
      }
    });
  }
});

test('400 % zoom: a comparison does not scroll sideways, and a row is taken over', { tag: '@slow' }, async ({
  page,
}) => {
  await openFixture(page, 'compare-production.hjson');
  await showFilled(page, 'Compare');
  await page.setViewportSize({ width: 320, height: 256 });
  const list = drawnWith.Compare(page);
  await expect(list).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const take = list.getByRole('button', { name: 'Take over SMTP port, as in 0.hjson' });
  await take.focus();
  await expect(take).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo: Take over SMTP port/ })).toBeAttached();
});

/** Slow: each state at each width and in each theme, with every rule. Run with A11Y=all. */
const everyWidth = process.env.A11Y === 'all' ? [390, 768, 1024, 1440, 1920] : [];

const shownPanels: readonly State[] = panels.map((panel) => ({
  name: `the panel ${panel}`,
  look: { isScrolled: true },
  show: async (page) => {
    await openBroken(page);
    await showFilled(page, panel);
    await expect(drawnWith[panel](page)).toBeVisible();
    return region(page, panel === 'Branding' ? 'Branding preview' : panel);
  },
}));

/** What docs/screenshots shows besides: branding that is hard to read. */
const failingBranding: State = {
  name: 'a branding that is hard to read',
  look: { except: '[data-stage]', isScrolled: true },
  show: async (page) => {
    await openFixture(page, 'complete.hjson');
    await goToOption(page, 'accessReviewToolbarBackgroundColor');
    await control(page, 'accessReviewToolbarBackgroundColor').fill('gold');
    return control(page, 'accessReviewToolbarBackgroundColor');
  },
};

const guideSteps: readonly State[] = ['Database', 'Sign in', 'E-mail', 'Gateway', 'Branding', 'Check'].map((title) => ({
  name: `the guided set-up, ${title}`,
  show: async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Guided set-up/ }).click();
    const step = page.getByText(new RegExp(`^Step \\d of 7: ${title}$`));
    while (!(await step.isVisible())) await button(page, /^Next/).click();
    return step;
  },
}));

for (const width of everyWidth) {
  for (const look of looks) {
    const name = look.forcedColors === 'active' ? 'forced colours' : look.colorScheme;
    test(`nothing for axe to find in any state at all, ${width} px, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
      for (const { name, show, look } of [...pages, failingBranding, ...guideSteps, ...shownPanels]) {
        await test.step(name, async () => {
          await expect(await show(page)).toBeVisible();
          await expectAccessible(page, look);
        });
      }
      await openFixture(page, 'complete.hjson');
      for (const { name, show } of floating) {
        await test.step(name, async () => {
          await expect(await show(page)).toBeVisible();
          await expectAccessible(page);
          await leave(page);
        });
      }
    });
  }
}

test('the paste dialog, empty, with a preview and with a refusal: nothing for axe to find', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  await button(page, /^Paste$/).click();
  const paste = dialog(page, 'Paste a configuration');
  await expectAccessibleEverywhere(page, paste.getByText(/^Nothing is opened before/));
  const text = paste.getByLabel('Pasted text');
  await text.fill(`services: {a: {environment: {SERVICE_CONFIG_HJSON: '{"smtpPort":25}', GOGC: 50}}}`);
  await expectAccessibleEverywhere(page, paste.getByText('Compose file, a: 1 of 23 options set'));
  await text.fill('SERVICE_CONFIG_HJSON=$CONFIG');
  await expectAccessibleEverywhere(page, paste.getByText('No configuration was found.'));
});

for (const [name, width, height] of [
  ['320 px', 320, 640],
  ['400 % zoom', 320, 256],
  ['390 px', 390, 800],
] as const) {
  test(`${name}: no sideways scrolling, and the form can be used`, {
    tag: name === '390 px' ? [] : '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStart(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await openText(page, faulty);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await goToOption(page, 'smtpHostname');
    await control(page, 'smtpHostname').fill('smtp.example.com');
    await expect(control(page, 'smtpHostname')).toBeInViewport();
    if (height < 400) await expectRoomForForm(page);
    await expectAccessible(page);
  });
}

/** In a low window, nothing sticks, and the form has at least half of the window, also while a toast is shown. */
async function expectRoomForForm(page: Page): Promise<void> {
  await expect(region(page, 'Notification').getByRole('button')).toHaveCount(0);
  const alone = await page.evaluate(roomForForm);
  expect(alone.stuck).toEqual([]);
  expect(alone.share).toBeGreaterThanOrEqual(0.5);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(region(page, 'Notification').getByRole('button', { name: 'Dismiss' })).toBeVisible();
  const withToast = await page.evaluate(roomForForm);
  expect(withToast.stuck).toEqual(['Notification']);
  expect(withToast.share).toBeGreaterThanOrEqual(0.5);
}

/** Which parts stay in place over the form while the page is scrolled, and the share of the window that they leave to it. */
function roomForForm(): { readonly stuck: readonly string[]; readonly share: number } {
  const seen = ({ left, right, top, bottom }: DOMRect) => ({
    left: Math.max(0, left),
    right: Math.min(innerWidth, right),
    top: Math.max(0, top),
    bottom: Math.min(innerHeight, bottom),
  });
  const form = document.querySelector('section[aria-label="Form"]');
  if (!form) throw new Error('there is no form');
  const area = seen(form.getBoundingClientRect());
  const inForm = (element: Element) => {
    const own = seen(element.getBoundingClientRect());
    const width = Math.min(own.right, area.right) - Math.max(own.left, area.left);
    const height = Math.min(own.bottom, area.bottom) - Math.max(own.top, area.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  const stuck = [...document.querySelectorAll('body *')].filter(
    (element) => /sticky|fixed/.test(getComputedStyle(element).position) && inForm(element) > 4,
  );
  const covered = stuck.reduce((sum, element) => sum + inForm(element), 0);
  return {
    stuck: stuck.map((element) => element.getAttribute('aria-label') ?? element.className),
    share: (inForm(form) - covered) / (innerWidth * innerHeight),
  };
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('targets are 24 px at least, and fields and buttons 44 px high', { tag: '@slow' }, async ({ page }) => {
    const shown: readonly State[] = [
      ...pages,
      {
        name: 'the export',
        show: async (page) => {
          await button(page, 'Leave').click();
          await showPanel(page, 'Export');
          return button(page, /^Download/).first();
        },
      },
    ];
    for (const { name, show } of shown) {
      await test.step(name, async () => {
        await expect(await show(page)).toBeVisible();
        expect(await page.evaluate(tooSmall)).toEqual([]);
      });
    }
    await test.step('a tap on a hidden secret offers what F9 does', async () => {
      await page.goto('/');
      await openText(page, '{\n  smtpPort: 25\n  encryptionKey: "planted-word"\n}\n');
      await showText(page);
      const text = region(page, 'HJSON');
      // Not the placeholder for the first lines, which is there until the editor is.
      const mask = text.locator('.monaco-editor [class*="_mask_"]');
      const offer = dialog(page, 'Hidden secret');
      await mask.tap();
      await expect(offer.getByRole('button', { name: 'Show' })).toBeFocused();
      expect(await page.evaluate(tooSmall)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(offer).toHaveCount(0);
      await expect(text).not.toContainText('planted-word');
      await mask.tap();
      await offer.getByRole('button', { name: 'Show' }).tap();
      await expect(offer).toHaveCount(0);
      await expect(text).toContainText('planted-word');
    });
  });
});

/** The targets that are too small for a finger: by the area that responds, which may be larger than what is drawn. */
function tooSmall(): readonly string[] {
  const targets = 'a[href], button, input:not([type="file"]), select, textarea, summary, [role="switch"]';
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((found) => {
    // The buttons of a closed notice are for assistive technology: a tap opens the notice.
    let clipped: HTMLElement | null = found;
    while (clipped && getComputedStyle(clipped).clipPath === 'none') clipped = clipped.parentElement;
    const target = clipped?.closest<HTMLElement>('[tabindex]') ?? found;
    const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || target.closest('.monaco-editor, [inert], [aria-hidden="true"], nav[aria-label="Skip links"]'))
      return [];
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const answers = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
      return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true);
    };
    const reaches = (size: number, isHigh: boolean) => {
      const half = size / 2 - 1;
      const isDrawn = (isHigh ? height : width) >= size;
      return isDrawn || (isHigh ? answers(0, -half) && answers(0, half) : answers(-half, 0) && answers(half, 0));
    };
    // Text links are in lines of text, and the choices of one track share its height.
    const isLink = getComputedStyle(target).textDecorationLine === 'underline' || target.role === 'radio';
    const isLargeEnough = reaches(24, false) && reaches(isLink ? 24 : 44, true);
    return isLargeEnough ? [] : [`${target.ariaLabel ?? target.textContent} ${width}×${height}`];
  });
}

test('forced colours keep borders, focus and the marks of problems', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openFaulty(page);
  await control(page, 'baseUrl').focus();
  await expect(control(page, 'baseUrl')).not.toHaveCSS('outline-style', 'none');
  await expect(page.locator('[data-option="baseUrl"]').getByRole('img', { name: 'Error' })).toBeVisible();
  await expectAccessible(page);
  await test.step('only a modified option has a bar', async () => {
    await control(page, 'organisationName').fill('Edited');
    await expect.poll(() => barOf(page, 'organisationName')).toBe('3px');
    await expect.poll(() => barOf(page, 'baseUrl')).toBe('auto');
  });
  await test.step('what is selected has the colour of selections', async () => {
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(page.locator('nav [aria-current]')).toHaveCSS('background-color', highlight);
    const chosen = page.getByRole('banner').getByRole('radio', { name: 'Both', exact: true });
    await chosen.hover();
    await expect(chosen).toHaveCSS('background-color', highlight);
    await showPanel(page, 'Branding');
    const tools = page.getByRole('navigation', { name: 'Tools' });
    await expect(tools.getByRole('button', { pressed: true })).toHaveCSS('background-color', highlight);
    await expect(tools.getByRole('button', { pressed: false }).first()).not.toHaveCSS('background-color', highlight);
  });
  await test.step('the branding keeps its colours', async () => {
    await expect.poll(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9)).toEqual([26, 80, 176]);
  });
});

test('reduced motion takes the time out of every transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFixture(page, 'complete.hjson');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.closest('.monaco-editor') === null)
      .filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(', ')
          .some((time) => time !== '0s'),
      )
      .map((element) => element.className),
  );
  expect(moving).toEqual([]);
});

test('menus close by Escape where motion is reduced, too', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFaulty(page);
  for (const key of ['baseUrl', 'smtpPort']) {
    await control(page, key).focus();
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('open, change, see, review, save and copy the variable: 30 keys at most, each with the focus in sight', async ({
  page,
}) => {
  let keys = 0;
  const press = async (...wanted: readonly string[]) => {
    for (const key of wanted) await page.keyboard.press(key);
    keys += wanted.length;
    await expect.poll(() => showsFocus(page), `the focus after ${wanted.join(' ')}`).toBe(true);
  };
  const choose = async (typed: string, entry: string) => {
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
    await press(...typed);
    await expect(page.getByRole('option', { selected: true })).toContainText(entry);
    await press('Enter');
  };
  const row = page.locator('[data-option="smtpPort"]');
  await openStart(page);
  await choose('exa', 'Open the example');
  await expect(page.getByRole('heading', { level: 1, name: 'config.json' })).toBeFocused();
  await press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press(...'sp');
  await expect(page.locator('[data-option]').first()).toHaveAttribute('data-option', 'smtpPort');
  await press('Enter');
  await expect(control(page, 'smtpPort')).toBeFocused();
  await press('Control+a', ...'465');
  // Read out in this order: name, value, help, what it was, what to know about it.
  await expect(row).toMatchAriaSnapshot(`
    - heading "SMTP port" [level=3]
    - code: smtpPort
    - textbox "SMTP port":
      - text: "465"
    - paragraph: Port of the SMTP server for outgoing e-mail.
    - text: Modified
    - paragraph:
      - text: was 587
      - button "Revert SMTP port"
    - img "Hint"
    - text: /Port 465 means TLS/
  `);
  await expect(region(page, 'HJSON')).toContainText('smtpPort: 465');
  await choose('rev', 'Review');
  await expect(region(page, 'Review').getByRole('listitem')).toContainText(['smtpPort']);
  const saved = await downloadedBy(page, () => press('Control+s'));
  expect(saved.toString()).toContain('smtpPort: 465');
  await choose('var', 'Export: The value alone');
  await expect(page.getByRole('radio', { name: 'The value alone' })).toBeFocused();
  const copy = page.getByRole('button', { name: 'Copy the value' });
  while (!(await copy.evaluate((button) => button === document.activeElement)) && keys < 40) await press('Tab');
  await press('Enter');
  expect(await clipboardText(page)).toContain('"smtpPort":465');
  expect(keys).toBeLessThanOrEqual(30);
});

/** Whether a ring, or the border of a field, shows what has the focus. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(activeElement);
    return (outlineStyle !== 'none' && !/, 0\)$/.test(outlineColor)) || boxShadow !== 'none';
  });

/** The width of the bar that marks an option as modified; auto without one. */
function barOf(page: Page, key: string): Promise<string> {
  return page
    .locator(`[data-option="${key}"]`)
    .evaluate((row) => getComputedStyle(row, '::before').getPropertyValue('width'));
}
