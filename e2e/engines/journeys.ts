import { deepEqual } from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import hjson from 'hjson';
import { eventually } from './eventually.ts';
import type { Tab } from './tab.ts';

export interface Journey {
  readonly title: string;
  /** Throws if the page is not as it should be; returns a reason if the engine cannot be tested here. */
  readonly run: (tab: Tab) => Promise<string | undefined>;
  /** Errors that it causes itself, each by words of its report. */
  readonly faults?: readonly string[];
  /** Words of what it provokes on purpose, if the engine reports such a thing at all. */
  readonly provokes?: readonly string[];
  /** Whether it is about what only a page from a host has. */
  readonly needsHost?: boolean;
}

const logo = fileURLToPath(new URL('../fixtures/images/logo-white-700x100.png', import.meta.url));
const plantedSecrets = ['planted-sign-in-secret', 'planted-database-word'];

export const text = `{
  # the server of the review team
  baseUrl: https://review.example.com

  organisationName: 'Ours & Sons'   // us
  smtpPort: 587
  oidcClientSecret: "planted-sign-in-secret"
  pgConnStr: "postgres://review:planted-database-word@db.example.com/review"
}
`;

const asksForTokens = `{
  baseUrl: https://review.example.com
  gatewayOAuth2: {
    tokenUrl: https://auth.example.com/token
    clientId: gateway
    clientSecret: "planted-gateway-word"
    endpointParams: { audience: "'gateway'", source_id: "sourceID" }
  }
}
`;

const besideSecrets = `{
  oidcClientSecret: "old-one-77"
  apiToken: planted-key


  organisationName: " more words here"
  pgConnStr: "postgres://r:planted-word@db/r"
}
`;

/** The text as the editor shows it, with secrets hidden. */
export const shown = text.replace('"planted-sign-in-secret"', '••••••••').replace('planted-database-word', '••••••••');

export async function open(tab: Tab, opened = text): Promise<void> {
  await tab.openPage();
  await tab.openText(opened);
}

/** Puts the cursor at the end of a line of the editor, by the keyboard. */
async function putCursorInLine(tab: Tab, line: number): Promise<void> {
  await tab.focus('HJSON text');
  await tab.press('Control+Home', ...Array(line - 1).fill('ArrowDown'), 'End');
}

