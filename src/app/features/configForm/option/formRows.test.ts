import { describe, expect, it } from 'vitest';
import { options } from '../../../../config/index.ts';
import { formRows } from './formRows.ts';

const keysOf = (shown: typeof options) => formRows(shown).map(({ option, inner }) => [option.key, inner.length]);

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
