/**
 * What the files of a release hold, by the kind of file: paths within it, where a star stands for any name. docs/releasing.md has the
 * same lists.
 */
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
