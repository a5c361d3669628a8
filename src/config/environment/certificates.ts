import { type EnvironmentAdvice, warning } from './check.ts';

/** One path. Go skips what it cannot read without a word, and then trusts nobody. */
export function checkCertificateFile(value: string): readonly EnvironmentAdvice[] {
  return value.includes(':')
    ? [
        warning(
          'certificate-list',
          'This takes one file. Several directories belong into SSL_CERT_DIR, with colons between them.',
        ),
      ]
    : pathAdvice([value]);
}

/** Directories with colons between them, all of which are read. */
export function checkCertificateDirectories(value: string): readonly EnvironmentAdvice[] {
  if (value.includes(';'))
    return [warning('certificate-separator', 'Directories are separated by colons, not by semicolons.')];
  return pathAdvice(value.split(':'));
}

function pathAdvice(paths: readonly string[]): readonly EnvironmentAdvice[] {
  for (const path of paths) {
    const fault = faults.find(([pattern]) => pattern.test(path));
    if (fault) return [warning(fault[1], fault[2])];
  }
  return [];
}

/** The first that matches is told. */
const faults: readonly (readonly [pattern: RegExp, code: string, message: string])[] = [
  [/^$/, 'certificate-empty', 'There is an empty entry. Remove the colon too many.'],
  [/^\s|\s$/, 'certificate-space', 'A space stands before or after the path, and it counts. Remove it.'],
  [/^~|\$/, 'certificate-variable', 'Only a shell replaces ~ and variables. Write the whole path.'],
  [
    /^[a-z]:?\\/i,
    'certificate-windows',
    'This is a path of Windows, where the variable has no effect. It works on Linux only.',
  ],
  [
    /^[^/]/,
    'certificate-relative',
    'The path is relative. Write it from /, so that it does not depend on where the server starts.',
  ],
];
