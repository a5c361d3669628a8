import { hint, type ValueDiagnostic, warning } from './check.ts';
import type { EnvironmentCode } from './codes.ts';

/** A list with commas of domains, hosts, addresses and CIDR blocks, each with an optional port (golang.org/x/net/http/httpproxy). */
export function checkNoProxy(value: string): readonly ValueDiagnostic[] {
  if (value.includes(';'))
    return [warning('no-proxy-separator', 'Separate entries with commas. With semicolons nothing matches.')];
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
    test: isBrokenBlock,
    message: 'not a valid address block, so it never matches.',
  },
  {
    code: 'no-proxy-end',
    kind: warning,
    test: matches(/[./]$/),
    message: 'with a dot or slash at the end it never matches.',
  },
];

/** `address "/" bits`, with at most 32 bits for IPv4 and 128 for IPv6. */
function isBrokenBlock(entry: string): boolean {
  const slash = entry.indexOf('/');
  if (slash < 0 || slash === entry.length - 1) return false;
  const address = entry.slice(0, slash);
  const bits = entry.slice(slash + 1);
  const isVersion4 =
    /^(?:\d{1,3}\.){3}\d{1,3}$/.test(address) && address.split('.').every((part) => Number(part) < 256);
  const isVersion6 = /^[0-9a-f:.]+$/i.test(address) && address.includes(':');
  if (!isVersion4 && !isVersion6) return true;
  return !/^\d{1,3}$/.test(bits) || Number(bits) > (isVersion4 ? 32 : 128);
}
