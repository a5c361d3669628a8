import { describe, expect, test } from 'vitest';
import { memberOrder, optionAt, options, sections } from './options.ts';

/** Types as the reference has them (option-reference, Resources and their fields). */
type Row = [key: string, type: string];
const reference: readonly Row[] = [
  ['accessReviewToolbarBackgroundColor', 'string'],
  ['accessReviewToolbarLogoPath', 'string'],
  ['accessReviewToolbarTextColor', 'string'],
  ['baseUrl', 'string'],
  ['encryptionKey', 'string'],
  ['gatewayOAuth2', 'object'],
  ['gatewayOAuth2.clientId', 'string'],
  ['gatewayOAuth2.clientSecret', 'string'],
  ['gatewayOAuth2.endpointParams', 'record'],
  ['gatewayOAuth2.tokenUrl', 'string'],
  ['loginPageBackgroundPath', 'string'],
  ['mailFrom', 'string'],
  ['oidcClientId', 'string'],
  ['oidcClientSecret', 'string'],
  ['oidcIssuer', 'string'],
  ['organisationName', 'string'],
  ['pgAzureManagedIdentity', 'boolean'],
  ['pgConnStr', 'string'],
  ['queryTimeOutMinutes', 'integer'],
  ['readTimeOutMinutes', 'integer'],
  ['smtpAuth', 'object'],
  ['smtpAuth.mechanism', 'object'],
  ['smtpAuth.mechanism.clientId', 'string'],
  ['smtpAuth.mechanism.clientSecret', 'string'],
  ['smtpAuth.mechanism.password', 'string'],
  ['smtpAuth.mechanism.scope', 'string'],
  ['smtpAuth.mechanism.tokenUrl', 'string'],
  ['smtpAuth.mechanism.type', 'string'],
  ['smtpAuth.username', 'string'],
  ['smtpHostname', 'string'],
  ['smtpPort', 'integer'],
  ['supportCustomMailServer', 'boolean'],
  ['supportPageUrl', 'string'],
  ['templatesPath', 'string'],
  ['writeTimeOutMinutes', 'integer'],
];

const typeOf = (kind: string) =>
  ({ integer: 'integer', boolean: 'boolean', object: 'object', programs: 'record' })[kind] ?? 'string';

test('every option of the reference, and no other', () =>
  expect(options.map(({ key }) => key).sort()).toEqual(reference.map(([key]) => key).sort()));

test.each<Row>([...reference])('%s: %s', (key, type) => {
  const facts = optionAt(key.split('.'));
  expect(facts && typeOf(facts.kind)).toBe(type);
});

test('the secrets', () =>
  expect(options.filter(({ secret }) => secret).map(({ key }) => key)).toEqual([
    'encryptionKey',
    'pgConnStr',
    'oidcClientSecret',
    'smtpAuth.mechanism.password',
    'smtpAuth.mechanism.clientSecret',
    'gatewayOAuth2.clientSecret',
  ]));

test('each option has a section, and each section options', () =>
  expect(new Set(options.map(({ section }) => section))).toEqual(new Set(sections.map(({ id }) => id))));

test('fields of one mechanism name the choice they go with', () => {
  const path = ['smtpAuth', 'mechanism', 'type'];
  expect(optionAt(['smtpAuth', 'mechanism', 'password'])?.requires).toEqual({ path, value: 'autoDiscover' });
  expect(optionAt(['smtpAuth', 'mechanism', 'scope'])?.requires).toEqual({ path, value: 'xOAuth2' });
});

describe('optionAt', () => {
  test.each<[readonly (string | number)[]]>([
    [['smtpAuth.username']],
    [['smtpport']],
    [['gatewayOAuth2', 'endpointParams', 'audience']],
    [['__proto__']],
    [['toString']],
    [[]],
  ])('knows no %j', (path) => expect(optionAt(path)).toBeUndefined());
});

describe('memberOrder', () => {
  test('of the top level begins with General', () =>
    expect(memberOrder([]).slice(0, 2)).toEqual(['baseUrl', 'organisationName']));
  test('has all 23 options of the top level', () => expect(memberOrder([])).toHaveLength(23));
  test('of an object', () => expect(memberOrder(['smtpAuth'])).toEqual(['username', 'mechanism']));
  test('of a record is empty: its names are free', () =>
    expect(memberOrder(['gatewayOAuth2', 'endpointParams'])).toEqual([]));
  test('of an unknown key is empty', () => expect(memberOrder(['telemetry'])).toEqual([]));
});
