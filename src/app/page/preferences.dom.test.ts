// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ownName } from '../platform/ownStorage.ts';
import { createPageState } from './pageState.ts';
import { followOtherTabs, preferences, setPreference } from './preferences.ts';

/** What another tab stores, and the event that tells this one. */
function storeElsewhere(stored: object, name = ownName('preferences')): void {
  localStorage.setItem(name, JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
}

it('a preference is written beside those that another tab has stored', () => {
  const page = createPageState();
  expect(page.part(preferences).get().theme).toBe('system');
  localStorage.setItem(ownName('preferences'), JSON.stringify({ theme: 'dark', serverVersion: '3.41.0' }));
  setPreference(page, 'wrapsText', false);
  const next = createPageState().part(preferences).get();
  expect([next.theme, next.serverVersion, next.wrapsText]).toEqual(['dark', '3.41.0', false]);
});

it('the preferences follow other tabs of the folder', () => {
  const page = createPageState();
  followOtherTabs(page);
  storeElsewhere({ theme: 'dark' });
  expect(page.part(preferences).get().theme).toBe('dark');
  storeElsewhere({ theme: 'light' }, 'preferences /other/');
  expect(page.part(preferences).get().theme).toBe('dark');
});

it('the preferences of version 2.0 are read until the first is stored here, and stay in what is stored', () => {
  localStorage.clear();
  localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', textSize: 15 }));
  const page = createPageState();
  expect(page.part(preferences).get()).toMatchObject({ theme: 'dark', textSize: 15 });
  setPreference(page, 'textSize', 16);
  localStorage.removeItem('preferences');
  expect(createPageState().part(preferences).get()).toMatchObject({ theme: 'dark', textSize: 16 });
});
