import type { ValuePath } from 'source-text';

/** Where generated configurations have a secret: every kind of option that is one, and a key that only its name makes one. */
export const secretPaths: readonly ValuePath[] = [
  ['encryptionKey'],
  ['oidcClientSecret'],
  ['pgConnStr'],
  ['smtpAuth', 'mechanism', 'password'],
  ['smtpAuth', 'mechanism', 'clientSecret'],
  ['gatewayOAuth2', 'clientSecret'],
  ['apiToken'],
];
