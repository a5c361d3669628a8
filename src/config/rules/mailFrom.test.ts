import { describe, expect, test } from 'vitest';
import { checkMailFrom } from './mailFrom.ts';
import type { TextDiagnostic } from './rule.ts';

const codes = (advice: readonly TextDiagnostic[]) => advice.map(({ code, severity }) => `${code} ${severity}`);

describe('sender address', () => {
  test.each<[string, readonly string[]]>([
    ['noreply@example.com', []],
    ['<noreply@example.com>', ['mail-from-name-form hint']],
    ['Review <noreply@example.com>', ['mail-from-name-form hint']],
    ['"Review, access" <noreply@example.com>', ['mail-from-name-form hint']],
    ['"\\"Zugriffsprüfung\\"" <review@uni.example>', ['mail-from-name-form hint']],
    ['Überprüfung <review@example.com>', ['mail-from-name-form hint']],
    ['nöreply@example.com', ['mail-from-utf8 hint']],
    ['noreply@exämple.com', ['mail-from-utf8 hint']],
    ['noreply@example.com ', ['surrounding-space warning']],
    ['noreply@-example.com', ['mail-from-domain error']],
    ['noreply@192.0.2.1', ['mail-from-domain-literal warning']],
    ['a@b@c.example.com', ['mail-from-list error']],
    ['a@localhost', []],
    ['"a b"@example.com', []],
    ['a@short', ['mail-from-short-domain warning']],
    ['noreply@192.168.1.5', ['mail-from-domain-literal warning']],
    ['SMTP:noreply@example.com', ['mail-from-scheme error']],
    ['mailto:noreply@example.com', ['mail-from-scheme error']],
    ['From: Review <noreply@example.com>', ['mail-from-scheme error']],
    ['Review, access <a@example.com>', ['mail-from-name warning']],
    ['noreply', ['mail-from-no-at error']],
    ['Review noreply@example.com', ['mail-from-no-brackets error']],
    ['a@example.com, b@example.com', ['mail-from-list error']],
    ['A <a@example.com>, B <b@example.com>', ['mail-from-list error']],
    ['A <a@example.com', ['mail-from-brackets error']],
    ['a..b@example.com', ['mail-from-local-part error']],
    ['.a@example.com', ['mail-from-local-part error']],
    ['@example.com', ['mail-from-local-part error']],
    ['a@example.com.', ['mail-from-domain error']],
    ['a@', ['mail-from-domain error']],
    ['a@[192.0.2.1]', ['mail-from-domain-literal warning']],
    ['Review\n<a@example.com>', ['mail-from-line-break error']],
    ['Re\u0000view <a@example.com>', ['mail-from-control-character error']],
  ])('%j', (text, expected) => expect(codes(checkMailFrom(text))).toEqual(expected));

  test.each([
    ['Review\r\n  <a@example.com>\n', 'Review <a@example.com>'],
    ['Sales, "North" <a@example.com>', '"Sales, \\"North\\"" <a@example.com>'],
    ['Sales: North <a@example.com>', '"Sales: North" <a@example.com>'],
    ['mailto:a@example.com', 'a@example.com'],
    ['From: Review <a@example.com>', 'Review <a@example.com>'],
  ])('replacement of %j', (text, expected) => expect(checkMailFrom(text)[0]?.replacement?.value).toBe(expected));
});

test('angle brackets without a name are not called a name', () =>
  expect(checkMailFrom('<noreply@example.com>')[0]?.message).toContain('angle brackets'));
