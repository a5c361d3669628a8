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
    const fault = entry === '' ? undefined : faults.find(({ test }) => test(entry));
    return fault ? [fault.kind(fault.code, `Entry ${index + 1}: ${fault.message}`)] : [];
  });
  if (entries.includes('*') && entries.length > 1) {
    found.push(hint('no-proxy-all', '* alone means that no proxy is used at all. The other entries have no effect.'));
  }
  return found;
}

interface EntryFault {
  readonly code: EnvironmentCode;
  readonly kind: typeof warning;
  readonly test: (entry: string) => boolean;
  readonly message: string;
}

const matches = (pattern: RegExp) => (entry: string) => pattern.test(entry);

/** Only the first match is reported. */
const faults: readonly EntryFault[] = [
  {
    code: 'no-proxy-separator',
    kind: warning,
    test: matches(/\s/),
    message: 'a space is not a separator. Use a comma.',
  },
  {
    code: 'no-proxy-entry',
    kind: warning,
    test: matches(/["'`]/),
    message: 'the quotes belong to it, so it never matches. Remove them.',
  },
  {
    code: 'no-proxy-entry',
    kind: warning,
    test: matches(/^<.*>$/),
    message: 'Go does not know words in angle brackets. Write the names of the hosts.',
  },
  {
    code: 'no-proxy-entry',
    kind: warning,
    test: matches(/^\d+(?:\.\d+){3}-/),
    message: 'a range of addresses never matches. Write blocks such as 10.0.0.0/8.',
  },
  {
    code: 'no-proxy-entry',
    kind: warning,
    test: (entry) => /^\[[^\]]*\]$/.test(entry),
    message: 'in brackets and without a port it never matches. Remove the brackets.',
  },
  {
    code: 'no-proxy-entry',
    kind: warning,
    test: (entry) => /^\d+(?:\.\d+)*\.?$/.test(entry) && !parseAddress(entry),
    message: 'not an address, so it never matches. Write four numbers from 0 to 255, or a block such as 10.1.0.0/16.',
  },
  {
    code: 'no-proxy-url',
    kind: warning,
    test: matches(/:\/\//),
    message: 'this is a URL and never matches. Write the host alone.',
  },
  {
    code: 'no-proxy-wildcard',
    kind: warning,
    test: matches(/^(?!\*$|\*\.[^*]+$).*\*/),
    message: '* works only at the beginning, before a dot. example.com already includes its subdomains.',
  },
  {
    code: 'no-proxy-cidr',
    kind: warning,
    test: (entry) => entry.includes('/') && !entry.endsWith('/') && !parseBlock(entry),
    message: 'not a valid address block, so it never matches.',
  },
  {
    code: 'no-proxy-end',
    kind: warning,
    test: matches(/^\.\.|[./]$/),
    message: 'with two dots at the beginning, or a dot or slash at the end, it never matches.',
  },
  {
    code: 'no-proxy-entry',
    kind: warning,
    test: (entry) => readException(entry) === undefined,
    message: 'neither a host, with a port as a number, nor an address or a block, so it never matches.',
  },
];
