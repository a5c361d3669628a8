import { createHash } from 'node:crypto';

/** What the files of a release hold, by the kind of file: paths within it, where a star stands for any name. */
export const releaseContents = {
  page: [
    'LICENSE',
    'SECURITY.md',
    'THIRD-PARTY-LICENCES.txt',
    'sbom.cdx.json',
    'hosting/nginx.conf',
    'hosting/Caddyfile',
    'hosting/security-headers.conf',
    'hosting/security-headers.caddy',
    'hosting/security-headers.txt',
    'dist/index.html',
    'dist/serviceWorker.js',
    'dist/config.schema.json',
    'dist/guide.html',
    'dist/licences.txt',
    'dist/assets/*',
    'dist/*.br',
    'dist/*.gz',
  ],
  commandLine: ['LICENSE', 'README.md', 'licences.txt', 'package.json', '.pre-commit-hooks.yaml', 'arconf.js', '*.js'],
} as const;

/** What is missing in a file of a release, and what should not be in it, as sentences. */
export function contentProblems(expected: readonly string[], paths: readonly string[]): readonly string[] {
  const patterns = expected.map((path) => ({ path, pattern: patternOf(path) }));
  const missing = patterns.filter(({ pattern }) => !paths.some((path) => pattern.test(path)));
  const surplus = paths.filter((path) => !patterns.some(({ pattern }) => pattern.test(path)));
  return [...missing.map(({ path }) => `${path} is missing`), ...surplus.map((path) => `${path} should not be there`)];
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace('*', '[^/]+')}$`);
}

const hashOf = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding);

/** What is wrong with the page as one file, as sentences; `sum` is the text of its `.sha256` file. */
export function singleFileProblems(page: string, sum: string): readonly string[] {
  const elements = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const markup = page.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  const [script = '', ...otherScripts] = elements
    .filter(([, attributes = '']) => !attributes.includes('text/plain'))
    .map(([, , code = '']) => code);
  const holds = {
    'one script': script !== '' && otherScripts.length === 0,
    'the hash of its script': markup.includes(`script-src 'sha256-${hashOf(script, 'base64')}';`),
    'one style sheet': markup.match(/<style/g)?.length === 1,
    'the licences': elements.some(([, attributes = '']) => attributes.includes('id="licences"')),
    'its checksum': sum.startsWith(`${hashOf(page, 'hex')}  `),
  };
  const missing = Object.entries(holds).filter(([, isThere]) => !isThere);
  const addresses = [...markup.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
  const outside = addresses.filter((address) => !/^(?:#|data:)/.test(address));
  return [
    ...missing.map(([part]) => `the single file does not have ${part}`),
    ...outside.map((address) => `the single file refers to ${address}`),
  ];
}
