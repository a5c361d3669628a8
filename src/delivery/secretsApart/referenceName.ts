import type { ValuePath } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import { otherVariableNames } from '../environmentVariable.ts';

/** Variables that a shell or a container sets itself, or that the server reads, and what is no text in YAML without quotes. */
const taken: ReadonlySet<string> = new Set([
  ...[configVariable, ...otherVariableNames, 'HOME', 'HOSTNAME', 'PATH', 'PWD'],
  ...['TRUE', 'FALSE', 'YES', 'NO', 'ON', 'OFF', 'Y', 'N', 'NULL'],
]);

/**
 * The name of the variable that an option's value comes from: `smtpAuth.mechanism.password` is `SMTP_PASSWORD`. Between the first and the
 * last key, a path contains nothing that distinguishes options.
 */
export function referenceName(path: ValuePath): string {
  const steps = path.map(String);
  const last = steps.at(-1) ?? '';
  const first = steps.length > 1 ? (steps[0] ?? '').replace(/(?<=[a-z])(?:OAuth2|Auth)$/, '') : '';
  const name = [first, last]
    .join('_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .join('_');
  const valid = /^[A-Z]/.test(name) ? name : `SECRET${name ? `_${name}` : ''}`;
  return taken.has(valid) ? `CONFIG_${valid}` : valid;
}

/** Returns a different name for each path; `used` are those that are taken. */
export function createNames(used: Iterable<string>): (path: ValuePath) => string {
  const names = new Set(used);
  return (path) => {
    const wished = referenceName(path);
    let name = wished;
    for (let count = 2; names.has(name); count++) name = `${wished}_${count}`;
    names.add(name);
    return name;
  };
}
