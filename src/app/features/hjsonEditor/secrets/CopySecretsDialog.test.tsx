// @vitest-environment happy-dom

import { parseHjson } from 'hjson-document';
import { act } from 'react';
import { textRange } from 'source-text';
import { Random } from 'source-text/testing/random';
import { expect, it, vi } from 'vitest';
import { createMaskedView } from '../../../../masking/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { announcement } from '../../../page/announcer.ts';
import { CopySecretsDialog } from './CopySecretsDialog.tsx';

const text = '{\n  encryptionKey: "planted"\n}\n';
const secret = textRange(text.indexOf('"'), text.lastIndexOf('"') + 1);

/** Presses a button of the dialog for the whole text, and returns what is announced then, and the text. */
async function announcedAfter(button: string, isCut: boolean) {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const view = createMaskedView(text, [secret], new Random(1).bytes);
  const copy = { count: 1, view, document: parseHjson(text), ranges: [textRange(0, view.text.length)], isCut };
  const { page, workspace } = renderInWorkspace(text, <CopySecretsDialog copy={copy} onClose={() => {}} />);
  await act(() => vi.dynamicImportSettled());
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')];
  await act(async () => buttons.find(({ textContent }) => textContent === button)?.click());
  return { ...page.part(announcement).get(), text: workspace.snapshot.text };
}

it.each([
  ['Copy with secrets', 'Copied with 1 hidden secret.'],
  ['Copy without secrets', 'Copied, redacted.'],
])('%s says that it copied', async (button, sentence) => {
  expect(await announcedAfter(button, false)).toMatchObject({ sentence, canUndo: false, text });
});

it.each([
  ['Cut with secrets', 'Cut with 1 hidden secret.'],
  ['Cut without secrets', 'Cut, redacted. Undo brings the text back.'],
])('%s says that the text has left the document', async (button, sentence) => {
  expect(await announcedAfter(button, true)).toMatchObject({ sentence, canUndo: true, text: '' });
});
