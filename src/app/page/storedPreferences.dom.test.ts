// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isServerVersion } from '../../config/index.ts';
import { ownName } from '../platform/ownStorage.ts';
import { defaultPreferences, type Preferences, storedPreferences } from './storedPreferences.ts';

const chosen: Preferences = {
  theme: 'dark',
  serverVersion: '3.42.0',
  layout: 'form',
  paneWidths: { form: 20.5, hjson: 79.5, tool: 31 },
  keepsTools: false,
  wrapsText: false,
  textSize: 24,
  linksPanes: false,
  exportTarget: 'docker-run',
};

/** The preferences of a page that finds this in the storage. */
function preferencesFrom(stored: string): Preferences {
  localStorage.setItem(ownName('preferences'), stored);
  return storedPreferences();
}

describe('the stored preferences', () => {
  it('are those that the user chose', () => {
    expect(preferencesFrom(JSON.stringify(chosen))).toEqual(chosen);
    expect(preferencesFrom(JSON.stringify(defaultPreferences))).toEqual(defaultPreferences);
  });

  it.each([
    ['theme', 'pink'],
    ['theme', 1],
    ['serverVersion', 'abc'],
    ['serverVersion', 3],
    ['layout', null],
    ['paneWidths', null],
    ['paneWidths', 'wide'],
    ['paneWidths', { form: null, hjson: 50, tool: 50 }],
    ['paneWidths', { form: '36', hjson: 33, tool: 31 }],
    ['paneWidths', { form: -1, hjson: 50, tool: 51 }],
    ['keepsTools', 'yes'],
    ['wrapsText', 0],
    ['textSize', -4],
    ['textSize', 9],
    ['textSize', 1000],
    ['textSize', '13'],
    ['linksPanes', null],
    ['exportTarget', {}],
  ] as const)('have the default for %s in place of %j, and keep the others', (name, value) => {
    const expected = { ...chosen, [name]: defaultPreferences[name] };
    expect(preferencesFrom(JSON.stringify({ ...chosen, [name]: value }))).toEqual(expected);
  });

  it('have no width in place of one that is too large to be a number', () => {
    expect(preferencesFrom('{"paneWidths":{"form":1e999}}')).toEqual(defaultPreferences);
  });

  it('have nothing that is not a preference', () => {
    expect(preferencesFrom('{"constructor":"x","toString":"y","fontSize":12}')).toEqual(defaultPreferences);
  });

  it.each(['', '{', 'null', '7', '[]', '"dark"'])('are the defaults where the storage contains %j', (stored) => {
    expect(preferencesFrom(stored)).toEqual(defaultPreferences);
  });

  it.each([
    'latest',
    '3',
    'v3.42',
    '3.42.0',
    '3.42.0-rc.1',
    '3.42.0+build.7',
    '',
    '3.',
    '3.42.0.1',
    '3.42.0-',
    'Latest',
  ])('accept the server version %j exactly if the configuration does', (serverVersion) => {
    const isKept = preferencesFrom(JSON.stringify({ serverVersion })).serverVersion === serverVersion;
    expect(isKept).toBe(serverVersion === 'latest' || isServerVersion(serverVersion));
  });
});
