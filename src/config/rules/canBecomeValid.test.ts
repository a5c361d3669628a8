import { dottedName } from 'source-text';
import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/configProblems.ts';
import { canBecomeValid } from './canBecomeValid.ts';

/** What would be shown to somebody who is still typing. */
function visibleEarly(key: string, value: string): readonly string[] {
  const config = readText(`{\n  ${key}: ${JSON.stringify(value)}\n}\n`);
  return config.diagnostics
    .filter((problem) => dottedName(problem.path) === key && !canBecomeValid(config, problem))
    .map(({ code }) => code);
}

describe('a text that is the beginning of a valid one', () => {
  it.each([
    ['baseUrl', 'https://review.example.com'],
    ['baseUrl', 'https://review.example.com:8443/a'],
    ['supportPageUrl', 'https://help.example.com/review'],
    ['oidcIssuer', 'https://login.example.com/realms/staff'],
    ['encryptionKey', 'bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk='],
    ['pgConnStr', 'postgres://review:fake@db.example.com:5432/review?sslmode=verify-full'],
    ['pgConnStr', 'host=db.example.com port=5432 user=review password=fake dbname=review sslmode=verify-full'],
    ['mailFrom', 'noreply@mail.example.com'],
    ['smtpHostname', 'smtp.example.com'],
    ['organisationName', 'Example Hospital of Somewhere'],
    ['accessReviewToolbarBackgroundColor', '#0b3d91'],
    ['accessReviewToolbarBackgroundColor', 'rebeccapurple'],
    ['accessReviewToolbarBackgroundColor', 'rgb(10 20 30)'],
    ['accessReviewToolbarBackgroundColor', 'hsl(210, 50%, 40%)'],
    ['accessReviewToolbarLogoPath', '/etc/review/logo.png'],
  ])('says nothing while %s becomes %s', (key, value) => {
    const prefixes = Array.from({ length: value.length }, (_, length) => value.slice(0, length + 1));
    expect(prefixes.filter((prefix) => visibleEarly(key, prefix).length > 0)).toEqual([]);
  });
});

describe('a text that no more of it repairs', () => {
  it.each([
    ['baseUrl', 'review.example.com/start', 'url-no-scheme'],
    ['baseUrl', 'https://review.example.com/?a', 'url-query'],
    ['encryptionKey', 'not a key', 'encryption-key-space'],
    ['encryptionKey', 'bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=A', 'encryption-key-padding'],
    ['mailFrom', 'a..b@example.com', 'mail-from-local-part'],
    ['oidcIssuer', 'https://id.example.com/.well-known/openid-configuration', 'issuer-discovery-url'],
    ['pgConnStr', 'jdbc:postgresql://db.example.com/review', 'connection-string-jdbc'],
    ['accessReviewToolbarLogoPath', 'logo.png', 'path-relative'],
  ])('%s: %s', (key, value, code) => expect(visibleEarly(key, value)).toContain(code));
});
