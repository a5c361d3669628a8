// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkspace } from '../../workspace/index.ts';
import { announcement } from '../page/announcer.ts';
import { filesOnDisk } from '../page/files.ts';
import { createPageState } from '../page/pageState.ts';
import { downloadDocument, saveFile } from './saveFile.ts';

const downloads: string[] = [];

beforeEach(() => {
  downloads.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function edited() {
  const workspace = createWorkspace();
  workspace.open({ name: 'broken.hjson', text: 'smtpPort: 587\n', savedText: 'smtpPort: 587\n' });
  workspace.apply([{ range: { start: 10, end: 13 }, newText: '25' }], { view: 'form', label: 'Change smtpPort' });
  return workspace;
}

describe('a download of the document', () => {
  it.each(['broken.hjson', 'config.json'])('as %s counts as saved where the file cannot be written back', (name) => {
    const workspace = edited();
    downloadDocument(workspace, createPageState(), name);
    expect(downloads).toEqual([name]);
    expect(workspace.snapshot.isDirty).toBe(false);
    expect(workspace.snapshot.file?.name).toBe('broken.hjson');
  });

  it('says that it is one, what is wrong with it, and offers to review what was changed', () => {
    const workspace = edited();
    const page = createPageState();
    const said = () => {
      const { sentence, actions } = page.part(announcement).get();
      return [sentence, ...actions.map(({ label }) => label)];
    };
    workspace.apply([{ range: { start: 10, end: 12 }, newText: '"many"' }], { view: 'hjson', label: 'Type' });
    saveFile(workspace, page);
    return vi.waitFor(() => expect(said()).toEqual(['Downloaded broken.hjson. 1 error left.', 'Review']));
  });

  it('in another form does not', () => {
    const workspace = edited();
    downloadDocument(workspace, createPageState(), 'config.json', '{"smtpPort":25}');
    expect(workspace.snapshot.isDirty).toBe(true);
  });

  it('is a copy where the file on disk can be written', () => {
    const workspace = edited();
    const handle = { kind: 'file', getFile: vi.fn(), createWritable: vi.fn() };
    const page = createPageState();
    page.part(filesOnDisk).set(workspace.snapshot.file?.id ?? 0, { handle, bytes: new Uint8Array() });
    downloadDocument(workspace, page, 'config.json');
    expect(workspace.snapshot.isDirty).toBe(true);
  });
});
