// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, it, vi } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { presetCommands } from '../../features/configForm/index.ts';
import { exportCommands } from '../../features/deliveryPanel/index.ts';
import { problemCommands } from '../../features/problemList/index.ts';
import { preferences } from '../../page/preferences.ts';
import { Palette } from './Palette.tsx';

async function openPalette(text: string) {
  await Promise.all([problemCommands(), presetCommands(), exportCommands()]);
  const rendered = renderInWorkspace(text, <Palette onClose={() => undefined} />);
  const entries = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
  await settled(() => new Promise((passed) => setTimeout(passed)));
  const search = document.querySelector<HTMLInputElement>('[role="combobox"]');
  return {
    ...rendered,
    find(words: string): readonly string[] {
      rendered.act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, words);
        search?.dispatchEvent(new Event('input', { bubbles: true }));
      });
      return entries().map(({ firstElementChild }) => firstElementChild?.textContent ?? '');
    },
    async chooseFirst() {
      rendered.act(() => entries()[0]?.click());
      await settled(() => new Promise((passed) => setTimeout(passed)));
    },
  };
}

it('finds a target of the export by what people call it, and opens it', async () => {
  const { page, find, chooseFirst } = await openPalette('{}');
  expect(find('k8s')).toEqual(expect.arrayContaining(['Export: Kubernetes, mounted Secret']));
  expect(find('k8s helm')).toEqual(['Export: Kubernetes, Helm values']);
  const asked = askedPlaces(page);
  await chooseFirst();
  expect(page.part(preferences).get().exportTarget).toMatch(/helm/);
  expect(asked).toEqual([{ kind: 'tool', tool: 'export', field: 'chosen target' }]);
});

it('finds a preset by its provider and by what is to be filled in, and fills it in', async () => {
  const { workspace, find, chooseFirst } = await openPalette('{}');
  expect(find('tenant')).toEqual(expect.arrayContaining([expect.stringContaining('Entra ID')]));
  expect(find('preset keycloak')).toEqual(['Preset: Keycloak']);
  await chooseFirst();
  expect(workspace.snapshot.text).toContain('<KEYCLOAK_HOST>');
});

it('searches as the form does: the best match first, and with a typo where nothing else is found', async () => {
  const { find } = await openPalette('{}');
  expect(find('sp')[0]).toBe('SMTP port');
  expect(find('preset keyclaok')).toEqual(['Preset: Keycloak']);
  expect(find('no such thing')).toEqual([]);
});

it('runs nothing with the Enter that ends a composition', async () => {
  const { find } = await openPalette('{}');
  const ran = vi.spyOn(globalThis, 'setTimeout');
  find('keycloak');
  const press = (init: KeyboardEventInit) =>
    document
      .querySelector('[role="combobox"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  ran.mockClear();
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(ran).not.toHaveBeenCalled();
  press({});
  expect(ran).toHaveBeenCalled();
  ran.mockRestore();
});

it('applies the safe fixes, and offers that only where there are some', async () => {
  const { workspace, find, chooseFirst } = await openPalette('{\n  smtpPort: "587"\n  baseUrl: a.example\n}\n');
  expect(find('fix')).toEqual(['Fix 2 safe problems']);
  await chooseFirst();
  expect(workspace.snapshot.text).toBe('{\n  smtpPort: 587\n  baseUrl: https://a.example\n}\n');
});

it('copies without secrets', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { find, chooseFirst } = await openPalette('{\n  # planted note\n  oidcClientSecret: "planted-secret"\n}\n');
  expect(find('redact')).toEqual(['Copy without secrets']);
  await chooseFirst();
  expect(written).toHaveBeenCalledOnce();
  expect(written.mock.calls[0]?.[0]).toMatch(/redacted oidcClientSecret/);
  expect(written.mock.calls[0]?.[0]).not.toMatch(/planted/);
  written.mockRestore();
});

it.each(['schema', 'VS Code', 'JetBrains', 'neovim', 'command line'])(
  'finds what is for an editor by %s',
  async (words) => {
    const { find } = await openPalette('{}');
    expect(find(words)).toContain('For your editor…');
  },
);

it.each(['help', 'documentation'])('finds the guide by %s', async (words) => {
  const { find } = await openPalette('{}');
  expect(find(words)).toContain('User guide');
});
