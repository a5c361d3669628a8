import type { CodeTable } from 'source-text';

/** What a check from the server's side can find. Examples are lines of its report. */
export const serverCheckCodes = {
  'server-check-certificate': 'fail oidc.discovery certificate name',
  'server-check-certificate-ends': 'at 2026-11-23T20:14:05Z\nnote cert.days who=oidc ends=5-Dec-2026',
  'server-check-clock': 'note clock there=23-Nov-2026-20:09:01 here=23-Nov-2026-20:14:05',
  'server-check-connection': 'fail smtp.connect no-greeting',
  'server-check-database': 'fail pg.connect rejects',
  'server-check-discovery': 'fail oidc.discovery http=404',
  'server-check-file': 'fail file.logo missing',
  'server-check-issuer': 'fail oidc.issuer other said=https://login.example.com/realms/other',
  'server-check-issuer-slash': 'fail oidc.issuer slash',
  'server-check-name': 'fail smtp.connect dns',
  'server-check-no-answer': 'fail pg.connect timeout',
  'server-check-no-tls': 'fail smtp.starttls none-offered',
  'server-check-not-found': 'warn base.answers http=502',
  'server-check-proxy': 'fail token.tls proxy http=407',
  'server-check-refused': 'fail pg.connect refused',
  'server-check-report': 'arconf-server-check 1\nok smtp.connect',
  'server-check-stale': 'config changed',
} as const satisfies CodeTable;

export type ServerCheckCode = keyof typeof serverCheckCodes;

/** What to do, where the sentence of a finding is short: the page shows many of them at once. */
export const serverCheckAdvice: Readonly<Partial<Record<ServerCheckCode, string>>> = {
  'server-check-certificate':
    'Correct the address, or have the certificate replaced. SSL_CERT_FILE and SSL_CERT_DIR can add an authority.',
  'server-check-certificate-ends': 'Ask the other side for a new one.',
  'server-check-clock': 'Set the clock.',
  'server-check-database': 'Check the host and port, wait until it has started, or ask its administrator.',
  'server-check-discovery': 'Open the address with /.well-known/openid-configuration appended, and correct the issuer.',
  'server-check-file': 'Put it there, correct the path, or change its permissions.',
  'server-check-issuer': 'Write the issuer as the provider does, or that of the right realm or tenant.',
  'server-check-name': 'Correct the name, or have it added to the DNS used there.',
  'server-check-no-answer': 'Ask for the connection to be allowed.',
  'server-check-no-tls': 'Check the port, or have TLS switched on.',
  'server-check-not-found': 'Check whether it runs, the proxy in front of it, and the path of the base URL.',
  'server-check-proxy': 'Check HTTPS_PROXY, its user and NO_PROXY.',
  'server-check-refused': 'Check the host and port, and whether the other side is running.',
};
