import { describe, expect, test } from 'vitest';
import { checkColour } from './colour.ts';
import { checkMailFrom } from './mailFrom.ts';
import { checkDirectory, checkPath, checkPicture } from './path.ts';
import type { TextDiagnostic } from './rule.ts';
import { checkSmtpHostname } from './smtpHostname.ts';
import { checkSurroundingSpace } from './surroundingSpace.ts';

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
    ['mailto:noreply@example.com', ['mail-from-scheme error']],
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
  ])('replacement of %j', (text, expected) => expect(checkMailFrom(text)[0]?.replacement?.value).toBe(expected));
});

test('a scheme before the host is named, not a port that is not there', () => {
  const [found] = checkSmtpHostname('smtps://mail.example.com');
  expect(found?.replacement?.value).toBe('mail.example.com');
  expect(found?.message).toBe('Only a host name is expected, without a scheme.');
});

describe('SMTP host', () => {
  test.each<[string, string | undefined]>([
    ['smtp.example.com', undefined],
    ['smtp', undefined],
    ['192.0.2.1', undefined],
    ['2001:db8::1', undefined],
    ['[2001:db8::1]', undefined],
    ['smtp.example.com:587', 'smtp.example.com'],
    ['smtp://smtp.example.com', 'smtp.example.com'],
    ['smtps://smtp.example.com:465/', 'smtp.example.com'],
    ['smtp.example.com ', ''],
    ['review@smtp.example.com', ''],
  ])('%j', (text, host) => {
    const [advice] = checkSmtpHostname(text);
    expect(advice?.code).toBe(host === undefined ? undefined : 'smtp-hostname');
    expect(advice?.replacement?.value).toBe(host || undefined);
  });
});

test.each([
  ['/app/templates/*.html', 'path-directory'],
  ['/app/templates/page.html', 'path-directory'],
  ['/app/templates.zip', 'path-directory'],
  ['/app/templates', undefined],
])('as a directory %s is %s', (text, code) => expect(checkDirectory(text)[0]?.code).toBe(code));

test.each([
  ['/app/logo.pdf', 'path-picture'],
  ['/app/background.HEIC', 'path-picture'],
  ['/app/logo.svg', undefined],
  ['/app/logo', undefined],
])('as a picture %s is %s', (text, code) => expect(checkPicture(text)[0]?.code).toBe(code));

test('angle brackets without a name are not called a name', () =>
  expect(checkMailFrom('<noreply@example.com>')[0]?.message).toContain('angle brackets'));

describe('path', () => {
  test.each<[string, readonly string[]]>([
    ['/app/branding/logo.svg', []],
    ['/app/branding/logo white.svg', []],
    ['./branding/logo.png', ['path-relative hint']],
    ['logo.png', ['path-relative hint']],
    ['C:\\review\\templates', ['path-windows hint']],
    ['\\\\server\\share', ['path-windows hint']],
    ['C:\review', ['path-control-character warning']],
    ['~/logo.png', ['path-home warning']],
    ['$HOME/logo.png', ['path-variable warning']],
    ['https://example.com/logo.png', ['path-url warning']],
    ['data:image/png;base64,AAAA', ['path-data warning']],
  ])('%j', (text, expected) => expect(codes(checkPath(text))).toEqual(expected));
});

test.each<[string, readonly string[]]>([
  ['#0b3d91', []],
  ['oklch(70% 0.1 200)', ['colour-modern warning']],
  ['red;background:url(x)', ['colour warning']],
  ['#036;', ['colour warning']],
  ['#036 !important', ['colour warning']],
  ['rgb(calc(1 + 2) 3 4)', ['colour-not-shown hint']],
  ['Canvas', ['colour-not-shown hint']],
  ['rgb(from red calc(r / 2) g b)', ['colour-not-shown hint']],
  ['"#ff0000"', ['colour warning']],
])('colour %j', (text, expected) => expect(codes(checkColour(text))).toEqual(expected));

test.each([
  ['"#ff0000"', '#ff0000'],
  [" 'rgb(1 2 3)' ", 'rgb(1 2 3)'],
  ['"brand"', undefined],
  ['"', undefined],
])('the quotes around a colour can be taken off: %j', (text, value) =>
  expect(checkColour(text)[0]?.replacement?.value).toBe(value),
);

test.each([
  ['hwb(120 10% 10%)', 2022],
  ['oklch(70% 0.1 200)', 2023],
  ['light-dark(white, black)', 2024],
])('colour %s is not known to every browser from before %i', (text, year) =>
  expect(checkColour(text)[0]?.message).toContain(`Not every browser from before ${year} knows`),
);

test.each<[string, string | undefined]>([
  ['fake secret', undefined],
  ['fake secret ', 'fake secret'],
  ['\nfake', 'fake'],
])('surrounding space %j', (text, expected) =>
  expect(checkSurroundingSpace(text)[0]?.replacement?.value).toBe(expected),
);
