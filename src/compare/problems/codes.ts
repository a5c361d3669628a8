import type { CodeTable } from 'source-text';

/**
 * What may be wrong with texts side by side, even if nothing is wrong with any of them. The two texts of an example are separated by `---`.
 */
export const comparisonCodes = {
  'newer-than-column':
    'gatewayOAuth2: { endpointParams: { audience: "\'gateway\'" } }\n---\nbaseUrl: https://test.example.com',
  'same-base-url':
    'baseUrl: https://review.example.com\npgConnStr: postgres://db-1/review\n---\nbaseUrl: https://review.example.com\npgConnStr: postgres://db-2/review',
  'same-database':
    'baseUrl: https://review.example.com\npgConnStr: postgres://db/review\n---\nbaseUrl: https://test.example.com\npgConnStr: postgres://db/review',
  'same-encryption-key':
    'encryptionKey: bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=\npgConnStr: postgres://db-1/review\n---\nencryptionKey: bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=\npgConnStr: postgres://db-2/review',
  'same-secret':
    'baseUrl: https://review.example.com\noidcClientSecret: not-a-real-secret\n---\nbaseUrl: https://test.example.com\noidcClientSecret: not-a-real-secret',
  'set-in-all-but-one':
    'organisationName: Example Hospital\n---\norganisationName: Example Hospital\n---\nbaseUrl: https://test.example.com',
} as const satisfies CodeTable;

export type ComparisonCode = keyof typeof comparisonCodes;
