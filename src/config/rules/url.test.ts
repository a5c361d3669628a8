import { describe, expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';
import type { TextDiagnostic } from './rule.ts';
import { checkBaseUrl, checkLinkUrl, checkTokenUrl } from './url.ts';

const codes = (advice: readonly TextDiagnostic[]) => advice.map(({ code, severity }) => `${code} ${severity}`);

describe('base URL', () => {
  test.each<[string, readonly string[]]>([
    ['https://review.example.com', []],
    ['https://review.example.com:8443/app', []],
    ['http://localhost:8080', []],
    ['http://[::1]:8080', []],
    ['http://review.example.com', ['url-unencrypted warning']],
    ['ftp://review.example.com', ['url-scheme warning']],
    ['https://user:fake@review.example.com', ['url-credentials warning']],
    ['https://review.example.com/?x=1', ['url-query warning']],
    ['review.example.com', ['url-no-scheme error']],
    ['localhost:8080', ['url-no-scheme error']],
    ['//review.example.com', ['url-no-scheme error']],
    ['/review', ['url-no-scheme error']],
    ['https:review.example.com', ['url-slashes error']],
    ['https://a.example.com,https://b.example.com', ['url-several warning']],
    ['https://a.example.com;https://b.example.com', ['url-several warning']],
    ['https://a.example.com; https://b.example.com', ['url-several error']],
    ['https://a.example.com, https://b.example.com', ['url-several error']],
    ['https://a.example.com; b.example.com', ['url-several error']],
    ['https://a.example.com https://b.example.com', ['url-several error']],
    ['https://*.example.com', ['url-several warning']],
    ['https://review.example.com/a,b;c', []],
    ['https://', ['url-invalid error']],
    ['https://review.example.com:99999', ['url-invalid error']],
    ['https://https://review.example.com', ['url-scheme error']],
    ['https://http://review.example.com', ['url-scheme error']],
    ['https://https//review.example.com', ['url-scheme error']],
    ['https://https:/review.example.com', ['url-scheme error']],
    ['https://https.example.com', []],
    ['https://review.example.com..', ['url-host warning']],
    ['https://example..com', ['url-host warning']],
    ['https://.example.com', ['url-host warning']],
    ['https://review.example.com.', []],
    ['https://review.example.com//app', ['url-empty-part warning']],
    ['https://0.0.0.0', ['url-host warning']],
    ['https://[::]:8443', ['url-host warning']],
    ['https://10.0.0.0', []],
    ['https://$HOST', ['url-host warning']],
    ['https://$HOST.example.com:8443/app', ['url-host warning']],
    ['https://"review.example.com"', ['url-host warning']],
    ["https://'review'.example.com", ['url-host warning']],
    ['https://review!.example.com', ['url-host warning']],
    ['https://münchen_1.example', []],
    ['https://review.example.com/oidc/callback', ['url-callback warning']],
    ['https://review.example.com/app/oauth2/callback/', ['url-callback warning']],
    ['https://review.example.com/callback-desk', []],
    ['https://review.example.com:80', ['url-host warning']],
    ['http://localhost:443', ['url-host warning']],
    ['https://review.example.com:443', []],
    ['http://localhost:80', []],
    // What Go refuses, and browsers repair.
    ['https://a.example.com\\x', ['url-invalid error']],
    ['https://a%2Eexample.com', ['url-invalid error']],
    ['https://a`b.example.com', ['url-invalid error']],
    ['https://a.example.com/%zz', ['url-invalid error']],
    ['https://a.example.com/%', ['url-invalid error']],
    ['https://[::1', ['url-invalid error']],
    ['https://a.example.com:80x/', ['url-invalid error']],
    [' https://review.example.com', ['url-space error']],
    ['https://review.example.com/a b', ['url-space error']],
    ['https://review.example.com/a; b', ['url-space error']],
    ['https://review.\nexample.com', ['url-control-character error']],
  ])('%j', (text, expected) => expect(codes(checkBaseUrl(text))).toEqual(expected));

  test.each(['#', '//', '/*'])('names the comment that %s begins inside the text as the cause of the space', (mark) =>
    expect(checkBaseUrl(`https://review.example.com ${mark} ours`)[0]?.message).toContain('looks like a comment'),
  );

  test.each([
    ['review.example.com/app', 'https://review.example.com/app'],
    ['//review.example.com', 'https://review.example.com'],
    [' https://review.example.com\u00a0', 'https://review.example.com'],
    ['https://review.example.com/a b', 'https://review.example.com/a%20b'],
    ['https:// review.example.com', 'https://review.example.com'],
    ['https://review. example.com/a', 'https://review.example.com/a'],
    ['https://review.example.com # ours', undefined],
    ['https://https//review.example.com', 'https://review.example.com'],
    ['https://review.example.com/app/oidc/callback', 'https://review.example.com/app'],
    ['not a host', 'not%20a%20host'],
  ])('replacement of %j', (text, expected) => expect(checkBaseUrl(text)[0]?.replacement?.value).toBe(expected));
});

describe('token URL', () => {
  test.each<[string, readonly string[]]>([
    ['https://auth.example.com/oauth/token', []],
    ['https://auth.example.com/token?tenant=1', []],
    ['http://auth.example.com/oauth/token', ['url-unencrypted warning']],
    ['https://auth.example.com/token#x', ['url-fragment warning']],
    ['https://auth.example.com/.well-known/openid-configuration', ['token-url-discovery warning']],
    ['https://auth.example.com/oauth2/v2.0/authorize', ['token-url-authorize warning']],
    ['https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/oauth2/v2.0/token', []],
    ['https://login.example.com/realms/staff/protocol/openid-connect/token', []],
    ['https://login.example.com/realms/staff/protocol/openid-connect/auth', ['token-url-authorize warning']],
    ['https://auth.example.com/as/authorization.oauth2', ['token-url-authorize warning']],
    ['https://auth.example.com/userinfo', ['token-url-endpoint warning']],
    ['https://auth.example.com/.well-known/jwks.json', ['token-url-endpoint warning']],
    ['https://auth.example.com/token/introspect', ['token-url-endpoint warning']],
    ['https://login.example.com/realms/staff', ['token-url-endpoint warning']],
    ['https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f', ['token-url-endpoint warning']],
    ['https://example.eu.auth0.com', ['token-url-endpoint warning']],
    ['https://example.eu.auth0.com/', ['token-url-endpoint warning']],
    ['https://dev-1.okta.com/oauth2/default', ['token-url-endpoint warning']],
    ['https://accounts.google.com', ['token-url-endpoint warning']],
    ['https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc', ['token-url-endpoint warning']],
    ['https://login.example.com/application/o/review/', ['token-url-endpoint warning']],
    ['https://login.example.com/application/o/token/', []],
    ['https://login.microsoftonline.com/common/oauth2/v2.0/token', ['token-url-many-tenants warning']],
    ['https://login.microsoftonline.com/organizations/oauth2/v2.0/token', ['token-url-many-tenants warning']],
    ['https://auth.example.com/realms//token', ['url-empty-part warning']],
    ['https://login.microsoftonline.com//oauth2/v2.0/token', ['url-empty-part warning']],
    ['https://auth.example.com/oauth2/auth', ['token-url-authorize warning']],
    ['https://auth.example.com/certs', ['token-url-endpoint warning']],
    ['https://auth.example.com/logout', ['token-url-endpoint warning']],
    ['https://auth.example.com/oauth2/v2.0/devicecode', ['token-url-endpoint warning']],
    ['https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/v2.0', ['token-url-endpoint warning']],
  ])('%j', (text, expected) => expect(codes(checkTokenUrl(text))).toEqual(expected));
});

describe('support link', () => {
  test.each<[string, readonly string[]]>([
    ['https://help.example.com/a?b#c', []],
    ['http://help.example.com', []],
    ['mailto:help@example.com', []],
    ['tel:+15550100', []],
    ['javascript:alert(1)', ['url-scheme warning']],
    ['JavaScript:alert(1)', ['url-scheme warning']],
    ['data:text/html,x', ['url-scheme warning']],
    ['ftp://help.example.com', ['url-scheme warning']],
    ['https://user@help.example.com', ['url-credentials warning']],
    ['java\nscript:alert(1)', ['url-control-character warning']],
    ['\u0001javascript:alert(1)', ['url-control-character warning']],
    ['/support', ['url-relative warning']],
    ['support.html', ['url-relative warning']],
    ['help.example.com', ['url-relative warning']],
    ['//evil.example', ['url-relative warning']],
    ['\\\\evil.example', ['url-relative warning']],
    ['https://', ['url-invalid warning']],
    [' https://help.example.com', ['url-space warning']],
  ])('%j', (text, expected) => expect(codes(checkLinkUrl(text))).toEqual(expected));
});

test('a link without a scheme is warned of where it is written', () =>
  expect(problemLines('supportPageUrl: "help.example.com"')).toEqual(['warning url-relative supportPageUrl']));
