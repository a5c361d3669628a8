import { measured } from 'source-text/testing/measured';
import { expect, test } from 'vitest';
import { optionViews } from '../app/features/configForm/option/optionView.ts';
import { unknownViews } from '../app/features/configForm/unknownKeys/unknownViews.ts';
import { secretRanges } from '../secrets/index.ts';
import { heapGrowth, heapSize } from '../testing/heapGrowth.ts';
import type { ChangeOrigin } from './history.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

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

/** By how many megabytes the heap grows during some actions in an open workspace. */
function growth(workspace: Workspace, action: (index: number) => void, count?: number): number {
  const grown = heapGrowth(action, count);
  // The workspace is alive until here.
  expect(workspace.snapshot.text).not.toBe('');
  return grown;
}

/** With the whole text kept for each action, 40 of them would keep 20 megabytes. */
const fewMegabytes = 5;

test('typing in many values of a large text keeps none of the texts in between', measured, () => {
  const workspace = opened();
  const type = (index: number) => {
    const place = workspace.snapshot.text.indexOf(`param_${index}:`) + 30;
    workspace.apply([{ range: { start: place, end: place }, newText: 'x' }], origin);
  };
  expect(growth(workspace, type)).toBeLessThan(fewMegabytes);
});

test('setting many values from the form keeps none of the texts in between', measured, () => {
  const workspace = opened();
  const set = (index: number) => {
    const path = ['gatewayOAuth2', 'endpointParams', `param_${index}`];
    expect(workspace.setOption(path, `'a text that is written by the form, ${index}'`, origin).ok).toBe(true);
  };
  expect(growth(workspace, set)).toBeLessThan(fewMegabytes);
});

/** Reads everything that views use of a snapshot. */
function readAll({ snapshot }: Workspace): void {
  void snapshot.diagnostics;
  secretRanges(snapshot.document);
  optionViews(snapshot);
  unknownViews(snapshot);
}

const places = `{
  organisationName: plain
  mailFrom: "quoted"
  smtpPort: 2
  pgAzureManagedIdentity: true
  encryptionKey: fake
  logoURL: "/logo.svg"
  textColour: blak
  unknownKey: 1
  unknownOther: text
  # a note: of it
  smtpAuth: { mechanism: { type: "autoDiscover" } }
`;

/** Anything that the views of a large text keep once from an older revision would be half a megabyte each. */
const nothing = 0.4;

test.each([
  { what: 'a key', before: 'unknownKe' },
  { what: 'the key of an option', before: 'smtpPor' },
  { what: 'a comment', before: '# a note' },
  { what: 'a name in a comment', before: '# a' },
  { what: 'an unknown value', before: 'unknownOther: tex' },
  { what: 'an unknown number', before: 'unknownKey: ' },
  { what: 'a number', before: 'smtpPort: ' },
  { what: 'text without quotes', before: 'organisationName: pla' },
  { what: 'text in quotes', before: 'mailFrom: "quo' },
  { what: 'a secret', before: 'encryptionKey: fak' },
  { what: 'a colour', before: 'textColour: bla' },
  { what: 'a choice', before: 'type: "auto' },
])('typing in $what of a large text keeps none of the texts in between, nor a view of one', measured, ({ before }) => {
  const workspace = createWorkspace();
  const whole = places + text.slice(1);
  workspace.open({ name: 'config.json', text: whole, savedText: whole });
  const start = whole.indexOf(before) + before.length;
  expect(start).toBeGreaterThan(before.length);
  const type = (index: number) => {
    workspace.apply([{ range: { start: start + index, end: start + index }, newText: `${1 + (index % 9)}` }], origin);
    readAll(workspace);
  };
  expect(growth(workspace, type, 14)).toBeLessThan(nothing);
});

test('the history keeps what was deleted, and not the text that it was deleted from', measured, () => {
  const workspace = opened();
  const remove = (index: number) => {
    const start = workspace.snapshot.text.indexOf(`param_${index}:`);
    const end = workspace.snapshot.text.indexOf('\n', start);
    workspace.apply([{ range: { start, end }, newText: `# ${index}` }], origin);
  };
  expect(growth(workspace, remove)).toBeLessThan(fewMegabytes);
});

test('five thousand letters grow the heap by their edits alone', measured, () => {
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

/** Opens a document, reads everything that is known about it, and types into it. */
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
])('an open document of %s keeps within its budget of memory', measured, (_size, count, megabytes) => {
  const lines = parameters.slice(0, count).join('');
  const text = `{\n  gatewayOAuth2: {\n    endpointParams: {\n${lines}    }\n  }\n}\n`;
  // Code that is compiled, and kept once for all documents, does not belong to this one.
  edited(text);
  const before = heapSize();
  const workspace = edited(text);
  const grown = heapSize() - before;
  expect(workspace.snapshot.text).toContain('xxx');
  expect(grown).toBeLessThan(megabytes);
});
