import type { Page } from '@playwright/test';
import { Random } from 'source-text/testing/random';
import { holdMonaco } from './holdMonaco.ts';
import { expect, region, test } from './page.ts';
import {
  expectOnlyChangesOf,
  keepSavedFiles,
  leakedSecrets,
  saveAndRead,
  travelFar,
  wrongFields,
} from './walk/invariants.ts';
import { closeDialogs, openFile, run, takeStep } from './walk/steps.ts';

const steps = Number(process.env.WALK_STEPS ?? 150);
/** So many of them are in the plain editor, before Monaco takes over. */
const plainSteps = 30;
const seeds = (process.env.WALK_SEEDS ?? '1').split(',').map(Number);

/** Where the walk starts: secrets with a mark that must not be seen. */
const start = `{
  # an older one was oidcClientSecret: "planted-comment-secret"
  baseUrl: https://review.example.com // where people go
  organisationName: Example
  encryptionKey: "planted-encryption-key"

  /* the database */
  pgConnStr: "postgres://review:planted-database-word@db.example.com/review?sslmode=verify-full"
  oidcIssuer: https://login.example.com/
  oidcClientId: review
  oidcClientSecret: planted-sign-in-secret
  smtpPort: 587
  gatewayOAuth2: {
    clientId: gateway
    clientSecret: planted-gateway-secret
    endpointParams: { audience: "'gateway'" }
  }
}
`;

// It replays its seed: what it finds once, it finds again.
test.describe.configure({ retries: 0 });

/**
 * After every step: nothing thrown, no policy violated (`page.ts`). After every other step, chosen by the seed: the saved text, all fields
 * of the form, what the edits of options since the last check have changed, that each comment is there except as many as the page said were
 * removed, and the secrets. After this many steps, and at the end: undo to the first file and redo to the last text. Fewer than the history
 * holds.
 */
const roundLength = 500;

/** What is known about the page between two steps. */
interface Walk {
  readonly walked: string[];
  /** The text when it was last saved. */
  text: string;
  /** The options that the form has edited since; undefined after a step that may change anything. */
  edited: string[] | undefined;
  /** How many comments the page has reported as removed since then. */
  saidComments: number;
}

// Nobody watches it: drawn small and without animation, a step takes a third less.
test.use({
  viewport: { width: 1440, height: 700 },
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const seed of seeds) {
  test(`${steps} random steps keep what was promised of every edit (seed ${seed})`, { tag: '@slow' }, async ({
    page,
  }) => {
    test.setTimeout(60_000 + steps * 1_000);
    page.setDefaultTimeout(20_000);
    const random = new Random(seed);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    // What is thrown fails the test at its end (`page.ts`): here, at the step that it follows.
    const thrown: string[] = [];
    page.on('pageerror', ({ message, stack }) => thrown.push(stack ?? message));
    await keepSavedFiles(page);
    const releaseMonaco = await holdMonaco(page);
    await page.goto('/');
    await openFile(page, 'config.json', start);
    const walk: Walk = { walked: [], text: start, edited: [], saidComments: 0 };
    try {
      // As one step of the test: outside a step, each action searches all previous ones, which takes longer than the action itself.
      await test.step('walk', async () => {
        for (let step = 1; step <= steps; step++) {
          if (step === plainSteps) releaseMonaco();
          const { what, editedOption, saidComments = 0, typed, isLook } = await takeStep(page, random);
          walk.walked.push(what);
          walk.saidComments += saidComments;
          if (editedOption) walk.edited?.push(editedOption);
          else if (!isLook) walk.edited = undefined;
          // Closed: the next document would begin a new history.
          if ((await page.title()) === 'Configuration editor') await page.keyboard.press('Control+z');
          const isRoundOver = step % roundLength === 0 || step === steps;
          // Saving is a step as well: some walk on with unsaved work.
          if (isRoundOver || random.chance(50)) {
            await check(page, walk);
            if (typed !== undefined) expect(walk.text, 'what was typed').toContain(typed);
          }
          expect(thrown, 'what was thrown').toEqual([]);
          if (!isRoundOver) continue;
          await expectUndoToStart(page);
          if (steps > roundLength) console.log(`seed ${seed}: ${step} steps`);
          // The next round begins with the first file and an empty history, in the same page.
          await run(page, 'Close');
          await openFile(page, 'config.json', start);
          Object.assign(walk, { text: start, edited: [], saidComments: 0 });
        }
      });
      expect(said.filter((message) => message.includes('planted-'))).toEqual([]);
    } catch (error) {
      throw new Error(`step ${walk.walked.length} of seed ${seed}, after:\n${walk.walked.slice(-12).join('\n')}`, {
        cause: error,
      });
    }
  });
}

/** Saves, and checks all that is promised at any time. */
async function check(page: Page, walk: Walk): Promise<void> {
  let seen = await saveAndRead(page);
  if (seen.text === undefined) {
    // A dialog came late: what it closed, undo brings back.
    await closeDialogs(page);
    await page.keyboard.press('Control+z');
    walk.edited = undefined;
    seen = await saveAndRead(page);
  }
  expect(seen.text, 'what was saved').toBeDefined();
  const { text = '' } = seen;
  // A field may follow in the next frame, but not later.
  if (wrongFields(seen).length > 0) seen = await saveAndRead(page);
  expect(wrongFields(seen), 'fields that do not show what the text says').toEqual([]);
  // What could be read before stays so while it is typed at, until the caret leaves it.
  if (leakedSecrets(seen).length > 0) seen = await leaveAndRead(page);
  expect(leakedSecrets(seen), 'secrets that can be read').toEqual([]);
  expect(text, 'what a compared text says and nobody took over').not.toContain('untaken-');
  if (walk.edited) expectOnlyChangesOf(walk.edited, walk.text, text, walk.saidComments);
  Object.assign(walk, { text, edited: [], saidComments: 0 });
}

async function leaveAndRead(page: Page) {
  const text = region(page, 'HJSON').getByRole('textbox', { name: 'HJSON text' });
  if (await text.isVisible()) {
    await text.focus();
    await page.keyboard.press('Control+Home');
  }
  return saveAndRead(page);
}

/** Undo leads back to the file that was opened first, redo to the last text, byte by byte. */
async function expectUndoToStart(page: Page): Promise<void> {
  const last = `{ smtpPort: 2525 }\r\n# the last edit, after which nothing is left to redo`;
  await openFile(page, 'last.json', last);
  await travelFar(page, 'Undo');
  expect((await saveAndRead(page)).text, 'the text after all is undone').toBe(start);
  await travelFar(page, 'Redo');
  expect((await saveAndRead(page)).text, 'the text after all is redone').toBe(last);
}
