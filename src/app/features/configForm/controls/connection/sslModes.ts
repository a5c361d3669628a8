/** The values of `sslmode` with their meaning, weakest first (libpq, SSL Support). */
export const sslModes: readonly { readonly value: string; readonly meaning: string }[] = [
  { value: 'disable', meaning: 'not encrypted' },
  { value: 'allow', meaning: 'encrypted only if PostgreSQL insists' },
  { value: 'prefer', meaning: 'encrypted if PostgreSQL can' },
  { value: 'require', meaning: 'encrypted, server not verified' },
  { value: 'verify-ca', meaning: 'encrypted, certificate verified' },
  { value: 'verify-full', meaning: 'encrypted, certificate and host verified' },
];
