import { expect, type Locator, type Page } from '@playwright/test';
import type { Random } from 'source-text/testing/random';
import { options } from '../../src/config/index.ts';
import { control, fixture, region } from '../page.ts';

/** What one step did: in words, for the report of a walk that fails, and whether it was an edit of one option in the form. */
export interface Step {
  readonly what: string;
  /** The option that the form edited: of the others, no value may have changed. */
  readonly editedOption?: string;
  /** How many comments the page said that went with the step. */
  readonly saidComments?: number;
  /** What keys wrote into the text, letter by letter, and nothing has changed since. */
  readonly typed?: string;
  /** True for a step that does not change the text. */
  readonly isLook?: boolean;
}

type Action = (page: Page, random: Random) => Promise<Step>;

const keysOf = (...kinds: readonly string[]) =>
  options.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path.join('.'));
const plainKeys = keysOf('text', 'url', 'path', 'colour');
const secretKeys = keysOf('secret').filter((key) => key !== 'pgConnStr');

const plainValues = [
  '',
  'x',
  'Example & Sons',
  'https://review.example.com/a?b#c',
  ' a # b, c } ',
  "it's",
  '"',
  '\\n',
  '#0b3d91',
  'ünï 😀',
  'true',
  '12',
];
const numbers = ['', '1', '25', '-3', '1.5', '1e3', 'abc', '99999999999999999999'];
/** What is typed into the text: some of it breaks it. */
const snippets = [
  'x',
  ' ',
  '#',
  '//',
  ',',
  '\n',
  '"',
  "'",
  '{',
  '}',
  '[',
  ':',
  '\nwalkKey: 1',
  '\n# a comment\n',
  '/* */',
  "'''",
];
/** What a hand types at the end of a line, often behind a secret. `7` is another number each time. */
const words = [
  'correct horse 7',
  ' more words 7 here',
  ' # changed by Ada 7',
  ' // valid until June 7',
  '?sslmode=7',
  " 'a 7 b'",
  ', two 7 words',
  ' tulip 7: until, spring',
  '# password: garden 7 gate',
];
const fixtures = ['complete.hjson', 'comments.hjson', 'quoteless.hjson', 'crlf.hjson', 'braceless.hjson'];
const commands = [
  'Show branding',
  'Show token request',
  'Export…',
  'Show problems',
  'Switch to',
  'Use system theme',
  'Go to next problem',
  'Go to next pane',
  'New from template',
  'Open the example',
  'Wrap lines in HJSON',
  'Revert to the opened file',
  'Close',
];
const views = ['Form', 'Text'];
const serverVersions = ['', '3.41.0', '3.42.0', '4'];
/** What is pasted: whole, in another format, and no configuration. */
const pastes = [
  '{ smtpPort: 2525, oidcClientSecret: "planted-pasted-secret", walkKey: [1, {a: b}] }',
  `SERVICE_CONFIG_HJSON='{ "baseUrl": "https://pasted.example.com", "encryptionKey": "planted-pasted-key" }'`,
  'services:\n  api:\n    environment:\n      SERVICE_CONFIG_HJSON: |\n        {\n          organisationName: Pasted\n        }\n',
  'no configuration',
];

/** Each as often as it is likely. */
const actions: readonly Action[] = [
  ...times(30, (page, random) => fill(page, random.pick(plainKeys), random.pick(plainValues))),
  ...times(10, (page, random) => fill(page, random.pick(secretKeys), `planted-walk-${random.below(1000)}`)),
  ...times(10, (page, random) => fill(page, random.pick(keysOf('integer')), random.pick(numbers))),
  ...times(8, switchObject),
  ...times(6, (page, random) => chooseInMenu(page, random, /^Remove from file/)),
  ...times(6, (page, random) => chooseInMenu(page, random, /^Revert to opened value/)),
  ...times(20, typeIntoText),
  ...times(10, typeWords),
  ...times(20, (page) => press(page, 'Control+z')),
  ...times(10, (page) => press(page, 'Control+Shift+z')),
  ...times(4, (page) => press(page, 'F8')),
  ...times(4, travel),
  ...times(6, runCommand),
  ...times(3, openAnother),
  ...times(2, importPaste),
  ...times(2, chooseServerVersion),
  ...times(3, compare),
  ...times(3, takeOverRow),
  ...times(4, choosePanel),
  ...times(4, chooseLayout),
];