export const journeys: readonly Journey[] = [
  {
    title: 'an uncaught error and a policy violation are noticed',
    faults: ['planted error', 'planted.png'],
    async run(tab) {
      await tab.openPage();
      await tab.evaluate(fail);
    },
  },
  {
    title: 'a configuration opens through the file input, and downloads byte for byte',
    async run(tab) {
      await open(tab);
      await tab.expectValue('SMTP port', '587');
      await tab.expectValue('Organisation name', 'Ours & Sons');
      await tab.expectEditorShows(shown);
      await tab.expectDownload(text);
    },
  },
  {
    title: 'an edit in the form changes the characters of that value in the text, and no others',
    async run(tab) {
      await open(tab);
      await tab.expectEditorShows(shown);
      await tab.fill('SMTP port', '465');
      await tab.fill('Organisation name', 'Others & Sons # all of them');
      const edited = (before: string) =>
        before.replace('587', '465').replace('Ours & Sons', 'Others & Sons # all of them');
      await tab.expectEditorShows(edited(shown));
      await tab.expectDownload(edited(text));
    },
  },
  {
    title: 'the form follows an edit in the text, and undo reverts both',
    async run(tab) {
      await open(tab);
      await tab.expectEditorShows(shown);
      await tab.fill('Organisation name', 'Theirs');
      await putCursorInLine(tab, 6);
      await tab.press('Backspace');
      await tab.expectValue('SMTP port', '58');
      await tab.expectEditorShows(shown.replace('587', '58').replace('Ours & Sons', 'Theirs'));
      await tab.press('Control+z');
      await tab.expectValue('SMTP port', '587');
      await tab.expectValue('Organisation name', 'Theirs');
      await tab.focus('SMTP port');
      await tab.press('Control+z');
      await tab.expectValue('Organisation name', 'Ours & Sons');
      await tab.expectEditorShows(shown);
      await tab.expectDownload(text);
    },
  },
  {
    title: 'the form works while the text is broken, and a fix repairs it',
    async run(tab) {
      const broken = `{\n  smtpPort: 587\n  oidcIssuer: "https://login.example.com/\n}\n`;
      await open(tab, broken);
      await tab.expectStatus('1 error');
      await tab.fill('SMTP port', '25');
      // The fixes of a row are in sight while the focus is in it.
      await tab.focus('OIDC issuer');
      await tab.click('button', 'Add the closing quote: oidcIssuer');
      await tab.expectValue('OIDC issuer', 'https://login.example.com/');
      await tab.expectDownload(broken.replace('587', '25').replace('com/', 'com/"'));
    },
  },
  {
    title: 'what is typed and pasted beside hidden secrets is written as it is typed',
    async run(tab) {
      await open(tab, besideSecrets);
      // Upwards, and in short lines: a line that wraps would move those below it.
      await putCursorInLine(tab, 7);
      await tab.press('ArrowLeft');
      await tab.type('?sslmode=verify-full');
      await tab.press('End');
      await tab.type(' # main');
      await putCursorInLine(tab, 5);
      await tab.type(`otherToken: 'a "b" {now}'`);
      await putCursorInLine(tab, 4);
      await tab.type('# password: tulip garden until spring');
      await tab.focus('Organisation name');
      await tab.press('Control+a', 'Control+c');
      await putCursorInLine(tab, 3);
      await tab.press('Control+v');
      await putCursorInLine(tab, 2);
      await tab.type(' # changed by Ada on Monday');
      await tab.expectDownload(
        besideSecrets
          .replace('"old-one-77"', '"old-one-77" # changed by Ada on Monday')
          .replace('planted-key', 'planted-key more words here')
          .replace('\n\n\n', `\n# password: tulip garden until spring\notherToken: 'a "b" {now}'\n`)
          .replace('@db/r"', '@db/r?sslmode=verify-full" # main'),
      );
    },
  },
  {
    title: 'what is drawn for a hidden secret is text where it is pasted',
    async run(tab) {
      await open(tab, besideSecrets);
      const mask = await eventually('a drawn secret', () => tab.evaluate(drawnSecret));
      await tab.focus('Organisation name');
      await tab.press('Control+a');
      await tab.evaluate(insert, mask);
      await tab.press('Control+a', 'Control+c');
      await putCursorInLine(tab, 3);
      await tab.press('Control+v');
      // A mask in a value is an error.
      await tab.click('button', 'Export… 2 errors');
      await tab.expectDownloadBy(
        () => tab.click('button', 'Download config.json anyway'),
        besideSecrets.replace(' more words here', mask).replace('planted-key', `planted-key${mask}`),
      );
    },
  },
  {
    title: 'masked secrets cannot be read anywhere until one is revealed',
    async run(tab) {
      await open(tab);
      await tab.expectEditorShows(shown);
      await tab.click('button', 'Export…');
      await eventually('a preview of the export', async () => (await tab.evaluate(readPreview)).includes('••••••'));
      expectHidden(await tab.evaluate(readable));
      await tab.click('button', 'Back to editing');
      await tab.click('button', 'Show OIDC client secret');
      await eventually('the secret is shown', async () =>
        (await tab.evaluate(readable)).includes('planted-sign-in-secret'),
      );
    },
  },
  {
    title: 'the branding preview follows colours, paths and a picture',
    async run(tab) {
      await open(tab);
      await showBranding(tab);
      await tab.fill('Toolbar background', '#102030');
      await eventually(
        'the colour of the toolbar',
        async () => (await tab.evaluate(toolbarColour)) === 'rgb(16, 32, 48)',
      );
      await tab.fill('Login background', '/brand/sea.jpg');
      await eventually('the place of the background', async () => (await tab.evaluate(loginPage)).includes('sea.jpg'));
      await tab.click('button', 'Preview images');
      await tab.chooseFile('Logo file for the preview', logo);
      await eventually('the measures of the logo', async () => (await tab.evaluate(logoCheck)).includes('7 : 1'));
    },
  },
  {
    title: 'the token request follows the samples, and does not show its secret',
    async run(tab) {
      await open(tab, asksForTokens);
      await tab.click('button', 'Token request');
      await tab.fill('Source ID', '77');
      const body = {
        grant_type: 'client_credentials',
        client_id: 'gateway',
        client_secret: '••••••',
        audience: 'gateway',
        source_id: '77',
      };
      await eventually('the body of the request', async () => {
        deepEqual(Object.fromEntries(new URLSearchParams(await tab.evaluate(requestBody))), body);
        return true;
      });
      await tab.click('button', 'Show secrets');
      await eventually('the body with its secret', async () =>
        (await tab.evaluate(requestBody)).includes('client_secret=planted-gateway-word'),
      );
    },
  },
  {
    title: 'the environment variable is copied, and has the values of the file',
    async run(tab) {
      await open(tab);
      await tab.click('button', 'Export…');
      await tab.click('radio', 'As a variable');
      await tab.click('radio', 'bash, zsh, sh');
      await tab.click('button', 'Copy environment variable');
      await eventually('word of the secrets', async () =>
        (await tab.evaluate(pageText)).includes('Copied with 2 secrets'),
      );
      await tab.click('button', 'Back to editing');
      const line = await tab.pastedInto('Organisation name');
      const [, quoted = ''] = /^export SERVICE_CONFIG_HJSON='(.*)'$/.exec(line.trim()) ?? [];
      deepEqual(JSON.parse(quoted.replaceAll(`'\\''`, `'`)), hjson.parse(text));
    },
  },
  {
    title: 'what the engine lacks has a fallback',
    provokes: ['TrustedHTML', 'require-trusted-types-for'],
    async run(tab) {
      await open(tab);
      // A port of which there is nothing to say: what is said after a pause would move the button below.
      await tab.fill('SMTP port', '2525');
      // A file from the file input cannot be written back, and without File System Access no file can.
      await tab.expectDownloadBy(() => tab.press('Control+s'), text.replace('587', '2525'));
      await eventually('word of the download', async () =>
        (await tab.evaluate(pageText)).includes('Downloaded config.json.'),
      );
      await tab.expectStatus('Downloaded');
      await showBranding(tab);
      await tab.click('button', 'Pick colours');
      const { offered, exists } = await eventually('tools for colours', () => tab.evaluate(offersEyeDropper));
      if (offered !== exists)
        throw new Error(`picking from the screen: ${exists ? 'not offered' : 'offered, and cannot work'}`);
      if (!(await tab.evaluate(refusesMarkup))) throw new Error('it has Trusted Types, and text becomes markup');
    },
  },
  {
    title: 'a draft of unsaved work comes back after a reload',
    needsHost: true,
    async run(tab) {
      await open(tab);
      if (!(await tab.evaluate(() => 'serviceWorker' in navigator))) return 'it has no service workers here';
      await tab.fill('Organisation name', 'Theirs');
      await tab.expectStatus('Unsaved · draft lost if this tab crashes or the browser closes · Protect…');
      await tab.reload();
      await tab.expectValue('Organisation name', 'Theirs');
      await tab.expectEditorShows(shown.replace('Ours & Sons', 'Theirs'));
      await tab.expectDownload(text.replace('Ours & Sons', 'Theirs'));
    },
  },
];

