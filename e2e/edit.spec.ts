import {
  control,
  downloadedBy,
  expect,
  fixture,
  focusText,
  openFixture,
  openText,
  region,
  showPanel,
  showText,
  test,
} from './page.ts';

test.use({ layout: 'form' });

const download = 'Download config.json';

test.describe('editing a configuration', () => {
  test('changes exactly the characters of the value that the form changed', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await control(page, 'smtpPort').fill('465');
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: download }).click());
    expect(bytes.toString()).toBe(fixture('complete.hjson').replace('smtpPort: 587', 'smtpPort: 465'));
  });

  test('downloads a file byte for byte when nothing was edited', async ({ page }) => {
    await page.goto('/');
    for (const name of ['complete.hjson', 'quoteless.hjson', 'braceless.hjson', 'crlf.hjson', 'comments.hjson']) {
      await test.step(name, async () => {
        await openText(page, fixture(name), name);
        await showPanel(page, 'Export');
        const bytes = await downloadedBy(page, () => page.getByRole('button', { name: download }).click());
        expect(bytes.toString()).toBe(fixture(name));
      });
    }
  });

  test('undoes from the form, the button and the shortcut, back to the same bytes', async ({ page }) => {
    await openFixture(page, 'quoteless.hjson');
    await control(page, 'organisationName').fill('Gemeente Ergens # anders');
    await control(page, 'pgAzureManagedIdentity').uncheck();
    await control(page, 'smtpPort').fill('587');
    await page.getByRole('button', { name: /^Undo: Change smtpPort/ }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await control(page, 'baseUrl').focus();
    await page.keyboard.press('Control+z');
    await expect(control(page, 'pgAzureManagedIdentity')).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(control(page, 'organisationName')).toHaveValue('Gemeente Voorbeeldstad');
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: download }).click());
    expect(bytes.toString()).toBe(fixture('quoteless.hjson'));
  });

  test('keeps garbage in the text and the form edits made around it', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showText(page);
    await focusText(page);
    // The arrow keys count the lines that are seen: the longest one is one of them from now on.
    await page.keyboard.press('Alt+z');
    await expect(
      region(page, 'HJSON')
        .locator('.view-line')
        .filter({ hasText: /organisationName:\sExample\s&\sSons\s+#\sonly\sthe\slabel\sof\sthe\slogin\sbutton/ }),
    ).toHaveCount(1);
    await page.keyboard.press('Control+Home');
    for (let line = 1; line < 16; line++) await page.keyboard.press('ArrowDown');
    await page.keyboard.type('}} what {{ is this');
    await expect(page.getByRole('contentinfo')).toContainText(/[1-9]\d* errors?/);
    await control(page, 'smtpPort').fill('2525');
    await control(page, 'organisationName').fill('Others & Sons');
    await control(page, 'queryTimeOutMinutes').fill('30');
    await focusText(page);
    await page.keyboard.press('Control+Home');
    for (let line = 1; line < 16; line++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Delete');
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: download }).click());
    const expected = fixture('complete.hjson')
      .replace('smtpPort: 587', 'smtpPort: 2525')
      .replace(/Example & Sons .*/, 'Others & Sons')
      .replace('queryTimeOutMinutes: 20', 'queryTimeOutMinutes: 30');
    expect(bytes.toString()).toBe(expected);
  });

  test('adds, renames and removes parameters whose names hold dots, spaces or nothing', { tag: '@slow' }, async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    const newName = page.getByLabel('Name of the new parameter');
    for (const name of ['a.b', 'with space', 'later']) {
      await newName.fill(name);
      await page.getByRole('button', { name: 'Add parameter' }).click();
      // The focus goes to its value in the next frame.
      await expect(page.getByLabel(`Text of ${name}`)).toBeFocused();
    }
    // Without a name, nothing is added; only a rename leaves one without.
    await page.getByRole('button', { name: 'Add parameter' }).click();
    await expect(newName).toBeFocused();
    await page.getByLabel('Name of parameter later').fill('');
    await page.getByLabel('Name of parameter later').press('Enter');
    await page.getByLabel('Name of parameter a.b').fill('c.d.e');
    await page.getByLabel('Name of parameter a.b').press('Enter');
    await expect(page.getByLabel('Name of parameter c.d.e')).toHaveValue('c.d.e');
    // Alt+Enter opens the menu of the row.
    await page.getByLabel('Name of parameter with space').press('Alt+Enter');
    await page.getByRole('menuitem', { name: 'Remove parameter' }).click();
    await expect(page.getByLabel('Text of (empty name)')).toBeFocused();
    await expect(page.getByRole('group', { name: 'Parameter (empty name)' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Parameter with space' })).toHaveCount(0);
    await expect(control(page, 'gatewayOAuth2.endpointParams.audience')).toBeVisible();
  });
});
