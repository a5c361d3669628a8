import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { ChangeOrigin } from './history.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Half a megabyte. */
const parameters = Array.from(
  { length: 8000 },
  (_, index) => `      param_${index}: "gatewayURL + '/sources/' + sourceID + '/${index}'"\n`,
);
const text = `{\n  gatewayOAuth2: {\n    endpointParams: {\n${parameters.join('')}    }\n  }\n}\n`;
const origin: ChangeOrigin = { view: 'hjson', label: 'Edit the text' };

function opened(): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, savedText: text });
  return workspace;
}

/**
 * By how many megabytes the heap grew from the second to the last of some actions: the first two are followed by what is kept of
 * each document, but only of the latest one.
 */
function growth(workspace: Workspace, action: (index: number) => void, count = 42): number {
  const size = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  for (let index = 0; index < 2; index++) action(index);
  const before = size();
  for (let index = 2; index < count; index++) action(index);
  const after = size();
  // The workspace is alive until here.
  expect(workspace.snapshot.text).not.toBe('');
  return after - before;
}

/** With the whole text kept for each action, 40 of them would keep 20 megabytes. */
const fewMegabytes = 5;

test('typing in many values of a large text keeps none of the texts in between', () => {
  const workspace = opened();
  const type = (index: number) => {
    const place = workspace.snapshot.text.indexOf(`param_${index}:`) + 30;
    workspace.apply([{ range: { start: place, end: place }, newText: 'x' }], origin);
  };
  expect(growth(workspace, type)).toBeLessThan(fewMegabytes);
});

test('setting many values from the form keeps none of the texts in between', () => {
  const workspace = opened();
  const set = (index: number) => {
    const path = ['gatewayOAuth2', 'endpointParams', `param_${index}`];
    expect(workspace.setOption(path, `'a text that is written by the form, ${index}'`, origin).ok).toBe(true);
  };
  expect(growth(workspace, set)).toBeLessThan(fewMegabytes);
});

test('the history keeps what was deleted, and not the text that it was deleted from', () => {
  const workspace = opened();
  const remove = (index: number) => {
    const start = workspace.snapshot.text.indexOf(`param_${index}:`);
    const end = workspace.snapshot.text.indexOf('\n', start);
    workspace.apply([{ range: { start, end }, newText: `# ${index}` }], origin);
  };
  expect(growth(workspace, remove)).toBeLessThan(fewMegabytes);
});

test('five thousand letters grow the heap by their edits alone', () => {
  const workspace = createWorkspace();
  const short = `${text.slice(0, 20_000).replace(/\n[^\n]*$/, '')}\n    }\n  }\n}\n`;
  workspace.open({ name: 'config.json', text: short, savedText: short });
  const place = short.indexOf('param_1:') + 30;
  const type = (index: number) => {
    // Every second letter is deleted again, so that the text stays as long as it is.
    const end = place + (index % 2);
    const newText = index % 2 ? '' : 'x';
    workspace.apply([{ range: { start: place, end }, newText }], { ...origin, mergeKey: `visit ${index >> 6}` });
    void workspace.snapshot.diagnostics;
  };
  expect(growth(workspace, type, 5000)).toBeLessThan(fewMegabytes);
});

/** Opens a document, reads all that is known of it, and types into it. */
function edited(text: string): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, savedText: text });
  for (let index = 0; index < 20; index++) {
    const start = text.indexOf('param_1:') + 30 + index;
    workspace.apply([{ range: { start, end: start }, newText: 'x' }], origin);
    void workspace.snapshot.diagnostics;
  }
  return workspace;
}

test.each([
  ['2 KB', 25, 0.3],
  ['100 KB', 1_500, 3],
])('an open document of %s keeps within its budget of memory', (_size, count, megabytes) => {
  const lines = parameters.slice(0, count).join('');
  const text = `{\n  gatewayOAuth2: {\n    endpointParams: {\n${lines}    }\n  }\n}\n`;
  const size = () => {
    for (let round = 0; round < 3; round++) collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  // What is compiled, and kept once for all documents, is not of this one.
  edited(text);
  const before = size();
  const workspace = edited(text);
  const grown = size() - before;
  expect(workspace.snapshot.text).toContain('xxx');
  expect(grown).toBeLessThan(megabytes);
});
