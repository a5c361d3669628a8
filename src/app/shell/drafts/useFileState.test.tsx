// @vitest-environment happy-dom

import { fromPlain } from 'hjson-document';
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { filesOnDisk } from '../../page/files.ts';
import { createPageState } from '../../page/pageState.ts';
import { useFileState } from './useFileState.ts';

function FileState() {
  return <p>{useFileState()}</p>;
}

it.each([
  ['Downloaded', 'without a file that can be written', false],
  ['Saved', 'with one', true],
])('is %s after a save %s', (state, _name, isOnDisk) => {
  const page = createPageState();
  const { workspace, container, act } = renderInWorkspace('smtpPort: 25\n', <FileState />, page);
  const handle = { kind: 'file', getFile: vi.fn(), createWritable: vi.fn() };
  if (isOnDisk) page.part(filesOnDisk).set(workspace.snapshot.file?.id ?? 0, { handle, bytes: new Uint8Array() });
  act(() => workspace.setOption(['smtpPort'], fromPlain(587), { view: 'form', label: 'Change smtpPort' }));
  expect(container.textContent).toMatch(/^Unsaved/);
  act(() => workspace.markSaved(workspace.snapshot.text, 'config.json'));
  expect(container.textContent).toBe(state);
});
