// @vitest-environment happy-dom

import { fromPlain } from 'hjson-document';
import { expect, test } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { OptionField } from '../OptionField.tsx';

/** The row of an option after the option was set to a value. */
function changed(text: string, key: string, value: string | number) {
  const option = optionAt(key.split('.'));
  const rendered = renderInWorkspace(text, option && <OptionField option={option} />);
  const set = (other: string, next: string | number) =>
    rendered.act(
      () =>
        void rendered.workspace.setOptions([{ path: other.split('.'), value: fromPlain(next) }], {
          view: 'form',
          label: 'Change',
        }),
    );
  set(key, value);
  const was = () => rendered.container.querySelector('[aria-label^="Revert"]')?.parentElement?.textContent;
  return { ...rendered, set, was };
}

test('a modified option says what it was, and goes back to it', () => {
  const text = '{\n  smtpPort: 587\n}\n';
  const { was, container, act, workspace } = changed(text, 'smtpPort', 25);
  expect(was()).toBe('was 587 Revert');
  act(() => container.querySelector<HTMLElement>('[aria-label^="Revert"]')?.click());
  expect(workspace.snapshot.text).toBe(text);
  expect(was()).toBeUndefined();
});

test('one that was not set, or was empty, says nothing', () => {
  expect(changed('{}', 'smtpPort', 25).was()).toBeUndefined();
  expect(changed('{ mailFrom: "" }', 'mailFrom', 'a@example.com').was()).toBeUndefined();
});

test.each([
  ['a secret', '{ oidcClientSecret: "fake-before" }', 'oidcClientSecret'],
  ['a password in it', '{ pgConnStr: "postgres://u:fake-before@db.example.com/x" }', 'pgConnStr'],
  ['a repeated secret', '{ oidcClientSecret: "fake-before", organisationName: "fake-before" }', 'organisationName'],
])('%s is hidden', (_name, text, key) => {
  const { was, container } = changed(text, key, 'other');
  expect(was()).toBe('was •••••• Revert');
  expect(container.innerHTML).not.toContain('fake-before');
});

test('what has become a secret since is hidden', () => {
  const { was, set } = changed('{ organisationName: "fake-before-it" }', 'organisationName', 'other');
  expect(was()).toBe('was fake-before-it Revert');
  set('oidcClientSecret', 'fake-before-it');
  expect(was()).toBe('was •••••• Revert');
});
