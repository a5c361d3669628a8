import type { CodeTable } from '../text/index.ts';

/** What a check from the server's side can find. Examples are lines of its report. */
export const serverCheckCodes = {
  'server-check-certificate': {
    meaning: "The other side's certificate is rejected there.",
    example: 'fail oidc.discovery certificate name',
    fix: 'Correct the address, or have the certificate replaced. `SSL_CERT_FILE` and `SSL_CERT_DIR` can add an authority.',
  },
  'server-check-certificate-ends': {
    meaning: 'A certificate expires within three weeks.',
    example: 'at 2026-11-23T20:14:05Z\nnote cert.days who=oidc ends=5-Dec-2026',
    fix: 'Ask the other side for a new one.',
  },
  'server-check-clock': {
    meaning: "The clock there and the provider's differ by more than a minute.",
    example: 'note clock there=23-Nov-2026-20:09:01 here=23-Nov-2026-20:14:05',
    fix: 'Set the clock: tokens are otherwise refused as not yet valid or as expired.',
  },
  'server-check-connection': {
    meaning: 'A connection was made, but the answer is not what was expected.',
    example: 'fail smtp.connect no-greeting',
    fix: 'Check the port and whether it expects TLS from the start.',
  },
  'server-check-database': {
    meaning: 'The database is not accepting connections, or what answers is not PostgreSQL.',
    example: 'fail pg.connect rejects',
    fix: 'Check the host and port, wait until it has started, or ask its administrator.',
  },
  'server-check-discovery': {
    meaning: 'There is no OpenID Connect discovery document at the issuer.',
    example: 'fail oidc.discovery http=404',
    fix: 'Open the address with `/.well-known/openid-configuration` appended, and correct the issuer.',
  },
  'server-check-file': {
    meaning: 'A file or folder that the configuration names is missing there or cannot be read.',
    example: 'fail file.logo missing',
    fix: 'Put it there, correct the path, or change its permissions.',
  },
  'server-check-issuer': {
    meaning: 'The provider names another issuer in its discovery document.',
    example: 'fail oidc.issuer other said=https://login.example.com/realms/other',
    fix: 'Write the issuer as the provider does, or that of the right realm or tenant.',
  },
  'server-check-issuer-slash': {
    meaning: "The provider's issuer and the one in the configuration differ in the last slash.",
    example: 'fail oidc.issuer slash',
    fix: 'Write it as the provider does: both must be the same, letter by letter.',
  },
  'server-check-name': {
    meaning: 'A host name was not found from there.',
    example: 'fail smtp.connect dns',
    fix: 'Correct the name, or have it added to the DNS used there.',
  },
  'server-check-no-answer': {
    meaning: 'No answer came in time.',
    example: 'fail pg.connect timeout',
    fix: 'A firewall is often the cause: ask for the connection to be allowed.',
  },
  'server-check-no-tls': {
    meaning: 'The other side offers no encryption.',
    example: 'fail smtp.starttls none-offered',
    fix: 'Check the port, or have TLS switched on.',
  },
  'server-check-not-found': {
    meaning: 'Something answers at the base URL, but finds nothing there.',
    example: 'warn base.answers http=502',
    fix: 'Check whether it runs, the proxy in front of it, and the path of the base URL.',
  },
  'server-check-proxy': {
    meaning: 'The proxy did not let the connection through.',
    example: 'fail token.tls proxy http=407',
    fix: 'Check `HTTPS_PROXY`, its user and `NO_PROXY`.',
  },
  'server-check-refused': {
    meaning: 'Nothing listens at this port.',
    example: 'fail pg.connect refused',
    fix: 'Check the host and port, and whether the other side is running.',
  },
  'server-check-report': {
    meaning: 'The report is cut off, was changed, or is of another version.',
    example: 'arconf-server-check 1\nok smtp.connect',
    fix: 'Copy all of it, from its first line to the line that begins with `end`.',
  },
  'server-check-stale': {
    meaning: 'The configuration there is not the one that the script was made for.',
    example: 'config changed',
    fix: 'Generate the script again from the configuration that is there.',
  },
} as const satisfies CodeTable;

export type ServerCheckCode = keyof typeof serverCheckCodes;
