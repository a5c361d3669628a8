// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { serverReportFor } from '../../../testing/serverReport.ts';
import { serverReport } from '../../page/serverReport.ts';
import type { FileChoice } from '../../platform/fileAccess.ts';
import type { Message } from './FileMessage.tsx';
import { useOpenFile } from './useOpenFile.tsx';

const picture: FileChoice = { ok: true, file: { name: 'logo.svg', bytes: new Uint8Array([60]), handle: undefined } };

/** A page on which a file is dropped, and what it says about it. */
async function drop(choice: FileChoice, isOpen: boolean) {
  const said: (Message | undefined)[] = [];
  let read: ReturnType<typeof useOpenFile>['read'] | undefined;
  function Page() {
    read = useOpenFile((message) => said.push(message)).read;
    return null;
  }
  const { workspace, page } = renderInWorkspace('smtpPort: 587\n', <Page />);
  if (!isOpen) workspace.close();
  let isDone = false;
  void read?.(Promise.resolve(choice)).then(() => {
    isDone = true;
  });
  // Reading a report ends when its panel is shown, which is not on this page.
  await vi.waitUntil(() => isDone || page.part(serverReport).get());
  return { said: said.at(-1), text: workspace.snapshot.text, report: page.part(serverReport).get()?.report };
}

describe('a picture that is dropped', () => {
  it('is offered as logo and as login background, and the document stays', async () => {
    const { said, text } = await drop(picture, true);
    expect(said).toMatchObject({ kind: 'hint', text: expect.stringContaining('logo.svg is a picture.') });
    expect(Object.keys(said?.actions ?? {})).toEqual(['Use as logo', 'Use as login background']);
    expect(text).toBe('smtpPort: 587\n');
  });

  it('asks for a configuration first where none is open', async () => {
    const { said } = await drop(picture, false);
    expect(said?.text).toBe('logo.svg is a picture. Open a configuration first; then drop the picture to preview it.');
  });
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
