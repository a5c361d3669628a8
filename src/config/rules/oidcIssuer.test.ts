import { describe, expect, test } from 'vitest';
import { checkOidcIssuer } from './oidcIssuer.ts';
import type { TextDiagnostic } from './rule.ts';

const codes = (advice: readonly TextDiagnostic[]) => advice.map(({ code, severity }) => `${code} ${severity}`);

describe('OIDC issuer', () => {
  test.each<[string, readonly string[]]>([
    ['https://login.example.com/realms/staff', []],
    ['https://tenant.auth0.example/', ['issuer-trailing-slash hint']],
    ['http://login.example.com', ['url-unencrypted warning']],
    ['https://login.example.com?x', ['url-query warning']],
    ['https://login.example.com#x', ['url-query warning']],
    ['https://login.microsoftonline.com/common/v2.0', ['issuer-many-tenants warning']],
    ['https://login.microsoftonline.com/organizations/v2.0', ['issuer-many-tenants warning']],
    ['https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0', []],
    ['https://login.example.com/realms/staff/.well-known/openid-configuration', ['issuer-discovery-url error']],
    ['login.example.com', ['url-no-scheme error']],
    ['https://accounts.google.com', []],
    ['https://example.eu.auth0.com/', []],
    ['https://example.okta.com', []],
    ['https://example.okta.com/oauth2/default', []],
    ['https://sts.windows.net/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/', []],
    ['https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbCdEf', []],
    ['https://id.example.com/application/o/review/', []],
    ['https://gitlab.com', []],
    ['https://github.com.example.com/login', []],
    ['https://id.example.com/dex', []],
    ['https://id.example.com/oauth/v2/oauth-anonymous', []],
    ['https://example.onelogin.com/oidc/2', []],
    ['https://id.example.com/auth/realms/staff', []],
    ['https://contoso.b2clogin.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/v2.0/', []],
  ])('%j', (text, expected) => expect(codes(checkOidcIssuer(text))).toEqual(expected));

  const tenant = '3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f';

  test.each<[string, string, string | undefined]>([
    ['https://id.example.com/realms/main/protocol/openid-connect', 'endpoint', 'https://id.example.com/realms/main'],
    [
      'https://id.example.com/realms/main/protocol/openid-connect/auth',
      'endpoint',
      'https://id.example.com/realms/main',
    ],
    [
      'https://id.example.com/realms/main/protocol/openid-connect/certs',
      'endpoint',
      'https://id.example.com/realms/main',
    ],
    [
      `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
      'endpoint',
      `https://login.microsoftonline.com/${tenant}/v2.0`,
    ],
    ['https://sts.windows.net/common', 'provider-form', undefined],
    [`https://contoso.b2clogin.com/${tenant}/B2C_1_in/v2.0`, 'provider-form', undefined],
    [`https://contoso.b2clogin.com/${tenant}/B2C_1_in/v2.0/`, 'provider-form', undefined],
    ['https://id.example.com/realms/main/account', 'endpoint', 'https://id.example.com/realms/main'],
    [
      `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`,
      'endpoint',
      `https://login.microsoftonline.com/${tenant}/v2.0`,
    ],
    ['https://example.okta.com/oauth2/v1/authorize', 'endpoint', 'https://example.okta.com'],
    ['https://example.okta.com/oauth2/default/v1/token', 'endpoint', 'https://example.okta.com/oauth2/default'],
    ['https://id.example.com/.well-known/oauth-authorization-server', 'endpoint', 'https://id.example.com'],
    ['https://id.example.com/oauth/authorize', 'endpoint', undefined],
    ['https://id.example.com/admin/Hospital/console', 'endpoint', 'https://id.example.com/realms/Hospital'],
    ['https://id.example.com/adfs/ls', 'endpoint', 'https://id.example.com/adfs'],
    [`https://login.microsoftonline.com/${tenant}/oauth2/token`, 'endpoint', undefined],
    [
      'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc/',
      'provider-form',
      'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc',
    ],
    [
      `https://login.microsoftonline.com/${tenant}`,
      'provider-form',
      `https://login.microsoftonline.com/${tenant}/v2.0`,
    ],
    [`https://login.windows.net/${tenant}`, 'provider-form', `https://login.microsoftonline.com/${tenant}/v2.0`],
    [
      `https://login.microsoftonline.com/${tenant}/v2.0/`,
      'provider-form',
      `https://login.microsoftonline.com/${tenant}/v2.0`,
    ],
    ['https://login.microsoftonline.com/contoso.onmicrosoft.com/v2.0', 'provider-form', undefined],
    [`https://sts.windows.net/${tenant}`, 'provider-form', `https://sts.windows.net/${tenant}/`],
    ['https://contoso.b2clogin.com/contoso.onmicrosoft.com/B2C_1_in/v2.0', 'provider-form', undefined],
    ['https://dev-abc.eu.auth0.com', 'provider-form', 'https://dev-abc.eu.auth0.com/'],
    ['https://id.example.com/application/o/review', 'provider-form', 'https://id.example.com/application/o/review/'],
    ['https://accounts.google.com/', 'provider-form', 'https://accounts.google.com'],
    ['https://example.okta.com/', 'provider-form', 'https://example.okta.com'],
    ['https://example.okta.com/oauth2/default/', 'provider-form', 'https://example.okta.com/oauth2/default'],
    ['https://example.okta.com/app/UserHome', 'provider-form', undefined],
    ['https://example.okta.com/oauth2', 'provider-form', undefined],
    ['https://accounts.google.com/o/oauth2/v2/auth', 'provider-form', undefined],
    ['https://accounts.google.com/gsi', 'provider-form', undefined],
    ['https://dev-abc.eu.auth0.com/login', 'provider-form', undefined],
    ['https://manage.auth0.com/dashboard/eu/acme/applications', 'provider-form', undefined],
    ['https://cognito-idp.eu-west-1.amazonaws.com', 'provider-form', undefined],
    ['https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc/login', 'provider-form', undefined],
    ['https://id.example.com/realms/main/', 'provider-form', 'https://id.example.com/realms/main'],
    ['https://dev-1-admin.okta.com', 'provider-form', 'https://dev-1.okta.com'],
    ['https://dev-1-admin.okta.com/', 'provider-form', 'https://dev-1.okta.com'],
    ['https://dev-1-admin.okta.com/admin/dashboard', 'provider-form', undefined],
    ['https://id.example.com/admin/realms/staff', 'provider-form', 'https://id.example.com/realms/staff'],
    ['https://id.example.com/auth/admin/realms/staff/', 'provider-form', 'https://id.example.com/auth/realms/staff'],
    ['https://id.example.com/realms/a/.well-known/uma2-configuration', 'endpoint', 'https://id.example.com/realms/a'],
    ['https://id.example.com/FederationMetadata/2007-06/FederationMetadata.xml', 'endpoint', undefined],
    ['https://id.example.com/dex/auth', 'endpoint', 'https://id.example.com/dex'],
    ['https://id.example.com/dex/keys', 'endpoint', 'https://id.example.com/dex'],
    ['https://id.example.com/api/oidc/authorization', 'endpoint', 'https://id.example.com'],
    ['https://id.example.com/api/oidc/token', 'endpoint', 'https://id.example.com'],
    ['https://example.onelogin.com/oidc/2/auth', 'endpoint', 'https://example.onelogin.com/oidc/2'],
    ['https://example.onelogin.com/oidc/2/me', 'endpoint', 'https://example.onelogin.com/oidc/2'],
    ['https://hydra.example.com/oauth2/auth', 'endpoint', undefined],
    ['https://id.example.com/oauth/v2', 'endpoint', 'https://id.example.com'],
    ['https://id.example.com/oauth/v2/keys', 'endpoint', 'https://id.example.com'],
    ['https://example.auth.eu-west-1.amazoncognito.com', 'provider-form', undefined],
    ['https://example.auth.eu-west-1.amazoncognito.com/oauth2/authorize', 'provider-form', undefined],
    ['https://github.com/login/oauth', 'provider-form', undefined],
    ['https://github.com/login/oauth/authorize', 'provider-form', undefined],
    ['https://token.actions.githubusercontent.com', 'provider-form', undefined],
    ['https://example.auth-fips.us-gov-west-1.amazoncognito.com/login', 'provider-form', undefined],
    [`https://login.microsoftonline.us/${tenant}`, 'provider-form', `https://login.microsoftonline.us/${tenant}/v2.0`],
    [
      `https://login.partner.microsoftonline.cn/${tenant}`,
      'provider-form',
      `https://login.partner.microsoftonline.cn/${tenant}/v2.0`,
    ],
    [
      `https://login.microsoftonline.com/${tenant}/oauth2/v2.0`,
      'provider-form',
      `https://login.microsoftonline.com/${tenant}/v2.0`,
    ],
  ])('%s is no issuer', (text, kind, meant) => {
    const found = checkOidcIssuer(text);
    expect(codes(found)).toEqual([`issuer-${kind} warning`]);
    expect(found[0]?.replacement?.value).toBe(meant);
    if (meant !== undefined) expect(codes(checkOidcIssuer(meant))).toEqual([]);
  });

  test.each([
    [`https://login.microsoftonline.us/${tenant}`, 'https://login.microsoftonline.us/<tenant ID>/v2.0.'],
    [`https://login.microsoftonline.com/${tenant}/v2.0/`, '/v2.0, without the slash.'],
    [
      `https://login.microsoftonline.us/${tenant}/v2.0/`,
      'https://login.microsoftonline.us/<tenant ID>/v2.0, without the',
    ],
    [`https://login.microsoftonline.com/${tenant}/oauth2/v2.0`, '/v2.0, without /oauth2.'],
    ['https://login.microsoftonline.us/contoso.onmicrosoft.us/v2.0', 'the ID of the tenant instead of its domain.'],
  ])('what is wrong with %s is what is said', (text, said) =>
    expect(checkOidcIssuer(text)[0]?.message).toContain(said),
  );

  test.each([
    ['https://id.example.com/realms//main', 'https://id.example.com/realms/main'],
    ['https://id.example.com//realms/Hospital', 'https://id.example.com/realms/Hospital'],
    ['https://login.microsoftonline.com//v2.0', 'https://login.microsoftonline.com/v2.0'],
  ])('an empty part of the path is named: %s', (text, value) => {
    const [found] = checkOidcIssuer(text);
    expect([found?.code, found?.replacement?.value]).toEqual(['url-empty-part', value]);
  });

  test('a path behind that of the discovery document stays', () =>
    expect(
      checkOidcIssuer('https://id.example.com/.well-known/openid-configuration/realms/main')[0]?.replacement?.value,
    ).toBe('https://id.example.com/realms/main'));

  test('the discovery path can be cut off', () =>
    expect(checkOidcIssuer('https://login.example.com/x/.well-known/openid-configuration')[0]?.replacement?.value).toBe(
      'https://login.example.com/x',
    ));
});
