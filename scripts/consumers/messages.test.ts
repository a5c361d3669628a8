import { expect, it } from 'vitest';
import { parseHjson } from '../../src/hjson/index.ts';
import { readMessages } from '../../src/messages/index.ts';
import { askMessages, goIsMissing } from '../../src/testing/goReference.ts';

/** The code that each provoked error is recognised as. */
const expected = {
  aes: 'message-aes',
  base64: 'message-base64',
  'encoding/json': 'message-json-type',
  'expr name': 'message-expr-name',
  'expr syntax': 'message-expr-syntax',
  'expr type': 'message-expr-type',
  'hjson-go': 'message-hjson',
  'no such host': 'message-dns',
  'oauth2 code': 'message-oauth2-client',
  'oauth2 missing': 'message-oauth2-missing',
  'oauth2 status': 'message-oauth2-status',
  'oidc decode': 'message-oidc-discovery',
  'oidc issuer': 'message-oidc-issuer',
  'pgx connections': 'message-pg-connections',
  'pgx database': 'message-pg-database',
  'pgx parse': 'message-pg-parse',
  'pgx password': 'message-pg-password',
  'pgx pg_hba': 'message-pg-hba',
  'pgx tls': 'message-pg-tls',
  'pq password': 'message-pg-password',
  'pq tls': 'message-pg-tls',
  refused: 'message-refused',
  'smtp login': 'message-smtp-login',
  'smtp starttls': 'message-smtp-starttls',
  'smtp unencrypted': 'message-smtp-unencrypted',
  timeout: 'message-timeout',
  'tls record': 'message-tls-record',
  'x509 authority': 'message-x509-authority',
  'x509 expired': 'message-x509-expired',
  'x509 name': 'message-x509-name',
};

it.skipIf(goIsMissing)(
  `what the Go libraries say of each provoked error is recognised as what it is ${goIsMissing ?? ''}`,
  () => {
    const said = askMessages<{ readonly name: string; readonly message: string }>();
    const recognised = said.map(({ name, message }) => [
      name,
      readMessages(message, parseHjson(''))
        .map(({ code }) => code)
        .join(' '),
    ]);
    expect(Object.fromEntries(recognised)).toEqual(expected);
  },
);
