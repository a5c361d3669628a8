import type { Locator, Page } from '@playwright/test';
import { findNode, type HjsonDocument, nodeValue, parseHjson, toPlain } from 'hjson-document';
import { noteOf } from 'hjson-document/notes';
import { Random } from 'source-text/testing/random';
import { readConnectionParts } from '../src/config/index.ts';
import { readParameter } from '../src/tokenRequest/index.ts';
import { type KeyStep, keyScript, playKeys } from './boxKeys.ts';
import { control, expect, openText, test } from './page.ts';
import { keepSavedFiles, saveAndRead } from './walk/invariants.ts';

// The same keys go to a box of the form and to a plain box of another page. `KEY_SEED` repeats what failed, `KEY_SCRIPTS` does more.
const seed = Number(process.env.KEY_SEED ?? 1);
const scripts = Number(process.env.KEY_SCRIPTS ?? 2);

test.use({ layout: 'form' });

const text = `{
  // Written by hand.
  organisationName: Klinik
  baseUrl: "https://review.example.test"
  accessReviewToolbarBackgroundColor: "#0b3d91"
  accessReviewToolbarLogoPath: /app/logo.svg
  pgConnStr: "postgres://review:fake-one@db:5432/review?connect_timeout=10"
  oidcClientSecret: 'fake-two'
  smtpPort: 587
  gatewayOAuth2: {
    endpointParams: {
      audience: "'gateway'"
      path: lower(sourceID)
      client_secret: "'fake-three'"
    }
  }
  somethingElse: [1, "two"]
}
`;

interface Kind {
  readonly name: string;
  readonly box: (page: Page) => Locator;
  /** Shows the box. */
  readonly show?: (page: Page) => Promise<void>;
  /** Commits what is typed, where that is not done at each key. */
  readonly commit?: string;
  /** What the document has of it. */
  readonly saved: (document: HjsonDocument) => string | undefined;
  /** What is saved of a text, if that is not all of it. */
  readonly stands?: (typed: string) => string;
  /** What is said of a text that is not saved. */
  readonly refusal?: RegExp;
  /** What is said around it. */
  readonly around?: (page: Page) => Locator;
  readonly extraKeys?: readonly string[];
  /** Text that makes the box another one once it is left: a secret, which is hidden. */
  readonly without?: RegExp;
}

const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
const row = (page: Page, key: string) => page.locator(`[data-option="${key}"]`);
/** Opens the parts of the connection string. */
async function openParts(page: Page): Promise<void> {
  const line = row(page, 'pgConnStr').getByRole('button', { name: /^Connection string: /, expanded: false });
  if (await line.isVisible()) await line.click();
}
async function asString(page: Page): Promise<void> {
  await openParts(page);
  await row(page, 'pgConnStr').getByRole('radio', { name: 'String', exact: true }).click();
}
const showSecret = (key: string) => (page: Page) =>
  row(page, key)
    .getByRole('button', { name: /^Show / })
    .first()
    .click();

function valueAt(document: HjsonDocument, path: readonly string[]): string {
  const node = findNode(document, path);
  return node ? String(toPlain(nodeValue(node))) : '';
}

function partOf(document: HjsonDocument, name: string): string | undefined {
  const parsed = readConnectionParts(valueAt(document, ['pgConnStr']));
  return parsed.ok ? (parsed.parts.find((part) => part.name === name)?.value ?? '') : undefined;
}

const parameters = ['gatewayOAuth2', 'endpointParams'];

function parameterNames(document: HjsonDocument): readonly string[] {
  const node = findNode(document, parameters);
  return node?.kind === 'object' ? node.members.map(({ key }) => key.name) : [];
}

function option(key: string): Kind {
  return { name: key, box: (page) => control(page, key), saved: (document) => valueAt(document, [key]) };
}

function connectionPart(label: string, part: string): Kind {
  return {
    name: label,
    box: labelled(label),
    show: openParts,
    saved: (document) => partOf(document, part),
    refusal: /Not a host name|Not a port|This connection string cannot have/,
    around: (page) => row(page, 'pgConnStr'),
    without: /password=/,
  };
}

function parameter(name: string, kind: 'Text' | 'Program'): Kind {
  const read = (program: string) => (kind === 'Text' ? readParameter(program).text : program);
  return {
    name: `${kind} of ${name}`,
    box: labelled(`${kind} of ${name}`),
    saved: (document) => read(valueAt(document, [...parameters, name])),
    extraKeys: kind === 'Text' ? [] : ['Enter'],
  };
}

