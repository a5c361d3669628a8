// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { OpenPresetMenu } from './OpenPresetMenu.tsx';

it('keeps the remark of the preset that is filled in', async () => {
  const text =
    '{ "smtpHostname": "smtp.gmail.com", "smtpPort": 587, "smtpAuth": { "mechanism": { "type": "autoDiscover" } } }';
  renderInWorkspace(text, <OpenPresetMenu section="email" trigger={<button type="button" />} isByKeyboard={false} />);
  const entries = await vi.waitFor(() => {
    const items = [...document.querySelectorAll('[role=menuitem]')];
    expect(items).not.toEqual([]);
    return items.map(({ textContent }) => textContent);
  });
  expect(entries.filter((entry) => entry?.includes('app password'))).toEqual([expect.stringMatching(/^Google/)]);
  expect(entries.join()).not.toContain('SMTP.SendAsApp');
});
