import type { Page } from '@playwright/test';
import { parseHjson } from 'hjson-document';
import { Random } from 'source-text/testing/random';
import { createMaskedView } from '../src/masking/index.ts';
import { secretRanges } from '../src/secrets/index.ts';
import { type EditingKey, type KeyScript, keyScripts, type Step } from '../src/testing/keyScripts.ts';
import { copyElsewhere } from './clipboard.ts';
import { holdMonaco } from './holdMonaco.ts';
import { expect, hjsonText, openText, region, test, waitForMonaco } from './page.ts';
import { keepSavedFiles, saveAndRead } from './walk/invariants.ts';

// The worker would fetch the editor's code past the route.
test.use({ serviceWorkers: 'block' });

/** How many scripts, from which seed, and with which pause after each key, in milliseconds. */
const count = Number(process.env.HAND_SCRIPTS ?? 10);
const seed = Number(process.env.HAND_SEED ?? 7);
const delay = Number(process.env.HAND_DELAY ?? 0);

/** A place that both views of a text have: a line, and how far its caret is from the beginning; to its end without a column. */
interface Place {
  readonly line: number;
  readonly column: number | undefined;
}

/** Lines that wrap would have other beginnings and ends where a placeholder is shorter than its secret. */
async function openPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.preferences = JSON.stringify({ wrapsText: false });
  });
  await keepSavedFiles(page);
  // Offered of texts with no-break spaces.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Open the file as it is' }), (open) => open.click());
  await page.goto('/');
}

/** What can be done without a look at the page. */
type BlindStep = Exclude<Step, { kind: 'pasteMask' }>;

/** What is typed into one document. No key of it goes into a placeholder, wherever secrets are hidden. */
interface Script {
  readonly text: string;
  readonly place: Place;
  readonly steps: readonly BlindStep[];
}

function* scripts(): Generator<Script> {
  for (const script of keyScripts(count, seed)) yield { ...script, place: placeIn(script), steps: harmless(script) };
}

/** A line that is shown whole in a view, from its beginning to its first placeholder, or its end. */
function placeIn({ text, place }: KeyScript): Place {
  const view = createMaskedView(text, secretRanges(parseHjson(text)), new Random(seed).bytes);
  const spans = view.masks.filter(({ placeholder }) => placeholder.includes('\n')).map(({ viewRange }) => viewRange);
  const lines: Place[] = [];
  let start = 0;
  for (const [line, content] of view.text.split(/\r?\n/).entries()) {
    const end = view.text.indexOf(content, start) + content.length;
    if (!spans.some((span) => span.start <= end && start <= span.end)) {
      lines.push({ line, column: undefined });
      const shown = content.search(/•|$/);
      lines.push({ line, column: Math.floor(place * 97 * shown) % (shown + 1) });
    }
    start = end + (view.text.startsWith('\r\n', end) ? 2 : 1);
  }
  return lines[Math.floor(place * lines.length)] ?? { line: 0, column: 0 };
}

/** Without the keys that may end in a placeholder; after undo and redo, which may, the caret goes to the end of the line. */
function harmless({ text, steps }: KeyScript): readonly BlindStep[] {
  const secrets = secretRanges(parseHjson(text)).map(({ start, end }) => text.slice(start, end).toLowerCase());
  return steps.flatMap((step, index): readonly BlindStep[] => {
    if (step.kind === 'pasteMask') return [];
    // What was typed before may hide more.
    if (step.kind === 'replaceAll')
      return index > 0 || secrets.some((each) => each.includes(step.find.toLowerCase())) ? [] : [step];
    if (step.kind !== 'key') return [step];
    if (!isHarmless(step.key, steps[index - 1])) return [];
    return step.key === 'Undo' || step.key === 'Redo' ? [step, { kind: 'key', key: 'End' }] : [step];
  });
}

/**
 * Backspace and undo take back what was just typed: any more of them would reach a placeholder or another document. Where keys are slow,
 * how much undo takes back depends on the clock.
 */
function isHarmless(key: EditingKey, before: Step | undefined): boolean {
  if (delay > 0 && (key === 'Undo' || key === 'Redo')) return false;
  if (key === 'Backspace') return before?.kind === 'type';
  if (key === 'Undo') return before?.kind === 'type' || before?.kind === 'paste';
  if (key === 'Redo') return before?.kind === 'key' && before.key === 'Undo';
  return key === 'Enter' || key === 'InsertLine' || key === 'Home' || key === 'End';
}

