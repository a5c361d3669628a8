import { type Entries, secret, text, url } from './entry.ts';

export const general = {
  baseUrl: url({
    title: 'Base URL',
    help: 'URL where the server is hosted; baseURL in Expr programs.',
    unset: 'No default.',
    keywords: 'address host domain',
    placeholder: 'https://review.example.com',
    example: 'https://review.example.com',
  }),
  organisationName: text({
    title: 'Organisation name',
    help: 'Only affects the label of the OIDC sign-in button.',
    unset: 'No default.',
    keywords: 'company hospital login button',
    placeholder: 'Example Hospital',
    example: 'Example Hospital',
  }),
  encryptionKey: secret({
    title: 'Encryption key',
    help: 'Base64-encoded AES-256 key (32 bytes, 44 characters) that encrypts secrets stored in the database.',
    unset: 'No default.',
    keywords: 'aes secret cipher',
    placeholder: 'Base64 of 32 bytes',
    example: 'bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=',
  }),
} satisfies Entries;
