// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { PresetMenu } from './PresetMenu.tsx';

it('keeps the remark of the preset that is filled in', () => {
  const text =
    '{ "smtpHostname": "smtp.gmail.com", "smtpPort": 587, "smtpAuth": { "mechanism": { "type": "autoDiscover" } } }';
  const { container, act } = renderInWorkspace(text, <PresetMenu section="email" />);
  act(() => container.querySelector('button')?.click());
  const entries = [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent);
  expect(entries.filter((entry) => entry?.includes('app password'))).toEqual([expect.stringMatching(/^Google/)]);
  expect(entries.join()).not.toContain('SMTP.SendAsApp');
});
