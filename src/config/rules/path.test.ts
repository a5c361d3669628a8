import { describe, expect, test } from 'vitest';
import { checkDirectory, checkPath, checkPicture } from './path.ts';
import type { TextDiagnostic } from './rule.ts';

const codes = (advice: readonly TextDiagnostic[]) => advice.map(({ code, severity }) => `${code} ${severity}`);

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
