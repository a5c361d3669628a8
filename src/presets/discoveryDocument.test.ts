import { expect, it } from 'vitest';
import { compareDiscovery, discoveryAddress } from './discoveryDocument.ts';

const issuer = 'https://login.example.com/realms/staff';

it('finds the discovery document with one slash, however the issuer ends', () => {
  const address = 'https://login.example.com/realms/staff/.well-known/openid-configuration';
  expect(discoveryAddress(issuer)).toBe(address);
  expect(discoveryAddress(`${issuer}/`)).toBe(address);
});

it.each([
  [`${issuer}/`, 'The issuer in the document does not end with a slash.'],
  ['', 'No issuer is set yet.'],
  [` ${issuer}`, 'There are spaces around the issuer in the configuration.'],
  ['https://Login.example.com/realms/staff', 'Upper and lower case differ.'],
  ['https://login.example.com/realms/Staff', 'Upper and lower case differ.'],
  ['https://id.example.com/realms/staff', 'The hosts differ: id.example.com here, login.example.com in the document.'],
  ['http://login.example.com/realms/staff', 'One starts with http:, the other with https:.'],
  ['https://login.example.com/realms/guests', 'The paths differ: /realms/guests here, /realms/staff in the document.'],
  [`${issuer}/.well-known/openid-configuration`, '/.well-known/openid-configuration is not part of the issuer.'],
  ['staff', 'They are different texts.'],
])('says how %j differs from the issuer of the document', (configured, difference) => {
  const comparison = compareDiscovery(configured, JSON.stringify({ issuer }));
  expect(comparison).toEqual({ kind: 'different', issuer, difference });
});

it('says that a slash is missing', () => {
  expect(compareDiscovery(issuer, JSON.stringify({ issuer: `${issuer}/` }))).toMatchObject({
    kind: 'different',
    difference: 'The issuer in the document ends with a slash.',
  });
});

it.each([issuer, 'https://login.example.com/{tenantid}/v2.0'])(
  'tells a document for all tenants from one with an issuer to use, whatever is configured: %s',
  (configured) => {
    const template = 'https://login.example.com/{tenantid}/v2.0';
    expect(compareDiscovery(configured, JSON.stringify({ issuer: template }))).toEqual({
      kind: 'placeholder',
      issuer: template,
      placeholder: '{tenantid}',
    });
  },
);

it('says that both are the same', () => {
  expect(compareDiscovery(issuer, JSON.stringify({ jwks_uri: 'x', issuer }))).toEqual({ kind: 'same', issuer });
});

it.each([
  ['{"issuer": "https://login', 'This is not complete JSON. Copy the whole document, from the first { to the last }.'],
  ['<!doctype html>', 'This is a web page. Paste the JSON of the discovery document.'],
  ['{"Issuer": "https://login.example.com"}', 'This JSON has no issuer, so it is not a discovery document.'],
  ['{"issuer": 4}', 'This JSON has no issuer, so it is not a discovery document.'],
  ['null', 'This JSON has no issuer, so it is not a discovery document.'],
])('says why %s is not a discovery document', (pasted, reason) => {
  expect(compareDiscovery(issuer, pasted)).toEqual({ kind: 'unreadable', reason });
});
