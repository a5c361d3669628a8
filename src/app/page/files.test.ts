import { describe, expect, it } from 'vitest';
import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { hasUnsavedWork, isUnsaved } from './files.ts';

const text = '{ smtpPort: 587 }';

interface Case {
  readonly title: string;
  readonly file?: { readonly text: string; readonly savedText?: string };
  readonly edited?: boolean;
  readonly expected: boolean;
  /** What the page says, where that differs. */
  readonly said?: boolean;
}

const cases: readonly Case[] = [
  { title: 'nothing is open', expected: false },
  { title: 'a file as it is on disk', file: { text, savedText: text }, expected: false },
  { title: 'a file that was edited', file: { text, savedText: text }, edited: true, expected: true },
  {
    title: 'a file whose byte order mark was removed',
    file: { text, savedText: `\uFEFF${text}` },
    expected: false,
    said: true,
  },
  { title: 'a paste', file: { text }, expected: true },
  { title: 'the template as it came', file: { text: defaultTemplate() }, expected: false },
  { title: 'the example as it came', file: { text: exampleConfiguration() }, expected: false },
  { title: 'a template that was edited', file: { text: defaultTemplate() }, edited: true, expected: true },
];

function opened({ file, edited }: Case) {
  const workspace = createWorkspace();
  if (file) workspace.open({ name: 'config.json', ...file });
  const start = { start: 0, end: 0 };
  if (edited) workspace.apply([{ range: start, newText: '# note\n' }], { view: 'form', label: 'Edit' });
  return workspace.snapshot;
}

describe('unsaved work', () => {
  for (const each of cases) {
    it(`${each.expected ? 'is' : 'is not'} ${each.title}`, () =>
      expect(hasUnsavedWork(opened(each))).toBe(each.expected));
  }
});

describe('the page says that it is not saved', () => {
  for (const each of cases) {
    const { said = each.expected, title } = each;
    it(`${said ? 'of' : 'not of'} ${title}`, () => expect(isUnsaved(opened(each))).toBe(said));
  }
});
