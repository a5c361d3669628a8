import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { metaContentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

const page = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8');
const [, section = ''] = /## Headers\n([\s\S]*?)\n## /.exec(page) ?? [];

/** What the first column of a table names, where the second gives a reason. */
function namedBelow(heading: string): readonly string[] {
  const [, table = ''] =
    new RegExp(`^\\| ${heading} \\| why \\|\\n([\\s\\S]*?)\\n\\n`, 'm').exec(`${section}\n\n`) ?? [];
  return [...table.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name = '']) => name);
}

const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions, ...others } = securityHeaders;

/** The names of the policies for Trusted Types are Monaco's own, and many. */
const directive = (text: string) => (text.startsWith('trusted-types ') ? 'trusted-types' : text);

describe('the headers that SECURITY.md lists', () => {
  it('are all that are sent, each with its reason', () =>
    expect(namedBelow('header')).toEqual([
      'Content-Security-Policy',
      ...Object.entries(others).map(([name, value]) => `${name}: ${value}`),
      'Permissions-Policy',
    ]));

  it('deny every feature of a browser but writing to the clipboard', () => {
    const features = permissions.split(', ');
    expect(features.filter((each) => !/^[a-z-]+=\(\)$/.test(each))).toEqual(['clipboard-write=(self)']);
    expect(features.length).toBeGreaterThan(50);
  });

  it('names every directive of the policy, with its reason', () =>
    expect(namedBelow('directive')).toEqual(policy.split('; ').map(directive)));

  it('let the page connect to nothing, and only a header keep it out of frames', () => {
    const inPage = policy.replace(`connect-src 'self'`, `connect-src 'none'`).replace(`; frame-ancestors 'none'`, '');
    expect(metaContentSecurityPolicy).toBe(inPage);
  });
});
