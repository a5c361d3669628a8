import { decodePercent, isUrl, parseGoUrl } from 'source-text';
import { hint, type ValueDiagnostic, warning } from './check.ts';
import type { EnvironmentCode } from './codes.ts';

/** `scheme://[user:password@]host[:port]`, or `host[:port]` for http. Go silently ignores or mangles anything else. */
export function checkProxy(value: string): readonly ValueDiagnostic[] {
  if (!isText(value)) {
    const message = 'A % and the two characters after it stand for a byte that is no text. Write a literal % as %25.';
    return [warning('proxy-percent', message)];
  }
  const slip = slips.find(([pattern]) => pattern.test(value));
  if (slip) return [warning(slip[1], slip[2])];
  const whole = value.includes('://') ? value : `http://${value}`;
  if (!parseGoUrl(whole).ok || !isUrl(whole)) {
    return [
      warning(
        'proxy-form',
        'Not a proxy address. Write http://host:port, with a port up to 65535. Go would ignore it or fail.',
      ),
    ];
  }
  const { pathname, search, hash, port, protocol } = new URL(whole);
  if (pathname.length > 1 || search || hash) {
    return [warning('proxy-path', 'Remove what follows the port. A proxy address ends there.')];
  }
  if (protocol === 'socks5h:')
    return [hint('proxy-socks5h', 'Only newer versions of Go know socks5h. socks5 works in all of them.')];
  if (!port && !/:(?:80|443)\/?$/.test(value)) {
    return [
      hint(
        'proxy-no-port',
        'No port is given, so the default port of the scheme is used. Most proxies listen on another one.',
      ),
    ];
  }
  return [];
}

/** Whether all percent-encoded bytes are UTF-8 without a NUL; a `%` that encodes nothing is another fault. */
function isText(value: string): boolean {
  return [...value.matchAll(/(?:%[0-9a-f]{2})+/gi)].every(([bytes]) => decodePercent(bytes)?.includes('\0') === false);
}

/** Only the first match is reported. */
const slips: readonly (readonly [pattern: RegExp, code: EnvironmentCode, message: string])[] = [
  [/^\s|\s$/, 'proxy-space', 'There is a space before or after the address, so Go ignores the proxy. Remove it.'],
  [
    /[\s\u0000-\u001f\u007f]/,
    'proxy-space',
    'The address contains a space or control character, so Go ignores the proxy.',
  ],
  [
    /%(?![0-9a-f]{2})/i,
    'proxy-percent',
    'A % is not followed by two hexadecimal digits. Write a plain % as %25, or Go ignores the proxy.',
  ],
  [
    /^(?:none|direct|off|no|false|null|disabled|-)$/i,
    'proxy-word',
    'Go would look for a proxy of this name. Remove the variable if there is no proxy.',
  ],
  [/^\/\//, 'proxy-scheme', 'The scheme is missing. Write http:// before the host.'],
  [
    /^(?!https?:\/\/|socks5h?:\/\/)[a-z][a-z0-9+.-]*:\/\//i,
    'proxy-scheme',
    'The scheme must be http, https or socks5. Go would read this one as a host name.',
  ],
  [
    /^(?:https?|socks5h?):(?!\/\/)/i,
    'proxy-scheme',
    'Two slashes are missing after the scheme. Go would read the scheme as a host name.',
  ],
  [
    /^(?:[a-z0-9+.-]+:\/\/)?[\w.~!$&'()*+,;=:%@-]*[^\w.~!$&'()*+,;=:%@/?#-][^/?#]*@/i,
    'proxy-user-info',
    'The username or password contains a character that Go refuses there, so it takes http for the host of the proxy. Write ^ as %5E, \\ as %5C, { as %7B, and others likewise.',
  ],
  [/^(?:[a-z0-9+.-]+:\/\/)?(?:[^@/]*@)?:\d/i, 'proxy-no-host', 'There is no host before the port.'],
  [
    /^(?:[a-z0-9+.-]+:\/\/)?[^/]*@[^/]*@/i,
    'proxy-user-info',
    'The username or password contains an unencoded @. Write %40.',
  ],
  [
    /^(?:[a-z0-9+.-]+:\/\/)?[^@/?#]*[/?#](?!\/)[^@]*@/i,
    'proxy-user-info',
    'The username or password contains an unencoded /, ? or #. Write %2F, %3F or %23.',
  ],
];
