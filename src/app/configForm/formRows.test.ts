import { describe, expect, it } from 'vitest';
import { options } from '../../config/index.ts';
import { formRows, rowsInSight } from './formRows.ts';

const keysOf = (shown: typeof options) => formRows(shown).map(({ facts, inner }) => [facts.key, inner.length]);

describe('the rows of the form', () => {
  it('contain the options of an object inside its row', () => {
    const shown = options.filter(({ key }) => /^(mailFrom|gatewayOAuth2(\.clientId|\.tokenUrl)?)$/.test(key));
    expect(keysOf(shown)).toEqual([
      ['mailFrom', 0],
      ['gatewayOAuth2', 2],
    ]);
  });

  it('are separate where the object is filtered out', () => {
    const shown = options.filter(({ key }) => key === 'mailFrom' || key.endsWith('lientSecret'));
    expect(keysOf(shown)).toEqual([
      ['oidcClientSecret', 0],
      ['mailFrom', 0],
      ['smtpAuth.mechanism.clientSecret', 0],
      ['gatewayOAuth2.clientSecret', 0],
    ]);
  });
});

describe('the rows in sight', () => {
  const rows = formRows(options);
  const lastIn = (height: number, hasHeads = true) => rows[rowsInSight(rows, height, hasHeads) - 1]?.facts.key;

  it('end with the last one that may begin in the window', () => {
    expect([500, 700, 900, 1080].map((height) => lastIn(height))).toEqual([
      ...['encryptionKey', 'pgConnStr', 'pgAzureManagedIdentity', 'oidcClientId'],
    ]);
  });

  it('are more where there are no heads of sections', () => expect(lastIn(700, false)).toBe('pgAzureManagedIdentity'));

  it('are all of them in a window of any height', () => expect(rowsInSight(rows, 100_000, true)).toBe(rows.length));
});
