import type { CodeTable } from '../../text/index.ts';

/**
 * What may be wrong with texts side by side, even if nothing is wrong with any of them. The two texts of an example are separated by `---`.
 */
export const comparisonCodes = {
  'newer-than-column': {
    meaning: 'An option is set in one text, but another text is compared as that of an older server.',
    example: 'gatewayOAuth2: { endpointParams: { audience: "\'gateway\'" } }\n---\nbaseUrl: https://test.example.com',
    fix: 'Take the option over only once that server is updated.',
  },
  'same-base-url': {
    meaning: 'Two texts have the same base URL, but different databases.',
    example:
      'baseUrl: https://review.example.com\npgConnStr: postgres://db-1/review\n---\nbaseUrl: https://review.example.com\npgConnStr: postgres://db-2/review',
    fix: 'Check whether one of the two was copied but not adapted.',
  },
  'same-database': {
    meaning: 'Two texts name the same database, but different base URLs.',
    example:
      'baseUrl: https://review.example.com\npgConnStr: postgres://db/review\n---\nbaseUrl: https://test.example.com\npgConnStr: postgres://db/review',
    fix: 'Name another database in one of them, unless both are meant to share it.',
  },
  'same-encryption-key': {
    meaning: 'One encryption key is used for different databases: if it leaks, the secrets in all of them can be read.',
    example:
      'encryptionKey: bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=\npgConnStr: postgres://db-1/review\n---\nencryptionKey: bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=\npgConnStr: postgres://db-2/review',
    fix: 'Generate a key for each database. Data that is already encrypted needs the key that it was encrypted with.',
  },
  'same-secret': {
    meaning: 'The same secret is in two texts that have different base URLs or databases.',
    example:
      'baseUrl: https://review.example.com\noidcClientSecret: not-a-real-secret\n---\nbaseUrl: https://test.example.com\noidcClientSecret: not-a-real-secret',
    fix: 'Use a separate secret for each, so that one that leaks opens nothing else.',
  },
  'set-in-all-but-one': {
    meaning: 'An option is set in every text but one.',
    example:
      'organisationName: Example Hospital\n---\norganisationName: Example Hospital\n---\nbaseUrl: https://test.example.com',
    fix: 'Check whether it was forgotten there.',
  },
} as const satisfies CodeTable;

export type ComparisonCode = keyof typeof comparisonCodes;
