import { describe, expect, it, vi } from 'vitest';
import { serverReportFor } from '../../testing/serverReport.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { stayingAnnouncement } from '../page/announcer.ts';
import { serverReport } from '../page/deployment.ts';
import { comparedTexts } from '../page/files.ts';
import { createPageState } from '../page/pageState.ts';
import type { FileChoice } from '../platform/fileAccess.ts';
import { compareFiles, openDropped, openFile } from './openFile.ts';

const picture: FileChoice = { ok: true, file: { name: 'logo.svg', bytes: new Uint8Array([60]), handle: undefined } };

/** A page on which a file is chosen, and what it says about it. */
async function drop(choice: FileChoice, isOpen: boolean) {
  const [page, workspace] = [createPageState(), createWorkspace()];
  if (isOpen) workspace.open({ name: 'config.json', text: 'smtpPort: 587\n' });
  let isDone = false;
  void openFile(workspace, page, Promise.resolve(choice)).then(() => {
    isDone = true;
  });
  // Reading a report ends when its tool is shown, which is not on this page.
  await vi.waitUntil(() => isDone || page.part(serverReport).get());
  const said = page.part(stayingAnnouncement).get();
  return { said, text: workspace.snapshot.text, report: page.part(serverReport).get()?.report };
}

describe('a picture that is dropped', () => {
  it('is offered as logo and as login background, and the document stays', async () => {
    const { said, text } = await drop(picture, true);
    expect(said).toMatchObject({ kind: 'hint', sentence: expect.stringContaining('logo.svg is a picture.') });
    expect(said?.actions.map(({ label }) => label)).toEqual(['Use as logo', 'Use as login background']);
    expect(text).toBe('smtpPort: 587\n');
  });

  it('asks for a configuration first where none is open', async () => {
    const { said } = await drop(picture, false);
    expect(said?.sentence).toBe(
      'logo.svg is a picture. Open a configuration first; then drop the picture to preview it.',
    );
  });
});

const file = (name: string, text: string): FileChoice => ({
  ok: true,
  file: { name, bytes: new Uint8Array(Buffer.from(text)), handle: undefined },
});
const test = file('test.json', '{ smtpPort: 25 }');
const live = file('live.json', '{ smtpPort: 587 }');

/** A loaded machine must not look like a fault. */
const limit = { timeout: 30_000 };

describe('files that are dropped together', () => {
  /** A page on which they are dropped, what it offers, and what one of the offers leads to. */
  async function dropped(isOpen: boolean, chosen?: string) {
    const [page, workspace] = [createPageState(), createWorkspace()];
    if (isOpen) workspace.open({ name: 'config.json', text: 'smtpPort: 465\n' });
    await openDropped(workspace, page, Promise.resolve([test, live]));
    const said = page.part(stayingAnnouncement).get();
    const action = said?.actions.find(({ label }) => label === chosen);
    action?.run();
    const columns = () =>
      page
        .part(comparedTexts)
        .get()
        .map(({ label }) => label);
    if (action)
      await vi.waitUntil(() => workspace.snapshot.file?.name !== 'config.json' || columns().length > 1, limit);
    return { offers: said?.actions.map(({ label }) => label), open: workspace.snapshot.file?.name, columns: columns() };
  }

  it.each([true, false])('are all offered, with a document open: %s', async (isOpen) =>
    expect((await dropped(isOpen)).offers).toEqual(['Open test.json', 'Open live.json', 'Compare all']),
  );

  it('the second can be opened', async () =>
    expect(await dropped(true, 'Open live.json')).toMatchObject({ open: 'live.json', columns: [] }));

  it('all can be compared with the open document', async () =>
    expect(await dropped(true, 'Compare all')).toMatchObject({
      open: 'config.json',
      columns: ['test.json', 'live.json'],
    }));
});

/** A page on which files are chosen to be compared, and what came of it. */
async function compare(...[first, ...others]: readonly FileChoice[]) {
  const [page, workspace] = [createPageState(), createWorkspace()];
  await compareFiles(workspace, page, Promise.resolve(first), Promise.resolve(others));
  const columns = page.part(comparedTexts).get();
  const said = page.part(stayingAnnouncement).get();
  return { open: workspace.snapshot.file?.name, columns: columns.map(({ label }) => label), said: said?.sentence };
}

describe('files that are compared', () => {
  it.each([
    [
      'the first is opened, the others are columns',
      [test, file('live.json', '{ smtpPort: 587 }'), file('old.json', '{ smtpPort: 465 }')],
      { open: 'test.json', columns: ['live.json', 'old.json'], said: undefined },
    ],
    ['one alone is opened', [test], { open: 'test.json', columns: [], said: undefined }],
    [
      'one that holds no configuration is named',
      [test, file('notes.txt', 'words')],
      { open: 'test.json', columns: [], said: 'notes.txt: no configuration was found.' },
    ],
    [
      'a Compose file first is asked about, and the others wait',
      [file('compose.yaml', `services: {a: {environment: {SERVICE_CONFIG_HJSON: '{"smtpPort":25}'}}}`), test],
      { open: undefined, columns: ['test.json'], said: undefined },
    ],
    [
      'a file that holds two is two columns',
      [
        test,
        file(
          'compose.yaml',
          `services: {a: {environment: {SERVICE_CONFIG_HJSON: '{"smtpPort":25}'}}, b: {environment: {SERVICE_CONFIG_HJSON: '{"smtpPort":587}'}}}`,
        ),
      ],
      {
        open: 'test.json',
        columns: ['compose.yaml: Compose file, a', 'compose.yaml: Compose file, b'],
        said: undefined,
      },
    ],
    ['none is chosen', [], { open: undefined, columns: [], said: undefined }],
  ])('%s', async (_, files, outcome) => expect(await compare(...files)).toEqual(outcome));
});

describe('a report of a check from the server', () => {
  const file = (text: string, encoding: 'utf8' | 'utf16le' = 'utf8'): FileChoice => ({
    ok: true,
    file: { name: 'report.txt', bytes: new Uint8Array(Buffer.from(text, encoding)), handle: undefined },
  });
  const report = serverReportFor('smtpPort: 587\n', 'ok smtp.connect');

  it.each([
    ['', file(report)],
    [' as PowerShell writes it', file(`\ufeff${report}`, 'utf16le')],
  ])('is read instead of opened%s', async (_, choice) => {
    const { report, text } = await drop(choice, true);
    expect(report?.lines).toMatchObject([{ check: 'smtp.connect', state: 'ok' }]);
    expect(text).toBe('smtpPort: 587\n');
  });

  it('in the comment of a configuration is none', async () => {
    const { report: none, text } = await drop(file(`/*\n${report}*/\nsmtpPort: 25\n`), true);
    expect(none).toBeUndefined();
    expect(text).toContain('smtpPort: 25');
  });
});
