import { Random } from '../src/testing/random.ts';
import { expect, openText, startScreen, test } from './page.ts';
import {
  expectFormToShow,
  expectOnlyChangeOf,
  expectSecretsHidden,
  keepSavedFiles,
  savedText,
} from './walk/invariants.ts';
import { takeStep } from './walk/steps.ts';

const steps = Number(process.env.WALK_STEPS ?? 300);
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

for (const seed of seeds) {
  test(`${steps} random steps keep what was promised of every edit (seed ${seed})`, async ({ page }) => {
    test.setTimeout(60_000 + steps * 1_000);
    page.setDefaultTimeout(20_000);
    const random = new Random(seed);
    await keepSavedFiles(page);
    await page.goto('/');
    await openText(page, start);
    const walked: string[] = [];
    let before = start;
    try {
      for (let step = 0; step < steps; step++) {
        const { what, editedOption } = await takeStep(page, random);
        walked.push(what);
        if (await startScreen(page).isVisible()) await page.keyboard.press('Control+Shift+z');
        const after = await savedText(page);
        await expectFormToShow(page, after);
        if (editedOption) expectOnlyChangeOf(editedOption, before, after);
        await expectSecretsHidden(page);
        before = after;
      }
      const undo = page.getByRole('button', { name: /^Undo: / });
      while (before !== start && (await undo.isEnabled())) {
        await undo.click();
        before = await savedText(page);
      }
      expect(before).toBe(start);
    } catch (error) {
      throw new Error(`step ${walked.length} of seed ${seed}, after:\n${walked.slice(-12).join('\n')}`, {
        cause: error,
      });
    }
  });
}