/** Blanks around a comment and its lines are layout. */
function withoutLayout(note: string | undefined): string {
  return (note ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

async function openNote(page: Page): Promise<void> {
  const edit = row(page, 'organisationName').getByRole('button', { name: /^Edit note of/ });
  if (await edit.isVisible()) return edit.click();
  await row(page, 'organisationName')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Add note' }).click();
}

const groups: Readonly<Record<string, readonly Kind[]>> = {
  'plain options': [
    option('organisationName'),
    option('baseUrl'),
    option('accessReviewToolbarBackgroundColor'),
    option('accessReviewToolbarLogoPath'),
    {
      ...option('smtpPort'),
      stands: (typed) => typed.trim(),
      refusal: /^Not applied: enter/,
      around: (page) => row(page, 'smtpPort'),
    },
  ],
  secrets: [
    option('oidcClientSecret'),
    { ...option('oidcClientSecret'), name: 'a secret that is shown', show: showSecret('oidcClientSecret') },
    { ...option('pgConnStr'), show: asString, name: 'a connection string' },
    {
      ...option('pgConnStr'),
      name: 'a connection string that is shown',
      show: async (page) => {
        await asString(page);
        await showSecret('pgConnStr')(page);
      },
    },
  ],
  'the parts of a connection string': [
    connectionPart('Database host', 'host'),
    connectionPart('Database port', 'port'),
    connectionPart('Database name', 'dbname'),
    connectionPart('Database user', 'user'),
    connectionPart('Database password', 'password'),
    {
      ...connectionPart('Value of connect_timeout', 'connect_timeout'),
      async show(page) {
        await openParts(page);
        await labelled('Change connect_timeout')(page).click();
      },
      commit: 'Enter',
    },
  ],
  'token parameters': [
    parameter('path', 'Program'),
    parameter('audience', 'Text'),
    parameter('client_secret', 'Text'),
    {
      name: 'a new name',
      box: labelled('Name of the new parameter'),
      commit: 'Enter',
      saved: (document) => parameterNames(document).at(-1),
    },
    {
      name: 'a name',
      box: (page) => page.getByLabel(/^Name of parameter/).first(),
      commit: 'Enter',
      saved: (document) => parameterNames(document)[0],
    },
  ],
  'notes and unknown keys': [
    {
      name: 'a note',
      box: (page) => page.getByRole('textbox', { name: /^Note of/ }),
      show: openNote,
      commit: 'Control+Enter',
      saved: (document) => withoutLayout(noteOf(document, ['organisationName'])),
      stands: withoutLayout,
      extraKeys: ['Enter'],
      without: /password=/,
    },
    {
      name: 'a raw value',
      box: labelled('Value of somethingElse as HJSON'),
      async show(page) {
        const button = page.getByRole('button', { name: 'Show all unknown' });
        if (await button.isVisible()) await button.click();
      },
      saved(document) {
        const { start, end } = findNode(document, ['somethingElse'])?.range ?? { start: 0, end: 0 };
        return document.text.slice(start, end).trim();
      },
      stands: (typed) => typed.trim(),
      refusal: /^Not applied: enter one HJSON value\.$/,
      around: (page) => page.locator('li', { has: page.getByLabel('Value of somethingElse as HJSON') }),
      extraKeys: ['Enter'],
      without: /password=|#|\/\/|\/\*/,
    },
  ],
};

/** What is in the box that has the focus, and where its caret is. */
function focusedBox(page: Page) {
  return page.evaluate(() => {
    const box = document.activeElement as HTMLInputElement;
    return { value: box.value, caret: [box.selectionStart, box.selectionEnd] };
  });
}

/** What a plain box of this kind and with this text holds after the keys. */
async function playInPlainBox(page: Page, like: Locator, steps: readonly KeyStep[]) {
  const found = await like.evaluate((box: HTMLInputElement) => ({
    tag: box.localName,
    type: box.type,
    value: box.value,
  }));
  await page.bringToFront();
  await page.evaluate(({ tag, type, value }) => {
    const box = Object.assign(
      document.createElement(tag) as HTMLInputElement,
      tag === 'input' ? { type, value } : { value },
    );
    document.body.replaceChildren(box);
    box.focus();
    box.setSelectionRange(value.length, value.length);
  }, found);
  await playKeys(page, steps);
  return focusedBox(page);
}

async function checkScript(page: Page, plain: Page, kind: Kind, random: Random): Promise<void> {
  const { box, show, commit, saved, stands = (typed) => typed, refusal, around } = kind;
  await show?.(page);
  const steps = keyScript(random, kind.extraKeys, kind.without);
  const name = `${kind.name}: ${JSON.stringify(steps)}`;
  const isHidden = (await box(page).getAttribute('data-is-set')) !== null;
  const expected = await playInPlainBox(plain, box(page), steps);
  await page.bringToFront();
  await box(page).focus();
  await page.keyboard.press('Control+End');
  await playKeys(page, steps);
  expect(await focusedBox(page), name).toEqual(expected);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  expect((await focusedBox(page)).value, `undone and redone: ${name}`).toEqual(expected.value);
  if (commit) await page.keyboard.press(commit);
  const written = saved(parseHjson((await saveAndRead(page)).text ?? ''));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // An empty box leaves a hidden secret as it is.
  const isKept = isHidden && expected.value === '';
  if (refusal && around && written !== stands(expected.value)) {
    await expect(around(page).getByText(refusal).first(), name).toBeVisible();
    expect(await box(page).inputValue(), name).toBe(expected.value);
  } else if (!isKept) expect(written, name).toBe(stands(expected.value));
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  if (await cancel.isVisible()) await cancel.click();
}

for (const [group, kinds] of Object.entries(groups)) {
  const title = `what is typed is what is written, or the box keeps it and says why: ${group}`;
  // A box of a secret shows something else than its value; the others take the same path through fewer parts.
  test(title, { tag: group === 'secrets' ? [] : '@slow' }, async ({ page, context }) => {
    test.setTimeout(60_000 + kinds.length * scripts * 10_000);
    const plain = await context.newPage();
    await plain.goto('/licences.txt');
    await keepSavedFiles(page);
    await page.goto('/');
    await openText(page, text);
    const random = new Random(seed);
    for (const kind of kinds) {
      for (let count = 0; count < scripts; count++) await checkScript(page, plain, kind, random);
    }
  });
}
