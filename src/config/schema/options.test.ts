import { describe, expect, test } from 'vitest';
import { memberOrder, optionAt, options, sections } from './options.ts';

test('each option has a section, and each section options', () =>
  expect(new Set(options.map(({ section }) => section))).toEqual(new Set(sections.map(({ id }) => id))));

test('fields of one mechanism name the choice they go with', () => {
  const path = ['smtpAuth', 'mechanism', 'type'];
  expect(optionAt(['smtpAuth', 'mechanism', 'password'])?.requires).toEqual({ path, value: 'autoDiscover' });
  expect(optionAt(['smtpAuth', 'mechanism', 'scope'])?.requires).toEqual({ path, value: 'xOAuth2' });
});

test('token parameters need quotes where they are written as text, and none in the fields of the form', () => {
  const option = optionAt(['gatewayOAuth2', 'endpointParams']);
  expect(option?.documentation).toContain("Quote literal text: 'gateway'.");
  expect(option?.help).not.toContain('Quote');
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
  test('of an object', () => expect(memberOrder(['smtpAuth'])).toEqual(['username', 'mechanism']));
  test('of a record is empty: its names are free', () =>
    expect(memberOrder(['gatewayOAuth2', 'endpointParams'])).toEqual([]));
  test('is the same list each time, so that what is found among its names can be kept', () =>
    expect(memberOrder([])).toBe(memberOrder([])));
  test('of an unknown key is empty', () => expect(memberOrder(['telemetry'])).toEqual([]));
});
