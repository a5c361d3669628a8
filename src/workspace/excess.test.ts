import { expect, test } from 'vitest';
import { targets } from '../delivery/consumers/consumers.ts';
import { exportFile, exportTo, redact } from '../delivery/index.ts';
import { secretRanges } from '../secrets/index.ts';
import { createWorkspace } from './workspace.ts';

const keys = `{\n${Array.from({ length: 200_000 }, (_, index) => `key${index}: value`).join('\n')}\n}\n`;
const elements = `{a: [${`${'1,'.repeat(1_000)}\n`.repeat(60)}]}`;
const line = `{a: [${'1,'.repeat(21_000)}]}`;
const levels = `{a: ${'['.repeat(300_000)}${']'.repeat(300_000)}}`;

const longLine = `organisationName: "${'x'.repeat(4_000_001)}"\nmailFrom: a\n`;

function opened(text: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, savedText: text });
  return workspace;
}

test.each([
  ['200,000 keys', keys, 'has more than 20,000 lines'],
  ['60,000 elements', elements, 'has more than 50,000 lines, commas and brackets'],
  ['21,000 elements on one line', line, 'has more than 20,000 commas and brackets on one line'],
  ['4 million characters on one line', longLine, 'has a line of more than 4,000,000 characters'],
  ['300,000 levels', levels, 'nests brackets more than 10,000 levels deep'],
])('a text of %s is opened without being read, and says what is too large', (_name, text, reason) => {
  const { snapshot } = opened(text);
  expect(snapshot.document.excess).toEqual({ reason });
  expect(snapshot.text).toBe(text);
  expect(snapshot.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning text-too-large']);
  expect(snapshot.config.unknown).toEqual([]);
  expect(secretRanges(snapshot.document)).toEqual([]);
});

test('a text with a picture of two megabytes in a value is read', () => {
  const { document } = opened(`oidcIssuer: a\nlogo: "data:image/png;base64,${'A'.repeat(2_700_000)}"\n`).snapshot;
  expect(document.excess).toBeUndefined();
});

test('a text that is too large is edited, undone and saved byte by byte', () => {
  const workspace = opened(keys);
  workspace.apply([{ range: { start: 2, end: 2 }, newText: 'baseUrl: x\n' }], {
    view: 'hjson',
    label: 'Edit the text',
  });
  expect(workspace.snapshot.text).toBe(`{\nbaseUrl: x\n${keys.slice(2)}`);
  expect(workspace.snapshot.isDirty).toBe(true);
  workspace.undo();
  expect(workspace.snapshot.text).toBe(keys);
  expect(workspace.snapshot.isDirty).toBe(false);
});

test('no option of it can be set', () => {
  const workspace = opened(keys);
  const outcome = workspace.setOption(['baseUrl'], 'https://x.test', { view: 'form', label: 'Set baseUrl' });
  expect(outcome).toMatchObject({ ok: false });
  expect(workspace.snapshot.text).toBe(keys);
});

test('it is read again as soon as it is small enough', () => {
  const workspace = opened(keys);
  workspace.apply([{ range: { start: 0, end: keys.length }, newText: '{ smtpPort: 587 }' }], {
    view: 'hjson',
    label: 'Edit the text',
  });
  expect(workspace.snapshot.document.excess).toBeUndefined();
  expect(workspace.snapshot.config.value(['smtpPort'])).toBe(587);
});

test('it is exported unchanged, and in no form that would require parsing', () => {
  const { document } = opened(keys).snapshot;
  const warning = 'The text has more than 20,000 lines, so it is not checked.';
  expect(exportFile(document, 'asIs')).toEqual({ ok: true, text: keys, warnings: [warning] });
  for (const form of ['formatted', 'strictJson'] as const) {
    expect(exportFile(document, form)).toMatchObject({ ok: false, reason: expect.stringContaining('20,000') });
  }
  expect(redact(document)).toMatchObject({ ok: false, reason: expect.stringContaining('20,000') });
  for (const target of targets) {
    const output = exportTo(document, target, []);
    if (!output.ok) expect(output.reason).not.toContain('server refuses');
  }
});

test.each([
  ['lines', '\n'.repeat(19_000)],
  ['elements', `{a: [${`${'1,'.repeat(1_000)}\n`.repeat(49)}]}`],
  ['elements on one line', `{a: [${'1,'.repeat(19_900)}]}`],
  ['levels', `{a: ${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
  ['characters', `{a: "${'x'.repeat(3_000_000)}"}`],
])('many %s are not too many', (_name, text) => {
  expect(opened(text).snapshot.document.excess).toBeUndefined();
});