/** By the button of the section: the list of sections has one of the same name as the tool. */
export async function showBranding(tab: Tab): Promise<void> {
  // Rows that are rendered above it would move it away from the pointer.
  await eventually('the whole form', () => tab.evaluate(isFormWhole));
  await tab.click('button', 'Show preview');
}

function isFormWhole(): boolean {
  return document.querySelector('[data-option]') !== null && document.querySelector('[aria-busy]') === null;
}

function expectHidden(text: string): void {
  if (!text.includes('https://review.example.com')) throw new Error('what can be read lacks what is no secret');
  const found = plantedSecrets.filter((secret) => text.includes(secret));
  if (found.length > 0) throw new Error(`can be read: ${found.join(', ')}`);
}

// What follows runs in the page, and so refers to nothing outside itself.

function fail(): void {
  setTimeout(() => {
    throw new Error('planted error');
  });
  document.body.append(Object.assign(new Image(), { src: 'https://foreign.invalid/planted.png' }));
}

function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

/** What either editor draws for the first hidden secret in sight. */
function drawnSecret(): string | undefined {
  const shown = [...document.querySelectorAll('.view-line')].map(({ textContent }) => textContent);
  const area = document.querySelector<HTMLTextAreaElement>('textarea[data-in-document]')?.value;
  return /[•●■][\ufe00-\ufe0b]{19}[•●■]{7}[\ufe08-\ufe0d]/.exec([area, ...shown].join('\n'))?.[0];
}

function readPreview(): string {
  return document.querySelector('section[aria-label="Preview"]')?.textContent ?? '';
}

/** What a reader, a screen reader or an extension could see: text, attributes, values. A password field reads out dots. */
function readable(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="password"]), textarea');
  return [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value), document.title].join('\n');
}

function toolbarColour(): string {
  const page = document.querySelector('[data-stage="wizard-now"]')?.shadowRoot;
  const toolbar = page?.querySelector('[data-part="toolbar"]');
  return toolbar ? getComputedStyle(toolbar).backgroundColor : '';
}

function loginPage(): string {
  return document.querySelector('[data-stage="login-now"]')?.shadowRoot?.textContent ?? '';
}

function logoCheck(): string {
  return document.querySelector('[data-check="logo-shape"]')?.textContent ?? '';
}

function requestBody(): string {
  return document.querySelector('figure[aria-label="Request body"]')?.textContent ?? '';
}

export function pageText(): string {
  return document.body.textContent ?? '';
}

/** Undefined while there are no tools for colours. */
function offersEyeDropper(): { readonly offered: boolean; readonly exists: boolean } | undefined {
  if (!document.querySelector('input[type="color"]')) return undefined;
  const offer = document.querySelector('button[aria-label$="from the screen"]');
  return { offered: offer !== null, exists: 'EyeDropper' in window };
}

/** True without Trusted Types, too: there is nothing to refuse it then. */
function refusesMarkup(): boolean {
  if (!('trustedTypes' in window)) return true;
  try {
    document.createElement('div').innerHTML = '<b>markup</b>';
    return false;
  } catch {
    return true;
  }
}

/** What the page would use if the engine had it. */
export function lacks(): readonly string[] {
  const abilities = {
    'File System Access': 'showSaveFilePicker',
    EyeDropper: 'EyeDropper',
    'Trusted Types': 'trustedTypes',
  };
  return Object.entries(abilities)
    .filter(([, name]) => !(name in window))
    .map(([ability]) => ability);
}