/** Takes the next step of a walk: `random` alone decides which, so that a seed repeats the walk. */
export function takeStep(page: Page, random: Random): Promise<Step> {
  return random.pick(actions)(page, random);
}

function times(count: number, action: Action): readonly Action[] {
  return Array.from({ length: count }, () => action);
}

/** Fills in the control of an option where the form shows it. */
async function fill(page: Page, key: string, value: string): Promise<Step> {
  if (!(await selectAll(control(page, key)))) return { what: `${key} is not shown`, isLook: true };
  await (value ? page.keyboard.insertText(value) : page.keyboard.press('Delete'));
  return { what: `fill ${key} with ${JSON.stringify(value)}`, editedOption: key };
}

/** Puts the focus into a field with all of its text selected; false if it can't be edited now. */
const selectAll = (field: Locator) =>
  field.evaluateAll(([found]) => {
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) return false;
    if (found.readOnly || found.disabled || !found.checkVisibility()) return false;
    found.focus();
    found.select();
    return document.activeElement === found;
  });

async function switchObject(page: Page, random: Random): Promise<Step> {
  const name = random.pick(['None', 'Password', 'OAuth2']);
  const isDone = await clickOne(region(page, 'Form').getByRole('radio', { name, exact: true }));
  if (!isDone) return { what: `${name} is not shown`, isLook: true };
  return { what: `choose ${name}`, editedOption: 'smtpAuth', saidComments: await saidComments(page) };
}

/** Chooses an entry in the menu of an option that the form shows. */
async function chooseInMenu(page: Page, random: Random, entry: RegExp): Promise<Step> {
  const key = random.pick(options).path.join('.');
  await closeMenus(page);
  const isFocused = await control(page, key).evaluateAll(([found]) => {
    if (!(found instanceof HTMLElement) || !found.checkVisibility()) return false;
    found.focus();
    return document.activeElement === found;
  });
  if (!isFocused) return { what: `${key} has no menu`, isLook: true };
  await page.keyboard.press('Alt+Enter');
  // The first menu of a page comes with its code.
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: entry });
  const isDone = await clickOne(item.and(page.locator(':not([aria-disabled])')));
  await closeMenus(page);
  if (!isDone) return { what: `${entry} is not possible for ${key}`, isLook: true };
  return { what: `${entry} of ${key}`, editedOption: key, saidComments: await saidComments(page) };
}

