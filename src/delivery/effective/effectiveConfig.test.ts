import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { options } from '../../config/index.ts';
import { environmentVariables } from '../environment/index.ts';
import { asCsv, asMarkdown, effectiveConfig } from './effectiveConfig.ts';

const planted = `{
  baseUrl: https://review.example.com
  encryptionKey: planted-encryption-key
  organisationName: planted-sign-in-secret
  oidcClientSecret: planted-sign-in-secret
  pgConnStr: "postgres://review:planted-database-word@db.example.com/review"
  queryTimeOutMinutes: 10
  writeTimeOutMinutes: 1
  templatesPath: ""
  smtpPort: "planted-mail-port"
  gatewayOAuth2: { clientSecret: "planted-gateway-secret", endpointParams: { audience: "'gateway'" } }
}`;
const proxy = { name: 'HTTPS_PROXY', value: 'http://user:planted-proxy-word@proxy.example.com:3128' };

function rows(text: string, otherVariables = [proxy]) {
  const effective = effectiveConfig(parseHjson(text), otherVariables);
  if (!effective.ok) throw new Error(effective.reason);
  return effective.rows;
}

const row = (text: string, name: string) => rows(text).find((each) => each.name === name);

describe('the effective configuration', () => {
  it.each([
    ['a value of the file', 'baseUrl', 'https://review.example.com', 'file'],
    ['a value that is the default', 'queryTimeOutMinutes', '10 minutes', 'file, same as default'],
    ['a default', 'readTimeOutMinutes', '5 minutes', 'default'],
    ['one of a unit', 'writeTimeOutMinutes', '1 minute', 'file'],
    ['a text of the wrong type', 'smtpPort', '••••••', 'file, not valid'],
    ['an option without a default', 'mailFrom', '', 'not set'],
    ['a feature that is left out', 'smtpAuth', 'off', 'not set'],
    ['a default of no letters', 'supportPageUrl', '""', 'default'],
    ['a value of no letters', 'templatesPath', '""', 'file, same as default'],
    ['a member of a record', 'gatewayOAuth2.endpointParams.audience', "'gateway'", 'file'],
    ['a secret', 'encryptionKey', '••••••', 'file'],
    ['a part of a value that is secret', 'pgConnStr', 'postgres://review:••••••@db.example.com/review', 'file'],
    ['a variable', 'HTTPS_PROXY', 'http://user:••••••@proxy.example.com:3128', 'environment'],
    ['a variable that is not set', 'GOGC', '', 'not set'],
  ])('%s', (_title, name, value, origin) => {
    expect(row(planted, name)).toMatchObject({ name, value, origin });
  });

  it('has a row for each option and each variable', () => {
    const names = rows('{}').map(({ name }) => name);
    const topLevel = options.filter(({ path }) => path.length === 1).map(({ key }) => key);
    expect(names).toEqual([...topLevel, ...environmentVariables.map(({ name }) => name)]);
  });

  it('names what the text is from', () => {
    const effective = effectiveConfig(parseHjson('smtpPort: 25\nreadTimeOutMinutes: 5'), [], 'variable');
    const origins = effective.ok ? effective.rows.map(({ name, origin }) => `${name} ${origin}`) : [];
    expect(origins).toContain('smtpPort variable');
    expect(origins).toContain('readTimeOutMinutes variable, same as default');
    expect(origins.filter((each) => each.includes('file'))).toEqual([]);
  });

  it('has rows for the options of a feature that is on, and none below one that is off', () => {
    const below = (text: string) => rows(text).filter(({ name }) => name.startsWith('smtpAuth'));
    expect(below('{}')).toMatchObject([{ name: 'smtpAuth', value: 'off', origin: 'not set' }]);
    expect(below('{ smtpAuth: { username: "a" } }').map(({ name, value }) => [name, value])).toEqual([
      ['smtpAuth.username', 'a'],
      ['smtpAuth.mechanism', ''],
      ...['type', 'password', 'clientId', 'clientSecret', 'scope', 'tokenUrl'].map((key) => [
        `smtpAuth.mechanism.${key}`,
        '',
      ]),
    ]);
  });

  it('shows no secret, not where it is repeated either', () => {
    const all = asMarkdown(rows(planted)) + asCsv(rows(planted));
    expect(all).not.toContain('planted');
  });

  it.each([
    ['cannot be read', '{ a: '],
    ['has a secret in a key', '{ "planted-secret-in-key": 1, oidcClientSecret: "planted-secret-in-key" }'],
  ])('is refused where the text %s', (_title, text) => {
    expect(effectiveConfig(parseHjson(text), []).ok).toBe(false);
  });
});

it('hides of the environment the password of a proxy without a scheme, and what repeats a secret of the text', () => {
  const variables = [
    { name: 'HTTPS_PROXY', value: 'user:planted-proxy-word@proxy.example.com:3128' },
    { name: 'NO_PROXY', value: 'localhost,planted-database-word' },
  ];
  const shown = rows(planted, variables).filter(({ origin }) => origin === 'environment');
  expect(shown.map(({ value }) => value).toSorted()).toEqual(
    ['user:••••••@proxy.example.com:3128', '••••••'].toSorted(),
  );
});
