import { describe, expect, it } from 'vitest';
import { options } from '../../../../config/index.ts';
import { createWorkspace } from '../../../../workspace/index.ts';
import type { OptionFilter } from '../../../page/editing.ts';
import { optionViews } from '../option/optionView.ts';
import { findOptions, isFilterOn, withoutTag } from './optionSearch.ts';

const text = `{
  baseUrl: review.example.com
  encryptionKey: "hidden words"
  queryTimeOutMinutes: 10
  smtpPort: 587
}
`;

function views() {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const port = text.indexOf('587');
  workspace.apply([{ range: { start: port, end: port + 3 }, newText: '"none"' }], { view: 'hjson', label: 'Edit' });
  return [...optionViews(workspace.snapshot).values()];
}

const keys = (found: readonly { readonly option: { readonly key: string } }[]) => found.map(({ option }) => option.key);

const allFound = (query: string, filter: OptionFilter['filter'] = 'all') => findOptions(views(), { query, filter });

const found = (query: string, filter: OptionFilter['filter'] = 'all') =>
  keys(allFound(query, filter).filter(({ isEditable }) => isEditable));

const ranked = (query: string) => found(query);

const unreachable = (query: string) => keys(allFound(query).filter(({ isEditable }) => !isEditable));

describe('search', () => {
  it.each(options.filter(({ path }) => path.length === 1).map(({ key }) => key))(
    'has %s among the first three after two characters of its key',
    (key) => {
      expect(ranked(key.slice(0, 2).toLowerCase()).slice(0, 3)).toContain(key);
    },
  );

  it.each([
    ['initials', 'sp', 'smtpPort'],
    ['other initials', 'qt', 'queryTimeOutMinutes'],
    ['its first two letters', 'en', 'encryptionKey'],
    ['the first two letters of another', 'or', 'organisationName'],
    ['a word of the key', 'port', 'smtpPort'],
    ['two words', 'smtp po', 'smtpPort'],
    ['a whole key', 'encryptionKey', 'encryptionKey'],
    ['a value', 'review.example', 'baseUrl'],
  ])('puts the option first that is named by %s', (_, query, key) => {
    expect(ranked(query)[0]).toBe(key);
  });

  it.each([
    ['db password', 'pgConnStr'],
    ['database', 'pgConnStr'],
    ['sso', 'oidcIssuer'],
    ['entra', 'oidcIssuer'],
    ['keycloak', 'oidcIssuer'],
    ['login', 'loginPageBackgroundPath'],
    ['picture', 'accessReviewToolbarLogoPath'],
    ['image', 'accessReviewToolbarLogoPath'],
    ['background picture', 'loginPageBackgroundPath'],
    ['mail server', 'smtpHostname'],
    ['mail tls', 'smtpPort'],
    ['tls', 'pgConnStr'],
    ['ssl', 'pgConnStr'],
    ['azure', 'pgAzureManagedIdentity'],
    ['company', 'organisationName'],
    ['time-out', 'queryTimeOutMinutes'],
    ['color', 'accessReviewToolbarBackgroundColor'],
    ['help link', 'supportPageUrl'],
  ])('finds it by the colloquial name "%s": %s', (query, key) => {
    expect(ranked(query)).toContain(key);
  });

  it.each([
    ['mail password', 'smtpAuth.mechanism.password'],
    ['smtp password', 'smtpAuth.mechanism.password'],
    ['token url', 'gatewayOAuth2.tokenUrl'],
    ['mail entra', 'smtpAuth.mechanism.clientId'],
  ])('finds an option of an object that is off by "%s": %s', (query, key) => {
    expect(unreachable(query)).toContain(key);
  });

  it('has an option of an object that is off where its match puts it, among equal ones in the order of the form', () => {
    expect(keys(allFound('client')).slice(0, 6)).toEqual([
      ...['smtpAuth.mechanism.clientId', 'smtpAuth.mechanism.clientSecret'],
      ...['gatewayOAuth2.clientId', 'gatewayOAuth2.clientSecret'],
      ...['oidcClientId', 'oidcClientSecret'],
    ]);
    expect(keys(allFound('password')).slice(0, 2)).toEqual(['smtpAuth.mechanism.password', 'pgConnStr']);
  });

  it('shows no option of an object that is off for a filter alone', () => {
    expect(unreachable('@secret')).toEqual([]);
    expect(unreachable('@secret password')).toContain('smtpAuth.mechanism.password');
  });

  it.each([
    ['a wrong letter', 'dadabase', 'pgConnStr'],
    ['a missing letter', 'datbase', 'pgConnStr'],
    ['an extra letter', 'databbase', 'pgConnStr'],
    ['swapped letters', 'emial', 'mailFrom'],
    ['half a word', 'keyclaok', 'oidcIssuer'],
    ['one of two words', 'smtp prot', 'smtpPort'],
  ])('tolerates %s: %s', (_, query, key) => {
    expect(ranked(query)).toContain(key);
  });

  it.each([['dta'], ['dtaabsae'], ['xyz'], ['smtp zzzz']])('does not guess what "%s" means', (query) => {
    expect([...ranked(query), ...unreachable(query)]).toEqual([]);
  });

  it('reads of a value of megabytes no more at each letter than of any other', () => {
    const workspace = createWorkspace();
    const open = (value: string) => workspace.open({ name: 'config.json', text: `{ organisationName: "${value}" }` });
    const isFound = () =>
      keys(findOptions([...optionViews(workspace.snapshot).values()], { query: 'needle', filter: 'all' })).length > 0;
    open(`${'x'.repeat(9_000)} needle`);
    expect(isFound()).toBe(true);
    open(`${'x'.repeat(5_000_000)} needle`);
    expect(isFound()).toBe(false);
  });

  it('never searches a secret value', () => {
    expect([...ranked('hidden'), ...unreachable('hidden')]).toEqual([]);
  });
});

describe('filters', () => {
  it.each([
    ['set', '@set', ['baseUrl', 'encryptionKey', 'smtpPort', 'queryTimeOutMinutes']],
    ['modified', '@modified', ['smtpPort']],
    ['not set', '@unset sender', ['mailFrom']],
    ['half a word', '@mod', ['smtpPort']],
    ['a filter and a word', '@set time', ['queryTimeOutMinutes']],
    ['two filters', '@set @secret', ['encryptionKey']],
    ['an unknown filter', '@nothing', []],
  ])('%s', (_, query, keys) => {
    expect([...found(query)].sort()).toEqual([...keys].sort());
  });

  it('shows the same for a filter of the menu as for its word', () => {
    for (const id of ['set', 'unset', 'modified', 'problem', 'secret', 'default'] as const) {
      expect(found('', id)).toEqual(found(`@${id}`));
    }
  });

  it.each([
    ['all', '', 'all', true],
    ['all', '@set', 'all', false],
    ['set', '@set', 'all', true],
    ['set', '', 'set', true],
    ['set', '@se', 'all', false],
  ] as const)('%s is on for "%s" and the filter %s: %s', (id, query, filter, isOn) => {
    expect(isFilterOn(id, { query, filter })).toBe(isOn);
  });

  it('removes one word from a query', () => {
    expect(withoutTag('@Set smtp @secret', 'set')).toBe('smtp @secret');
  });
});