const shortcuts: Readonly<Record<string, string>> = {
  Undo: 'Control+z',
  Redo: 'Control+Shift+z',
  InsertLine: 'Control+Enter',
};

/** Monaco closes brackets only in lines that it has read, and it reads new lines when nothing else is to do, a few at a time. */
async function untilRead(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Puts the caret of the text that has the focus where a script begins, and types it. `composes`: words come from an input method. */
async function typeInto(page: Page, { place, steps }: Script, composes: boolean): Promise<void> {
  const client = composes ? await page.context().newCDPSession(page) : undefined;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    if (delay > 0) await page.waitForTimeout(delay);
  };
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < place.line; line++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press(place.column === undefined ? 'End' : 'Home');
  for (let column = 0; column < (place.column ?? 0); column++) await page.keyboard.press('ArrowRight');
  for (const step of steps) {
    if (step.kind === 'paste') {
      await copyElsewhere(page, step.text);
      await press('Control+v');
      await untilRead(page);
    } else if (step.kind === 'replaceAll') {
      await replaceAll(page, step);
    } else if (step.kind === 'key') {
      // Enter would take what the editor suggests.
      await press('Escape');
      await press(shortcuts[step.key] ?? step.key);
      if (/^(?:Enter|InsertLine)$/.test(step.key)) await untilRead(page);
    } else if (client && /^\p{L}/u.test(step.text)) {
      const end = step.text.length;
      await client.send('Input.imeSetComposition', { text: step.text, selectionStart: end, selectionEnd: end });
      await client.send('Input.insertText', { text: step.text });
    } else await page.keyboard.type(step.text, { delay });
  }
}

/** In Monaco: replaces each occurrence of a text, and goes to the end of the first line. */
async function replaceAll(page: Page, { find, text }: { readonly find: string; readonly text: string }): Promise<void> {
  const box = (name: string) => region(page, 'HJSON').getByRole('textbox', { name, exact: true });
  await page.keyboard.press('Control+h');
  await box('Find').fill(find);
  await box('Replace').fill(text);
  for (const key of ['Control+Alt+Enter', 'Escape', 'Control+Home', 'End']) await page.keyboard.press(key);
  await untilRead(page);
}

