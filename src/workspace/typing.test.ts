import { stringWriting } from 'hjson-document/edits';
import { describe, expect, test } from 'vitest';
import { createWorkspace } from './workspace.ts';

/** The text after these values are typed one after the other into the option `organisationName`. */
function typed(text: string, values: readonly string[]): { readonly text: string; readonly undone: string } {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const path = ['organisationName'];
  const writing = stringWriting(workspace.snapshot.document, path);
  for (const value of values) {
    const origin = { view: 'form', label: 'Change', path, mergeKey: 'one visit' } as const;
    expect(workspace.setOption(path, value, origin, { writing })).toMatchObject({ ok: true });
  }
  const result = workspace.snapshot.text;
  workspace.undo();
  return { text: result, undone: workspace.snapshot.text };
}

const letterByLetter = (word: string) => Array.from(word, (_, index) => word.slice(0, index + 1));

const block = (lines: string) => `{\n  organisationName:\n    '''\n${lines}    '''\n}\n`;

describe('the writing style that a value had comes back', () => {
  test.each([
    {
      name: 'without quotes, after a trailing space',
      text: 'organisationName: Example # Hospital\n',
      values: letterByLetter('Contoso Clinic'),
      after: 'organisationName: Contoso Clinic\n',
    },
    {
      name: 'without quotes, after clearing',
      text: '{\r\n\torganisationName: Example Hospital\r\n\tsmtpPort: 25\r\n}\r\n',
      values: ['', ...letterByLetter('Contoso')],
      after: '{\r\n\torganisationName: Contoso\r\n\tsmtpPort: 25\r\n}\r\n',
    },
    {
      name: 'without quotes, after what reads as a number',
      text: 'organisationName: Example\n',
      values: letterByLetter('4 winds'),
      after: 'organisationName: 4 winds\n',
    },
    {
      name: 'without quotes only where it is safe',
      text: 'organisationName: Example\n',
      values: letterByLetter('A # B'),
      after: 'organisationName: "A # B"\n',
    },
    {
      name: 'in single quotes',
      text: "organisationName: 'Example' # c\n",
      values: ['', ...letterByLetter("St. John's")],
      after: "organisationName: 'St. John\\'s' # c\n",
    },
    {
      name: 'in double quotes',
      text: '{"organisationName":"Example"}',
      values: ['', ...letterByLetter('Contoso Clinic')],
      after: '{"organisationName":"Contoso Clinic"}',
    },
    {
      name: "in ''' on one line",
      text: "organisationName: '''Example'''\n",
      values: ['', ...letterByLetter('Contoso Clinic')],
      after: "organisationName: '''Contoso Clinic'''\n",
    },
    {
      name: "in a ''' block, after a quote at its end",
      text: block('    Example\n    Hospital\n'),
      values: ["Contoso's", "Contoso'", "Contoso's", "Contoso's\nClinic"],
      after: block("    Contoso's\n    Clinic\n"),
    },
    {
      name: "in a ''' block, after clearing",
      text: block('    Example\n'),
      values: ['', ...letterByLetter('Contoso')],
      after: block('    Contoso\n'),
    },
  ])('$name', ({ text, values, after }) => {
    expect(typed(text, values)).toEqual({ text: after, undone: text });
  });
});
