// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { DiscoveryDialog } from './DiscoveryDialog.tsx';
import { DiscoveryTools } from './DiscoveryTools.tsx';

const issuer = 'https://login.example.com/realms/staff';

async function dialog() {
  const onUse = vi.fn();
  renderInWorkspace('{}', <DiscoveryDialog issuer={issuer} onUse={onUse} onClose={() => undefined} />);
  const area = await eventually(() => {
    const found = document.querySelector('textarea');
    if (!found) throw new Error('The dialog is not loaded yet.');
    return found;
  });
  const paste = (text: string) =>
    act(() => {
      typeInto(area, text);
    });
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { onUse, area, paste, button, said: () => document.querySelector('[role=status]')?.textContent };
}

it('says what is wrong with what was pasted, and keeps it', async () => {
  const { area, paste, button, said } = await dialog();
  paste('{"issuer": ');
  expect(said()).toContain('This is not complete JSON.');
  expect(area.value).toBe('{"issuer": ');
  expect(button('Use this issuer')).toBeUndefined();
});

it('shows how the issuers differ, and uses the one from the document', async () => {
  const { onUse, paste, button, said } = await dialog();
  paste(`{"issuer": "${issuer}/"}`);
  expect(said()).toContain('The issuer in the document ends with a slash.');
  act(() => button('Use this issuer')?.click());
  expect(onUse).toHaveBeenCalledExactlyOnceWith(`${issuer}/`);
});

it('says that a placeholder has to be replaced, and does not offer to use it', async () => {
  const { paste, button, said } = await dialog();
  paste('{"issuer": "https://login.microsoftonline.com/{tenantid}/v2.0"}');
  expect(said()).toContain('Replace {tenantid} with the ID of your tenant');
  expect(button('Use this issuer')).toBeUndefined();
});

it('says that the issuers are the same', async () => {
  const { paste, said } = await dialog();
  paste(JSON.stringify({ issuer }));
  expect(said()).toContain('The issuers are the same, letter by letter.');
});

it('is opened from the issuer, and has an address to copy only where the issuer is one', async () => {
  const buttons = (value: string) => {
    const { container } = renderInWorkspace('{}', <DiscoveryTools issuer={value} onUse={vi.fn()} />);
    return [...container.querySelectorAll('button')];
  };
  expect(buttons('https://<TENANT>.example.com').map(({ textContent }) => textContent)).toEqual([
    'Paste the discovery document…',
  ]);
  const [copy, open] = buttons(issuer);
  expect(copy?.textContent).toBe('Copy discovery address');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  act(() => open?.click());
  await eventually(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
});
