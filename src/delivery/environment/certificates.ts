import { type ValueDiagnostic, warning } from './check.ts';
import type { EnvironmentCode } from './codes.ts';

/** One path. Go silently skips unreadable files, leaving no trusted certificates. */
export function checkCertificateFile(value: string): readonly ValueDiagnostic[] {
  if (/^[a-z]:[\\/]/i.test(value) || value.includes('-----BEGIN')) return pathAdvice([value]);
  return value.includes(':')
    ? [
        warning(
          'certificate-list',
          'Only one file is allowed here. Put several directories into SSL_CERT_DIR, separated by colons.',
        ),
      ]
    : pathAdvice([value]);
}

/** Directories with colons between them, all of which are read. */
export function checkCertificateDirectories(value: string): readonly ValueDiagnostic[] {
  if (value.includes(';'))
    return [warning('certificate-separator', 'Directories are separated by colons, not by semicolons.')];
  return pathAdvice(/^[a-z]:[\\/]/i.test(value) ? [value] : value.split(':'));
}

function pathAdvice(paths: readonly string[]): readonly ValueDiagnostic[] {
  for (const path of paths) {
    const fault = faults.find(([pattern]) => pattern.test(path));
    if (fault) return [warning(fault[1], fault[2])];
  }
  return [];
}

/** Only the first match is reported. */
const faults: readonly (readonly [pattern: RegExp, code: EnvironmentCode, message: string])[] = [
  [
    /-----BEGIN/,
    'certificate-text',
    'This is the certificate itself. Save it as a file, and write the path of that file.',
  ],
  [/^$/, 'certificate-empty', 'There is an empty entry. Remove the extra colon.'],
  [/^\s|\s$/, 'certificate-space', 'There is a space before or after the path, and it counts. Remove it.'],
  [/^~|\$/, 'certificate-variable', 'Only a shell replaces ~ and variables. Write the full path.'],
  [/^[a-z]:?\\|^[a-z]:\//i, 'certificate-windows', 'This is a Windows path. The variable works on Linux only.'],
  [
    /^[^/]/,
    'certificate-relative',
    'The path is relative. Start it with /, so that it does not depend on the working directory.',
  ],
];
