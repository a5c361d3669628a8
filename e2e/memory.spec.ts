import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deleteLocalData, kept, runCommand } from './draftsPage.ts';
import { control, expect, fixturePath, focusText, openText, region, showPanel, startScreen, test } from './page.ts';

test.use({ serviceWorkers: 'allow' });

/** Each is typed or opened at another place; nothing else in the page has such a name. */
const planted = {
  value: 'plantedValueQ1',
  secret: 'plantedSecretQ2',
  comment: 'plantedCommentQ3',
  program: 'plantedProgramQ4',
  typed: 'plantedTypedQ5',
  typedSecret: 'plantedTypedSecretQ6',
  typedText: 'plantedTypedTextQ7',
  compared: 'plantedComparedQ8',
  response: 'plantedResponseQ9',
  report: 'plantedReportQ10',
  search: 'plantedSearchQ11',
  picture: 'plantedPictureQ12',
};

const text = `{
  # a note with ${planted.comment}
  organisationName: "${planted.value}"
  mailFrom: "review@example.com"
  smtpPort: 587
  oidcClientSecret: "${planted.secret}"
  gatewayOAuth2: { endpointParams: { audience: "'${planted.program}'" } }
}
`;

/** The markers that the page's heap holds after two collections. */
async function reachable(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  // Not parsed, which would take longer than all else: the markers have no character that JSON escapes.
  const snapshot = parts.join('');
  expect(snapshot.length).toBeGreaterThan(1_000_000);
  return Object.values(planted).filter((marker) => snapshot.includes(marker));
}

/** Opens the document, types into values, a secret and the text, and looks at every view. */
async function work(page: Page): Promise<void> {
  await page.goto('/');
  await openText(page, text);
  await control(page, 'mailFrom').fill(`${planted.typed}@example.com`);
  await control(page, 'smtpPort').fill('25');
  await control(page, 'oidcClientSecret').fill(planted.typedSecret);
  await focusText(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.insertText(`\n  # ${planted.typedText}`);
  await expect(region(page, 'HJSON').getByText(planted.typedText)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(kept);
  await giveMore(page);
}

/** Gives the page what is not part of the document: a text to compare, a damaged report, which stays in its box, and a response. */
async function giveMore(page: Page): Promise<void> {
  await showPanel(page, 'Compare');
  const add = region(page, 'Compare with');
  await add.getByLabel(/^Or paste it/).fill(`{ organisationName: "${planted.compared}", smtpPort: 465 }`);
  await add.getByRole('button', { name: 'Compare with the paste' }).click();
  await expect(region(page, 'Compare')).toContainText(planted.compared);
  await page.getByLabel('Preview a local file for Toolbar logo').setInputFiles({
    name: `${planted.picture}.png`,
    mimeType: 'image/png',
    buffer: readFileSync(fixturePath('images/logo-white-700x100.png')),
  });
  await expect(region(page, 'Notification')).toContainText(planted.picture);
  await page.getByRole('searchbox', { name: 'Search options' }).fill(planted.search);
  await showPanel(page, 'Check from the server');
  const box = region(page, 'Check from the server').getByRole('textbox', { name: /^Report/ });
  await box.fill(`arconf-server-check 1\n${planted.report}`);
  await expect(box).toHaveValue(new RegExp(planted.report));
  // The last, since its text is in the state of the view.
  await showPanel(page, 'Token request');
  await region(page, 'Token request')
    .getByLabel('Response', { exact: true })
    .fill(`{ "access_token": "${planted.response}" }`);
  await expect(region(page, 'Token request')).toContainText('Opaque token');
}

const closeDocument = async (page: Page) => {
  await runCommand(page, 'Close config.json');
  await expect(startScreen(page)).toBeVisible();
};

test('nothing of a document is in memory after it was closed and all local data deleted', { tag: '@slow' }, async ({
  page,
}) => {
  await work(page);
  expect(await reachable(page)).toEqual(Object.values(planted));
  await closeDocument(page);
  await deleteLocalData(page);
  await expect.poll(() => reachable(page), { timeout: 60_000 }).toEqual([]);
});

test('nothing of a document is in memory when it is closed after all local data was deleted', { tag: '@slow' }, async ({
  page,
}) => {
  await work(page);
  await deleteLocalData(page);
  await giveMore(page);
  await runCommand(page, 'Close config.json');
  await page.getByRole('dialog').getByRole('button', { name: 'Close without saving' }).click();
  await expect(startScreen(page)).toBeVisible();
  await expect.poll(() => reachable(page), { timeout: 60_000 }).toEqual([]);
});