/** What the page saves once a script was typed; undefined if a key met a placeholder. */
async function typed(page: Page, script: Script, name: string, composes: boolean): Promise<string | undefined> {
  await openText(page, script.text, name);
  await hjsonText(page).focus();
  await untilRead(page);
  const said = await page.getByRole('region', { name: 'Notification' }).evaluateHandle((notification) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(notification.textContent);
    new MutationObserver(note).observe(notification, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await typeInto(page, script, composes);
  const wasRefused = (await said.jsonValue()).some((sentence) => sentence?.includes('This secret is hidden.'));
  const { text } = await saveAndRead(page);
  expect(text, name).toBeDefined();
  return wasRefused ? undefined : text;
}

async function showSecrets(page: Page): Promise<void> {
  await region(page, 'HJSON').getByRole('button', { name: 'More for HJSON' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Hide secrets/ }).click();
}

for (const composes of [false, true]) {
  const hand = composes ? 'an input method' : 'keys';
  const all = [...scripts()].slice(0, composes ? Math.ceil(count / 5) : count);
  test.describe(`what ${hand} write with secrets hidden`, { tag: composes ? ['@slow'] : [] }, () => {
    test.setTimeout(60_000 + count * (10_000 + 200 * delay));

    test('into Monaco is what they write with secrets shown', async ({ page }) => {
      await openPage(page);
      await openText(page, '{}\n', 'first.json');
      await waitForMonaco(page);
      const hidden: (string | undefined)[] = [];
      for (const [index, script] of all.entries()) hidden.push(await typed(page, script, `${index}.json`, composes));
      await showSecrets(page);
      for (const [index, script] of all.entries()) {
        if (hidden[index] === undefined) continue;
        expect(hidden[index], JSON.stringify(script)).toBe(await typed(page, script, `shown ${index}.json`, composes));
      }
      expect(hidden.filter((text) => text !== undefined).length).toBeGreaterThan(all.length / 2);
    });

    test('into the plain editor is what they write into any text area', { tag: '@slow' }, async ({ page, context }) => {
      await holdMonaco(page);
      await openPage(page);
      const other = await context.newPage();
      await other.setContent('<textarea wrap="off"></textarea>');
      let compared = 0;
      for (const [index, { steps, ...script }] of all.entries()) {
        // A text area has a history of its own, and no such commands.
        const kept = steps.filter(
          (step) => step.kind !== 'replaceAll' && (step.kind !== 'key' || !/^(?:Undo|Redo|InsertLine)$/.test(step.key)),
        );
        await page.bringToFront();
        const written = await typed(page, { ...script, steps: kept }, `${index}.json`, composes);
        if (written === undefined) continue;
        compared++;
        await other.bringToFront();
        await other.locator('textarea').fill(script.text);
        await typeInto(other, { ...script, steps: kept }, composes);
        const expected = await other.locator('textarea').inputValue();
        expect(written.replaceAll('\r\n', '\n'), JSON.stringify(script)).toBe(expected);
      }
      expect(compared).toBeGreaterThan(all.length / 2);
    });
  });
}

test('a line that was only indented is emptied by the same keys with secrets hidden and shown', {
  tag: '@slow',
}, async ({ page }) => {
  const text =
    '{\n  baseUrl: https://review.example.com\n  oidcClientSecret: "planted-one"\n  organisationName: x\n}\n';
  const typed: readonly (readonly string[])[] = [
    ['ArrowDown', 'Home', 'word two', 'Control+Enter', 'ArrowDown', 'End', 'x'],
    ['ArrowDown', 'ArrowDown', 'End', ' # a note', 'Control+Enter', 'ArrowUp', 'ArrowUp', 'End', 'x'],
    ['ArrowDown', 'End', 'Enter', 'pass2: word two', 'Enter', 'ArrowDown', 'ArrowDown', 'End', 'x'],
    ['ArrowDown', 'End', 'Enter', 'pass2: word two', 'Control+Shift+Enter', 'ArrowUp', 'End', 'x'],
    ['ArrowDown', 'End', 'Enter', 'Enter', 'Enter', 'pass2: word two', 'Enter', 'Enter', 'x'],
  ];
  await openPage(page);
  await openText(page, '{}\n', 'first.json');
  await waitForMonaco(page);
  const write = async (keys: readonly string[], name: string) => {
    await openText(page, text, name);
    await hjsonText(page).focus();
    await page.keyboard.press('Control+Home');
    for (const key of keys) {
      // Enter would take what the editor suggests.
      await page.keyboard.press('Escape');
      await (/^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
      await untilRead(page);
    }
    return (await saveAndRead(page)).text;
  };
  const hidden: (string | undefined)[] = [];
  for (const [index, keys] of typed.entries()) hidden.push(await write(keys, `${index}.json`));
  await showSecrets(page);
  for (const [index, keys] of typed.entries())
    expect(hidden[index], keys.join()).toBe(await write(keys, `shown ${index}.json`));
  expect(hidden.filter((text) => /^ +$/m.test(text ?? ''))).toEqual([]);
});

test('several cursors, replacing, a completion and a moved line write the same with secrets hidden and shown', {
  tag: '@slow',
}, async ({ page }) => {
  const text = `{
  oidcClientSecret: "planted-one"
  encryptionKey: "planted-two"
  # old

  organisationName: old
}
`;
  await openPage(page);
  await openText(page, '{}\n', 'first.json');
  await waitForMonaco(page);
  const write = async (name: string) => {
    await openText(page, text, name);
    await hjsonText(page).focus();
    await page.keyboard.press('Control+Home');
    for (const key of ['ArrowDown', 'Home', 'Shift+Alt+ArrowDown', 'Shift+Alt+ArrowDown', 'End'])
      await page.keyboard.press(key);
    await page.keyboard.type(' # some "paper"');
    for (const key of ['Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home']) await page.keyboard.press(key);
    await page.keyboard.type('smtpP');
    await expect(page.getByRole('option', { name: /^smtpPort/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('25');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+h');
    await page.keyboard.type('old');
    for (const key of ['Tab', 'Control+a']) await page.keyboard.press(key);
    await page.keyboard.type('new words');
    await page.keyboard.press('Control+Alt+Enter');
    for (const key of ['Escape', 'Control+Home', 'ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key);
    return (await saveAndRead(page)).text;
  };
  const hidden = await write('hidden.json');
  expect(hidden).toContain('oidcClientSecret: "planted-one" # some "paper"\n');
  expect(hidden).toMatch(/^ *smtpPort: 25$/m);
  await showSecrets(page);
  expect(await write('shown.json')).toBe(hidden);
});