/** A menu that is just opening may miss a key. */
async function closeMenus(page: Page): Promise<void> {
  const menus = page.getByRole('menu');
  await expect(async () => {
    if ((await menus.count()) > 0) await page.keyboard.press('Escape');
    await expect(menus).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** How many comments the page reports as removed: a note of that many lines is at most as many comments. */
async function saidComments(page: Page): Promise<number> {
  const said = (await page.getByRole('region', { name: 'Notification' }).textContent()) ?? '';
  const counts = [...said.matchAll(/(\d+) (?:lines?|comments?)\b/g)].map(([, count]) => Number(count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Types at a place in view, or at the beginning or the end. */
async function typeIntoText(page: Page, random: Random): Promise<Step> {
  const text = region(page, 'HJSON').getByRole('textbox', { name: 'HJSON text' });
  if (!(await text.isVisible())) return { what: 'no text is shown', isLook: true };
  const place = await putCursor(page, text, random);
  if (random.chance(30)) {
    const key = random.pick(['Backspace', 'Delete', 'Control+Shift+K', 'Alt+ArrowDown', 'Enter']);
    await page.keyboard.press(key);
    return { what: `${key} in the text ${place}` };
  }
  const snippet = random.pick(snippets);
  await page.keyboard.insertText(snippet);
  return { what: `type ${JSON.stringify(snippet)} into the text ${place}` };
}

/** Letter by letter, as the masks of the line would have to follow. Nothing if the caret is in a placeholder, where the page says so. */
async function typeWords(page: Page, random: Random): Promise<Step> {
  const text = region(page, 'HJSON').getByRole('textbox', { name: 'HJSON text' });
  if (!(await text.isVisible())) return { what: 'no text is shown', isLook: true };
  const place = await putCursor(page, text, random);
  await page.keyboard.press('End');
  const typed = random.pick(words).replace('7', String(1000 + random.below(9000)));
  await page.keyboard.type(typed);
  const isRefused = await region(page, 'HJSON').getByText('This secret is hidden.').first().isVisible();
  return { what: `type the words ${JSON.stringify(typed)} into the text ${place}`, ...(isRefused ? {} : { typed }) };
}

async function putCursor(page: Page, text: Locator, random: Random): Promise<string> {
  const [x, y] = [random.below(300), random.below(500)];
  // What is in view of the lines: scrolled sideways, the lines begin left of the pane.
  const drawn = region(page, 'HJSON').locator('.editor-scrollable').first();
  const box = random.chance(70) && (await ((await drawn.isVisible()) ? drawn : text).boundingBox());
  if (box) {
    await page.mouse.click(box.x + Math.min(x, box.width - 20), box.y + Math.min(y, box.height - 10));
    return `where ${x}, ${y} is`;
  }
  await text.focus();
  const key = random.pick(['Control+Home', 'Control+End', 'PageDown', 'Home', 'End']);
  const lines = random.below(4);
  await page.keyboard.press(key);
  for (let line = 0; line < lines; line++) await page.keyboard.press('ArrowDown');
  return `after ${key} and ${lines} lines down`;
}

async function press(page: Page, shortcut: string): Promise<Step> {
  await page.keyboard.press(shortcut);
  return { what: shortcut };
}

/** Undoes some steps and redoes as many. */
async function travel(page: Page, random: Random): Promise<Step> {
  const count = 1 + random.below(5);
  for (let step = 0; step < count; step++) await page.keyboard.press('Control+z');
  for (let step = 0; step < count; step++) await page.keyboard.press('Control+y');
  return { what: `undo ${count} times and redo as often` };
}

async function runCommand(page: Page, random: Random): Promise<Step> {
  const title = random.pick(commands);
  await run(page, title);
  return { what: `command ${title}` };
}

/** Runs the command of the palette that this text finds first, and answers what it asks. */
export async function run(page: Page, title: string): Promise<void> {
  await choose(page, title);
  await closeDialogs(page);
  if (title !== 'Close') return;
  // It may come late, and would then close what a later step has opened.
  await expect(async () => {
    await closeDialogs(page);
    await expect(page).toHaveTitle('Configuration editor', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

async function choose(page: Page, title: string): Promise<void> {
  // The question of an earlier step may have come late, and the palette does not open over it.
  await closeDialogs(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Find a command or option' });
  await palette.fill(title);
  await palette.press('Enter');
}

async function openAnother(page: Page, random: Random): Promise<Step> {
  const name = random.pick(fixtures);
  await openFile(page, name, fixture(name));
  return { what: `open ${name}` };
}

/** Opens a text as a file of this name, or of another where one of this name is open: its heading says that it is there. */
export async function openFile(page: Page, wanted: string, text: string): Promise<void> {
  const isOpen = await page.getByRole('heading', { level: 1, name: wanted, exact: true }).count();
  const name = isOpen ? `other-${wanted}` : wanted;
  await page.getByLabel('Open file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
}

async function importPaste(page: Page, random: Random): Promise<Step> {
  const pasted = random.pick(pastes);
  await choose(page, 'Paste a configuration');
  const dialog = page.getByRole('dialog', { name: 'Paste a configuration' });
  await dialog.getByLabel('Pasted text').fill(pasted);
  const open = dialog.getByRole('button', { name: 'Open this configuration' });
  // Enabled, where there is a configuration, in the render that shows what was found.
  await expect(dialog.getByText('Nothing is opened before')).toHaveCount(0);
  if (await open.isEnabled()) await open.click();
  await closeDialogs(page);
  return { what: `paste ${JSON.stringify(pasted.slice(0, 30))}` };
}

async function chooseServerVersion(page: Page, random: Random): Promise<Step> {
  const version = random.pick(serverVersions);
  if ((await page.getByRole('contentinfo').count()) === 0) return { what: 'no server version', isLook: true };
  await choose(page, 'Server version');
  await page.getByRole('textbox', { name: 'Version' }).fill(version);
  await page.keyboard.press('Enter');
  await closeDialogs(page);
  return { what: `server version ${version || 'latest'}`, isLook: true };
}

/** Opens the comparison, or compares with something else, or closes it. */
async function compare(page: Page, random: Random): Promise<Step> {
  const name = random.pick([/^Changes/, /^Changes/, /^Defaults$/, /^Opened file$/, /^Text$/]);
  const pane = region(page, 'HJSON');
  const isDone = await clickOne(pane.getByRole('radio', { name }).or(pane.getByRole('button', { name })));
  return { what: isDone ? `press ${name}` : `${name} is not shown`, isLook: true };
}

/** The text of a file to compare with: of what is marked as untaken, nothing comes into the document. */
const beside = `{
  baseUrl: https://untaken-url.example.com
  organisationName: "untaken-name"
  oidcClientSecret: planted-beside-secret
  smtpHostname: taken.example.com
  smtpPort: 2626
  mailFrom: taken@example.com
}`;

/** Compares with a file, takes a row of it over where the text can be written, and mostly leaves the comparison. */
async function takeOverRow(page: Page, random: Random): Promise<Step> {
  const [key, title] = random.pick([
    ['smtpHostname', 'SMTP host'],
    ['smtpPort', 'SMTP port'],
    ['mailFrom', 'Sender address'],
  ] as const);
  const leaves = random.chance(70);
  const view = region(page, 'Compare');
  await choose(page, 'Compare with…');
  const files = view.getByLabel('Files…');
  const list = view.getByRole('list', { name: 'Comparison' });
  await expect(files.or(list)).toBeVisible();
  if (await files.isVisible()) {
    await files.setInputFiles({ name: 'beside.hjson', mimeType: 'text/plain', buffer: Buffer.from(beside) });
  }
  await expect(list).toBeVisible();
  const isTaken = await clickOne(list.getByRole('button', { name: `Take over ${title}` }));
  if (leaves) await clickOne(view.getByRole('button', { name: /^Back to editing/ }));
  if (!isTaken) return { what: `${title} cannot be taken over`, isLook: true };
  return { what: `take ${title} over from another text`, editedOption: key };
}

async function choosePanel(page: Page, random: Random): Promise<Step> {
  const name = random.pick([/^Problems/, /^Branding/, /^Token request/, /^Export…/, /^Back to editing/, /^Close /]);
  const isDone = await clickOne(
    page.getByRole('button', { name }).and(page.locator('nav button, header button, #pane-tool button')),
  );
  return { what: isDone ? `panel ${name}` : `${name} is not shown`, isLook: true };
}

async function chooseLayout(page: Page, random: Random): Promise<Step> {
  const name = random.pick(views);
  const isDone = await clickOne(page.getByRole('banner').getByRole('button', { name, exact: true }));
  return { what: isDone ? `${name} shown or hidden` : `no button ${name}`, isLook: true };
}

/** Clicks at the one control that there is, without the wait for a page at rest that a click by the mouse begins with. */
const clickOne = (found: Locator) =>
  found.evaluateAll((all) => {
    const [control] = all;
    if (all.length !== 1 || !(control instanceof HTMLElement) || !control.checkVisibility()) return false;
    control.focus();
    control.click();
    return true;
  });

/** Answers each dialog that is open: unsaved work is discarded, since undo restores it; every other dialog is closed with Escape. */
export async function closeDialogs(page: Page): Promise<void> {
  // A command of the palette runs after it has closed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const dialogs = page.getByRole('dialog');
  while ((await dialogs.count()) > 0) {
    if (!(await clickOne(dialogs.getByRole('button', { name: 'Close without saving' }))))
      await page.keyboard.press('Escape');
  }
}
