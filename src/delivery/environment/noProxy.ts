import { parseAddress, parseBlock } from '../connections/goAddress.ts';
import { readException } from '../connections/goProxy.ts';
import { hint, type ValueDiagnostic, warning } from './check.ts';
import type { EnvironmentCode } from './codes.ts';

/** A list with commas of domains, hosts, addresses and CIDR blocks, each with an optional port (golang.org/x/net/http/httpproxy). */
export function checkNoProxy(value: string): readonly ValueDiagnostic[] {
  if (/[;|]/.test(value))
    return [warning('no-proxy-separator', 'Separate entries with commas. With semicolons or bars nothing matches.')];
  const entries = value.split(',').map((entry) => entry.trim());
  const found = entries.flatMap((entry, index) => {
    const isAt = (test: RegExp | ((entry: string) => boolean)) =>
      test instanceof RegExp ? test.test(entry) : test(entry);
    const [, code, message] = (entry !== '' && faults.find(([test]) => isAt(test))) || [];
    return code ? [warning(code, `Entry ${index + 1}: ${message}`)] : [];
  });
  if (entries.includes('*') && entries.length > 1) {
    found.push(hint('no-proxy-all', '* alone means that no proxy is used at all. The other entries have no effect.'));
  }
  return found;
}

/** Only the first match is reported. */
const faults: readonly (readonly [
  test: RegExp | ((entry: string) => boolean),
  code: EnvironmentCode,
  message: string,
])[] = [
  [/\s/, 'no-proxy-separator', 'a space is not a separator. Use a comma.'],
  [/["'`]/, 'no-proxy-entry', 'the quotes belong to it, so it never matches. Remove them.'],
  [/^<.*>$/, 'no-proxy-entry', 'Go does not know words in angle brackets. Write the names of the hosts.'],
  [/^\d+(?:\.\d+){3}-/, 'no-proxy-entry', 'a range of addresses never matches. Write blocks such as 10.0.0.0/8.'],
  [/^\[[^\]]*\]$/, 'no-proxy-entry', 'in brackets and without a port it never matches. Remove the brackets.'],
  [
    (entry) => /^\d+(?:\.\d+)*\.?$/.test(entry) && !parseAddress(entry),
    'no-proxy-entry',
    'not an address, so it never matches. Write four numbers from 0 to 255, or a block such as 10.1.0.0/16.',
  ],
  [/:\/\//, 'no-proxy-url', 'this is a URL and never matches. Write the host alone.'],
  [
    /^(?!\*$|\*\.[^*]+$).*\*/,
    'no-proxy-wildcard',
    '* works only at the beginning, before a dot. example.com already includes its subdomains.',
  ],
  [
    (entry) => entry.includes('/') && !entry.endsWith('/') && !parseBlock(entry),
    'no-proxy-cidr',
    'not a valid address block, so it never matches.',
  ],
  [/^\.\.|[./]$/, 'no-proxy-end', 'with two dots at the beginning, or a dot or slash at the end, it never matches.'],
  [
    (entry) => readException(entry) === undefined,
    'no-proxy-entry',
    'neither a host, with a port as a number, nor an address or a block, so it never matches.',
  ],
];
