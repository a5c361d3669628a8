import { type Entries, secret, text, url } from './entry.ts';

export const general = {
  baseUrl: url({
    title: 'Base URL',
    help: 'URL where the server is hosted. Expr programs see it as baseURL. It has no default.',
    placeholder: 'https://review.example.com',
    example: 'https://review.example.com',
  }),
  organisationName: text({
    title: 'Organisation name',
    help: 'Name of the organisation. It changes nothing but the label of the OIDC login button. It has no default.',
    placeholder: 'Example Hospital',
    example: 'Example Hospital',
  }),
  encryptionKey: secret({
    title: 'Encryption key',
    help: 'AES-256 key that encrypts the secrets stored in the database: 32 bytes, written as Base64 (44 characters). It has no default. Secrets encrypted with another key cannot be read with this one.',
    placeholder: 'Base64 of 32 bytes',
    example: 'bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=',
  }),
} satisfies Entries;
