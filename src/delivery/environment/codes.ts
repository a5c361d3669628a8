import type { CodeTable } from '../../text/index.ts';

/** What is wrong with the environment variables that the server knows besides its configuration. Examples are lines `NAME=value`. */
export const environmentCodes = {
  'certificate-empty': {
    meaning: 'There is an empty entry among the directories.',
    example: 'SSL_CERT_DIR=/etc/ssl/certs::/app/certs',
    fix: 'Remove the extra colon.',
  },
  'certificate-list': {
    meaning: 'There are several files where only one is allowed.',
    example: 'SSL_CERT_FILE=/app/one.crt:/app/two.crt',
    fix: 'Put directories into `SSL_CERT_DIR`, separated by colons.',
  },
  'certificate-other-default': {
    meaning: 'The system directories are still searched for certificates.',
    example: 'SSL_CERT_FILE=/app/company.crt',
    fix: 'Set `SSL_CERT_DIR` too, to trust only this file.',
  },
  'certificate-relative': {
    meaning: 'The path is relative, so it depends on the working directory.',
    example: 'SSL_CERT_DIR=certs',
    fix: 'Start the path with `/`.',
  },
  'certificate-separator': {
    meaning: 'Directories are separated by semicolons.',
    example: 'SSL_CERT_DIR=/etc/ssl/certs;/app/certs',
    fix: 'Separate them by colons.',
  },
  'certificate-space': {
    meaning: 'There is a space before or after the path, and it counts.',
    example: 'SSL_CERT_DIR= /etc/ssl/certs',
    fix: 'Remove the space.',
  },
  'certificate-text': {
    meaning: 'The value is the certificate itself instead of its path.',
    example: 'SSL_CERT_FILE=-----BEGIN CERTIFICATE-----',
    fix: 'Save it as a file, and write the path of that file.',
  },
  'certificate-variable': {
    meaning: 'The path contains `~` or a variable, which only a shell replaces.',
    example: 'SSL_CERT_DIR=~/certs',
    fix: 'Write the full path.',
  },
  'certificate-windows': {
    meaning: 'The path is in the Windows form, but the variable works only on Linux.',
    example: 'SSL_CERT_FILE=C:\\certs\\ca.pem',
    fix: 'Remove the variable, or write the path on the Linux server.',
  },
  'gogc-form': {
    meaning: 'The value is neither `off` nor a whole number as Go documents it.',
    example: 'GOGC=50%',
    fix: 'Write a whole number without a sign, space or `%`.',
  },
  'gogc-negative': {
    meaning: 'A negative number switches garbage collection off.',
    example: 'GOGC=-1',
    fix: 'Write `off` if you mean it.',
  },
  'gogc-small': {
    meaning: 'The number is so small that Go spends its time collecting garbage.',
    example: 'GOGC=5',
    fix: 'Write a larger number. The usual value is 100.',
  },
  'gogc-unbounded': {
    meaning:
      'Garbage collection is off and there is no memory limit, so memory grows until the system kills the process.',
    example: 'GOGC=off',
    fix: 'Set `GOMEMLIMIT` too.',
  },
  'line-break': {
    meaning: 'The value contains a line break or NUL, which most places for variables cannot hold.',
    example: 'NO_PROXY=localhost\nexample.com',
    fix: 'Write the value on one line.',
  },
  'memory-limit-form': {
    meaning:
      'The value is neither `off` nor a number with an optional unit. Go programs do not start with most such values.',
    example: 'GOMEMLIMIT=512MB',
    fix: 'Write a limit such as `512MiB`.',
  },
  'memory-limit-range': {
    meaning: 'The limit is above 2^63 - 1 bytes. Go programs do not start with it.',
    example: 'GOMEMLIMIT=8388608TiB',
    fix: 'Write a smaller limit, or `off` for none.',
  },
  'memory-limit-small': {
    meaning: 'The limit is less than 64 MiB, so Go would spend its time collecting garbage.',
    example: 'GOMEMLIMIT=512',
    fix: 'Write a larger limit, or `off` for none.',
  },
  'no-proxy-all': {
    meaning: 'One of the entries is `*`, so no proxy is used at all and the others have no effect.',
    example: 'NO_PROXY=*,example.com',
    fix: 'Remove `*`, or the other entries.',
  },
  'no-proxy-alone': {
    meaning: 'There are exceptions, but no proxy.',
    example: 'NO_PROXY=example.com',
    fix: 'Set a proxy, or remove the exceptions.',
  },
  'no-proxy-cidr': {
    meaning: 'An entry is not a valid address block, so it never matches.',
    example: 'NO_PROXY=10.0.0.0/33',
    fix: 'Write a block such as `10.0.0.0/8`.',
  },
  'no-proxy-end': {
    meaning: 'An entry begins with two dots, or ends in a dot or slash, so it never matches.',
    example: 'NO_PROXY=example.com.',
    fix: 'Remove the dot or slash.',
  },
  'no-proxy-entry': {
    meaning: 'Go does not know the form of an entry, so it never matches.',
    example: 'NO_PROXY=10.0.0.1-10.0.0.255',
    fix: 'Write a host, an address, or a block such as `10.0.0.0/8`, without quotes and brackets.',
  },
  'no-proxy-separator': {
    meaning: 'The entries are not separated by commas, so they never match.',
    example: 'NO_PROXY=localhost;example.com',
    fix: 'Separate the entries with commas.',
  },
  'no-proxy-url': {
    meaning: 'An entry is a URL, so it never matches.',
    example: 'NO_PROXY=https://example.com',
    fix: 'Write the host alone.',
  },
  'no-proxy-wildcard': {
    meaning: 'There is a `*` inside an entry. It works only at the beginning, before a dot.',
    example: 'NO_PROXY=db*.example.com',
    fix: 'Write `example.com`, which includes its subdomains.',
  },
  'proxy-all-proxy': {
    meaning: 'Only `ALL_PROXY` is set, which Go does not read.',
    example: 'ALL_PROXY=http://proxy.example.com:3128',
    fix: 'Set `HTTPS_PROXY`.',
  },
  'proxy-form': {
    meaning: 'The value is not the address of a proxy. Go would ignore it or fail.',
    example: 'HTTPS_PROXY=http://proxy.example.com:99999',
    fix: 'Write `http://host:port`, with a port up to 65535.',
  },
  'proxy-http-alone': {
    meaning: 'Only the proxy for http addresses is set.',
    example: 'HTTP_PROXY=http://proxy.example.com:3128',
    fix: 'Set `HTTPS_PROXY` too if https addresses go through a proxy.',
  },
  'proxy-no-host': {
    meaning: 'There is no host before the port.',
    example: 'HTTPS_PROXY=http://:3128',
    fix: 'Write the host of the proxy.',
  },
  'proxy-no-port': {
    meaning: 'No port is given, so the default port of the scheme is used. Most proxies listen on another one.',
    example: 'HTTPS_PROXY=http://proxy.example.com',
    fix: 'Add the port.',
  },
  'proxy-path': {
    meaning: 'Something follows the port, and a proxy address ends there.',
    example: 'HTTPS_PROXY=http://proxy.example.com:3128/path',
    fix: 'Remove what follows the port.',
  },
  'proxy-percent': {
    meaning: 'A `%` is not followed by two hexadecimal digits, or not by those of a character.',
    example: 'HTTPS_PROXY=http://user:fake%zz@proxy.example.com:3128',
    fix: 'Write a plain `%` as `%25`.',
  },
  'proxy-scheme': {
    meaning: 'The scheme is wrong, or two slashes are missing after it.',
    example: 'HTTPS_PROXY=ftp://proxy.example.com:3128',
    fix: 'Start the address with `http://`, `https://` or `socks5://`.',
  },
  'proxy-socks5h': {
    meaning: 'Only newer versions of Go know the scheme `socks5h`.',
    example: 'HTTPS_PROXY=socks5h://proxy.example.com:1080',
    fix: 'Use `socks5`, which works in all of them.',
  },
  'proxy-space': {
    meaning: 'The address contains a space or control character, so Go ignores the proxy.',
    example: 'HTTPS_PROXY= http://proxy.example.com:3128',
    fix: 'Remove it.',
  },
  'proxy-user-info': {
    meaning: 'The username or password contains a character that is not encoded, such as `@`, `/` or `^`.',
    example: 'HTTPS_PROXY=http://user:fake@password@proxy.example.com:3128',
    fix: 'Write `@` as `%40`, `/` as `%2F`, `?` as `%3F`, `#` as `%23`, `^` as `%5E`, and others likewise.',
  },
  'proxy-word': {
    meaning: 'The value is a word such as `none`. Go would look for a proxy of this name.',
    example: 'HTTPS_PROXY=none',
    fix: 'Remove the variable if there is no proxy.',
  },
} as const satisfies CodeTable;

export type EnvironmentCode = keyof typeof environmentCodes;
