import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines } from '../../testing/configProblems.ts';

const entra = 'https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/oauth2';
const gateway = (tokenUrl: string, params: string) =>
  problemLines(
    `gatewayOAuth2: {\n  clientId: FAKE-client\n  tokenUrl: ${tokenUrl}\n  endpointParams: ${params}\n}\n`,
  ).map((line) => line.replaceAll(/token-parameter-|gatewayOAuth2\./g, ''));

describe('what a provider needs and refuses', () => {
  test.each<[string, string, readonly string[]]>([
    [`${entra}/v2.0/token`, '{}', ['hint missing tokenUrl']],
    [`${entra}/v2.0/token`, `{ scope: "'api://a/.default'" }`, []],
    [`${entra}/v2.0/token`, `{ scope: "sourceID + '/.default'" }`, []],
    [`${entra}/v2.0/token`, `{ scope: "'api://a/read'" }`, ['warning form endpointParams.scope']],
    [`${entra}/v2.0/token`, `{ scope: "'api://a/.default openid'" }`, ['warning form endpointParams.scope']],
    [
      `${entra}/v2.0/token`,
      `{ resource: "'a'" }`,
      ['hint missing tokenUrl', 'warning refused endpointParams.resource'],
    ],
    [`${entra}/token`, '{}', ['hint missing tokenUrl']],
    [`${entra}/token`, `{ resource: "'a'" }`, []],
    ['https://example.eu.auth0.com/oauth/token', '{}', ['hint missing tokenUrl']],
    ['https://example.eu.auth0.com/oauth/token', `{ audience: "'a'" }`, []],
    ['https://login.example.com/oauth/token', '{}', []],
    ['https://example.okta.com/oauth2/default/v1/token', '{}', []],
    ['https://login.example.com/realms/staff/protocol/openid-connect/token', '{}', []],
  ])('%s with %s', (tokenUrl, params, expected) => expect(gateway(tokenUrl, params)).toEqual(expected));
});

describe('the names of parameters', () => {
  const url = 'https://login.example.com/token';
  test.each<[string, readonly string[]]>([
    [`{ " audience": "'a'" }`, ['warning name endpointParams. audience']],
    [`{ "": "'a'" }`, ['warning name endpointParams.']],
    [`{ "my name": "'a'" }`, ['warning name endpointParams.my name']],
    [`{ Audience: "'a'", audience: "'b'" }`, ['hint case endpointParams.audience']],
    [`{ client_id: "'a'" }`, ['hint replaced endpointParams.client_id']],
    [`{ client_secret: "'FAKE'" }`, []],
    [`{ audience: "'a'", resource: "'b'" }`, []],
  ])('%s', (params, expected) => expect(gateway(url, params)).toEqual(expected));

  test('a space before a name is removed by the fix', () => {
    const text = `gatewayOAuth2: { endpointParams: { " audience": "'a'" } }`;
    expect(fixedText(text, onlyProblem(text, 'token-parameter-name'))).toBe(text.replace('" audience"', '"audience"'));
  });
});

describe('the scope of the token for mail', () => {
  const mail = (scope: string, tokenUrl = `${entra}/v2.0/token`) =>
    problemLines(
      `smtpAuth: {\n  mechanism: {\n    type: xOAuth2\n    scope: ${JSON.stringify(scope)}\n    tokenUrl: ${tokenUrl}\n  }\n}\n`,
    ).map((line) => line.replaceAll(/token-parameter-|smtpAuth\.mechanism\./g, ''));
  test.each<[string, readonly string[]]>([
    ['https://outlook.office365.com/.default', []],
    ['https://outlook.office.com/.default', []],
    [`https://\${HOST}/SMTP.Send`, ['hint reference scope']],
    ['https://outlook.office365.com/SMTP.Send', ['warning form scope']],
    ['SMTP.Send offline_access', ['warning form scope']],
    ['https://outlook.office365.com/.default offline_access', ['warning form scope']],
    ['https://outlook.office365.com/.default,openid', ['warning form scope']],
    ['https://graph.microsoft.com/.default', ['warning form scope']],
  ])('%s', (scope, expected) => expect(mail(scope)).toEqual(expected));

  test('is not for the address without v2.0', () =>
    expect(mail('https://outlook.office365.com/.default', `${entra}/token`)).toEqual(['hint missing tokenUrl']));

  test('of another provider may be any', () =>
    expect(mail('mail.send', 'https://login.example.com/token')).toEqual([]));
});
