import type { Page } from '@playwright/test';
import { options } from '../../src/config/index.ts';
import type { Random } from '../../src/testing/random.ts';
import { control, fixture, openText, region } from '../page.ts';

/** What one step did: in words, for the report of a walk that fails, and whether it was an edit of one option in the form. */
export interface Step {
  readonly what: string;
  /** The option that the form edited: of the others, no value may have changed. */
  readonly editedOption?: string;
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
const fixtures = ['complete.hjson', 'comments.hjson', 'quoteless.hjson', 'crlf.hjson', 'braceless.hjson'];
const commands = [
  'Show branding',
  'Show token request',
  'Show export',
  'Show problems',
  'Switch to',
  'Go to next problem',
  'New from template',
  'Open the example',
  'Wrap lines in HJSON',
  'Revert to the opened file',
];

/** Each as often as it is likely. */
const actions: readonly Action[] = [
  ...times(30, (page, random) => fill(page, random.pick(plainKeys), random.pick(plainValues))),
  ...times(10, (page, random) => fill(page, random.pick(secretKeys), `planted-walk-${random.below(1000)}`)),
  ...times(10, (page, random) => fill(page, random.pick(keysOf('integer')), random.pick(numbers))),
  ...times(8, switchObject),
  ...times(25, typeIntoText),
  ...times(25, (page) => press(page, 'Control+z')),
  ...times(10, (page) => press(page, 'Control+Shift+z')),
  ...times(12, runCommand),
  ...times(3, openAnother),
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
  const field = control(page, key);
  if (!(await isEditable(page, key))) return { what: `${key} is not shown` };
  await field.fill(value);
  return { what: `fill ${key} with ${JSON.stringify(value)}`, editedOption: key };
}

const isEditable = (page: Page, key: string) =>
  control(page, key).evaluateAll(
    ([field]) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !field.readOnly &&
      !field.disabled &&
      field.checkVisibility(),
  );

async function switchObject(page: Page, random: Random): Promise<Step> {
  const name = random.pick(['None', 'Password', 'OAuth2', 'Off', 'On']);
  const choice = region(page, 'Form').getByRole('radio', { name, exact: true });
  if ((await choice.count()) !== 1 || !(await choice.isVisible())) return { what: `${name} is not shown` };
  await choice.click();
  return { what: `choose ${name}` };
}

async function typeIntoText(page: Page, random: Random): Promise<Step> {
  const text = region(page, 'HJSON').getByRole('textbox', { name: 'HJSON text' });
  if (!(await text.isVisible())) return { what: 'no text is shown' };
  await text.focus();
  await page.keyboard.press('Control+Home');
  const [lines, columns] = [random.below(24), random.below(8)];
  for (let line = 0; line < lines; line++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < columns; column++) await page.keyboard.press('ArrowRight');
  if (random.chance(30)) {
    const key = random.pick(['Backspace', 'Delete', 'Control+Shift+K', 'Alt+ArrowDown']);
    await page.keyboard.press(key);
    return { what: `${key} in the text, ${lines} lines down and ${columns} to the right` };
  }
  const snippet = random.pick(snippets);
  await page.keyboard.insertText(snippet);
  return { what: `type ${JSON.stringify(snippet)} into the text, ${lines} lines down and ${columns} to the right` };
}

async function press(page: Page, shortcut: string): Promise<Step> {
  await page.keyboard.press(shortcut);
  return { what: shortcut };
}

async function runCommand(page: Page, random: Random): Promise<Step> {
  const title = random.pick(commands);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Find a command or option' });
  await palette.fill(title);
  await palette.press('Enter');
  await closeDialogs(page);
  return { what: `command ${title}` };
}

async function openAnother(page: Page, random: Random): Promise<Step> {
  const name = random.pick(fixtures);
  await openText(page, fixture(name), name);
  return { what: `open ${name}` };
}

async function chooseLayout(page: Page, random: Random): Promise<Step> {
  const name = random.pick(['Form only', 'Form and HJSON', 'Form, HJSON and tools', 'Form and tools', 'HJSON only']);
  const layout = page.getByRole('radio', { name, exact: true });
  if (!(await layout.isVisible())) return { what: `no layout ${name}` };
  await layout.click();
  return { what: `layout ${name}` };
}

async function closeDialogs(page: Page): Promise<void> {
  while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
}
