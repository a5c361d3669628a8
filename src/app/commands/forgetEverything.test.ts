// @vitest-environment happy-dom

import { parseHjson } from 'hjson-document';
import { beforeEach, expect, it, vi } from 'vitest';
import { serverReportFor } from '../../testing/serverReport.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { announce, announcement, stayingAnnouncement } from '../page/announcer.ts';
import { followServerReports, reportBox, serverReport } from '../page/deployment.ts';
import { showDialog, shownDialog } from '../page/dialogs.ts';
import { addText, comparedTexts } from '../page/files.ts';
import { createPageState } from '../page/pageState.ts';
import { changeSample, samples } from '../page/samples.ts';
import { ownFolder, ownName } from '../platform/ownStorage.ts';
import { forgetEverything } from './forgetEverything.ts';
import { closeDocument } from './openDocument.ts';
import { takeServerReport } from './takeServerReport.ts';

const text = '{ oidcIssuer: "https://login.example.com" }';

/** A page with an open document, and with something in each part of its memory. */
function filled() {
  const page = createPageState();
  const workspace = createWorkspace();
  followServerReports(workspace, page);
  workspace.open({ name: 'config.json', text });
  const fill = () => {
    addText(page.part(comparedTexts), { label: 'other', text, variables: [] });
    takeServerReport(page, serverReportFor(text, 'oidc tcp ok'));
    page.part(reportBox).set('arconf-server-check 1');
    const versions = { name: 'config.json', before: new Uint8Array(), now: new Uint8Array() };
    showDialog(page, { kind: 'merge', work: { versions, mine: parseHjson(text) } });
    announce(page, 'logo.png is shown in the preview.');
    announce(page, 'customer.json was not saved.', { kind: 'error' });
    changeSample(page, { gatewayURL: 'https://gateway.test' });
  };
  fill();
  const held = () => [
    page.part(comparedTexts).get().length,
    page.part(serverReport).get() !== undefined,
    page.part(reportBox).get(),
    page.part(shownDialog).get() !== undefined,
    page.part(announcement).get().sentence.startsWith('logo.png'),
    page.part(stayingAnnouncement).get() !== undefined,
    page.part(samples).get().current.gatewayURL,
  ];
  return { page, workspace, fill, held };
}

const full = [1, true, 'arconf-server-check 1', true, true, true, 'https://gateway.test'];
const empty = [0, false, '', false, false, false, 'https://gateway.example.com'];

const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  const deletion = (name: string) => {
    deleted.push(name);
    const request: { onsuccess?: () => void } = {};
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  vi.stubGlobal('indexedDB', {
    databases: async () => ['drafts', ownName('local-images'), 'drafts /other/'].map((name) => ({ name })),
    deleteDatabase: deletion,
  });
  vi.stubGlobal('caches', {
    keys: async () => [ownName('files-1'), 'files-2 /other/', 'of another page'],
    delete: async (name: string) => deleted.push(name),
  });
  const worker = { scope: ownFolder().href, unregister: async () => deleted.push('worker') };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
});

it('deletes what the browser keeps for the page, also from version 2.0, and nothing of other pages', async () => {
  const { page, workspace } = filled();
  for (const name of [ownName('preferences'), 'keepFileNames', 'preferences /other/', 'theirs'])
    localStorage[name] = '1';
  sessionStorage.setItem(ownName('draft-id'), '2');
  expect(await forgetEverything(workspace, page)).toBe(true);
  expect(deleted.sort()).toEqual(['drafts', ownName('files-1'), ownName('local-images'), 'worker']);
  expect(Object.keys(localStorage).sort()).toEqual(['preferences /other/', 'theirs']);
  expect(sessionStorage.length).toBe(0);
});

it('leaves the worker of the folder above alone', async () => {
  const above = {
    scope: new URL('../', 'https://editor.example.com/a/').href,
    unregister: () => deleted.push('above'),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => above } });
  const { page, workspace } = filled();
  expect(await forgetEverything(workspace, page)).toBe(true);
  expect(deleted).not.toContain('above');
});

it('does the rest, and says so, where the browser refuses a part', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
  const { page, workspace, held } = filled();
  expect(await forgetEverything(workspace, page)).toBe(false);
  expect(deleted.sort()).toEqual(['drafts', ownName('local-images'), 'worker']);
  expect(held()).toEqual(empty);
});

it('empties the memory of the page, and leaves the document open', async () => {
  const { page, workspace, held } = filled();
  expect(held()).toEqual(full);
  await forgetEverything(workspace, page);
  expect(held()).toEqual(empty);
  expect(workspace.snapshot.text).toBe(text);
});

it('lets what comes later go with the document', async () => {
  const { page, workspace, fill, held } = filled();
  await forgetEverything(workspace, page);
  fill();
  workspace.apply([{ range: { start: 0, end: 0 }, newText: '\n' }], { view: 'form', label: 'Edit' });
  expect(held()).toEqual(full);
  closeDocument(workspace, page);
  expect(held()).toEqual(empty);
  expect(workspace.snapshot.undoLabel).toBeUndefined();
});
