// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { announcement } from '../../../page/announcer.ts';
import { OptionField } from '../OptionField.tsx';

/** Generates a key for this text. */
function generated(text: string) {
  const option = optionAt(['encryptionKey']);
  const { workspace, page, container, act } = renderInWorkspace(text, option && <OptionField option={option} />);
  const press = (name: RegExp) =>
    act(() =>
      [...document.querySelectorAll('button')]
        .find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent))
        ?.click(),
    );
  press(/^Generate a key/);
  press(/^(Write a new|Replace the) key$/);
  return { workspace, container, announced: page.part(announcement).get().sentence };
}

test('a generated key is announced once it is written', () => {
  const { workspace, announced } = generated('{\n  encryptionKey: "FAKE"\n}\n');
  expect(workspace.snapshot.text).toMatch(/^\{\n {2}encryptionKey: "[\w+/]{43}="\n\}\n$/);
  expect(announced).toBe('New encryption key written. Undo brings the previous one back.');
});

test('a generated key that cannot be written is not announced, and the field says why', () => {
  const broken = '{\n  encryptionKey: "FAKE\n}\n';
  const { workspace, container, announced } = generated(broken);
  expect(workspace.snapshot.text).toBe(broken);
  expect(announced).toBe('');
  expect(container.textContent).toContain('The HJSON around this value is broken. Fix it first.');
});
