// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
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
  const { workspace } = renderInWorkspace('smtpPort: 587\n', <Page />);
  if (!isOpen) workspace.close();
  await read?.(Promise.resolve(choice));
  return { said: said.at(-1), text: workspace.snapshot.text };
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
