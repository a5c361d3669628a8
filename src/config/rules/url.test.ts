import { describe, expect, test } from 'vitest';
import { checkOidcIssuer } from './oidcIssuer.ts';
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
    ['https://', ['url-invalid error']],
    ['https://review.example.com:99999', ['url-invalid error']],
    [' https://review.example.com', ['url-space error']],
    ['https://review.example.com/a b', ['url-space error']],
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
    ['https://review.example.com # ours', undefined],
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
  ])('%j', (text, expected) => expect(codes(checkOidcIssuer(text))).toEqual(expected));

  test('the discovery path can be cut off', () =>
    expect(checkOidcIssuer('https://login.example.com/x/.well-known/openid-configuration')[0]?.replacement?.value).toBe(
      'https://login.example.com/x',
    ));
});
