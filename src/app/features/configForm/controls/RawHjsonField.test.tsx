// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { UnknownKeys } from '../unknownKeys/UnknownKeys.tsx';

function rendered(text: string) {
  const { workspace, container, act } = renderInWorkspace(text, <UnknownKeys />);
  const box = () => container.querySelector('textarea') ?? expect.fail('no box');
  const type = (value: string) =>
    act(() => {
      box().focus();
      typeInto(box(), value);
    });
  const leave = () => act(() => box().blur());
  return { container, box, type, leave, text: () => workspace.snapshot.text };
}

it.each([
  ['comments inside a value', '{\n    # why\n    a: 1\n  }', '{\n    # why\n    a: 2\n  }'],
  ['its layout and quotes', "{ a:1,  'b' : 2 }", "{ a:1,  'b' : 3 }"],
  ['a comment behind it', '[1]', '[1, 2] # two'],
  ['text without quotes', '1', 'correct horse # "battery", // staple'],
])('writes what is typed to the letter: %s', (_, before, typed) => {
  const { type, text } = rendered(`{\n  other: ${before}\n  baseUrl: "https://a.test"\n}\n`);
  type(typed);
  expect(text()).toBe(`{\n  other: ${typed}\n  baseUrl: "https://a.test"\n}\n`);
});

it.each([
  ['alone', /^Show other$/, 'Show next'],
  ['with all others', /^Show all unknown$/, ''],
])('shows an unknown text on request, %s, until the document is closed', (_, name, hidden) => {
  const text = '{ other: "free text", next: ["words"], apiToken: "FAKE-token" }';
  const { container, workspace, act } = renderInWorkspace(text, <UnknownKeys />);
  const shown = () => [...container.querySelectorAll('textarea')].map(({ value }) => value);
  const button = (label: RegExp) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => label.test(textContent));
  expect(container.textContent).toContain('Unknown option, hidden');
  expect(container.innerHTML).not.toMatch(/free text|words|FAKE-token/);
  act(() => button(name)?.click());
  expect(shown()[0]).toBe('"free text"');
  expect(container.textContent).toContain(hidden);
  expect(button(/^Show next$/) === undefined).toBe(hidden === '');
  expect(container.innerHTML).not.toContain('FAKE-token');
  act(() => workspace.setOption(['baseUrl'], 'https://x.test', { view: 'form', label: 'Change' }));
  expect(shown()[0]).toBe('"free text"');
  act(() => workspace.close());
  act(() => void workspace.undo());
  expect(container.innerHTML).not.toMatch(/free text|words/);
});

it('writes the line ends of the document', () => {
  const { type, text } = rendered('{\r\n  other: {\r\n    a: 1\r\n  }\r\n}\r\n');
  type('{\n    a: 2\n  }');
  expect(text()).toBe('{\r\n  other: {\r\n    a: 2\r\n  }\r\n}\r\n');
});

it('puts a text into quotes that would go on to the end of a line with others', () => {
  const { type, text, container } = rendered('{ other: 1, baseUrl: "https://a.test" }');
  type('free text');
  expect(text()).toBe('{ other: "free text", baseUrl: "https://a.test" }');
  expect(container.textContent).not.toContain('cannot be written');
});

it('ends a line with others behind a comment', () => {
  const { type, text } = rendered('{ other: 1, baseUrl: "https://a.test" }');
  type('2 # two');
  expect(text()).toBe('{ other: 2 # two\n, baseUrl: "https://a.test" }');
});

it('stays in its box while a secret is typed, and is hidden once that is left', () => {
  const { type, text, box, leave, container } = rendered('{\n  other: 1\n}\n');
  for (const typed of ['"password=', '"password=fake-one', '"password=fake-one"']) type(typed);
  expect([box().value, document.activeElement === box()]).toEqual(['"password=fake-one"', true]);
  expect(text()).toContain('other: "password=fake-one"');
  leave();
  expect(container.querySelector('textarea')).toBeNull();
  expect(container.innerHTML).not.toContain('fake-one');
});
