import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { expect, it, test } from 'vitest';
import { exampleConfiguration } from '../../config/index.ts';
import { plantedDocuments } from '../../testing/plantedSecrets.ts';
import { serverFiles } from './carriedFiles.ts';

function filesOf(text: string, variables: Parameters<typeof serverFiles>[1] = []) {
  return serverFiles(parseHjson(text), variables).map(({ path, kind, usedBy }) => [path, kind, usedBy]);
}

test.each([
  [
    'the example',
    exampleConfiguration(),
    [
      ['/app/branding/logo.svg', 'file', 'accessReviewToolbarLogoPath'],
      ['/app/branding/login.jpg', 'file', 'loginPageBackgroundPath'],
    ],
  ],
  ['a folder', '{ templatesPath: "/app/templates" }', [['/app/templates', 'folder', 'templatesPath']]],
  [
    'the certificate of the database',
    '{ pgConnStr: "postgres://app:fake@db/review?sslmode=verify-full&sslrootcert=/etc/db/ca.pem" }',
    [['/etc/db/ca.pem', 'file', 'pgConnStr']],
  ],
  ['the certificates of the system', '{ pgConnStr: "host=db sslmode=verify-full sslrootcert=system" }', []],
  ['a path that is filled in later', `{ templatesPath: "\${DIR}/templates" }`, []],
  ['an empty path', '{ templatesPath: "" }', []],
])('%s', (_title, text, files) => expect(filesOf(text)).toEqual(files));

it('are also those of the environment, each path once', () => {
  const variables = [
    { name: 'SSL_CERT_DIR', value: '/etc/ssl/own:/app/templates' },
    { name: 'SSL_CERT_FILE', value: '/etc/ssl/ca.pem' },
    { name: 'GOGC', value: '50' },
  ];
  expect(filesOf('{ templatesPath: "/app/templates" }', variables)).toEqual([
    ['/app/templates', 'folder', 'templatesPath'],
    ['/etc/ssl/own', 'folder', 'SSL_CERT_DIR'],
    ['/etc/ssl/ca.pem', 'file', 'SSL_CERT_FILE'],
  ]);
});

it.each([
  ['of the database', []],
  ['of the system', [{ name: 'SSL_CERT_FILE', value: '/etc/planted-word-1.pem' }]],
  ['in a folder', [{ name: 'SSL_CERT_DIR', value: '/etc/ssl:/etc/planted-word-1' }]],
])('leave out a certificate %s whose path repeats a secret', (_title, variables) => {
  const text = '{ pgConnStr: "host=db password=planted-word-1 sslrootcert=/etc/planted-word-1.pem" }';
  expect(JSON.stringify(filesOf(text, variables))).not.toContain('planted');
});

it('hold no secret, whatever the configuration is', () => {
  for (const { text, marker, spelling } of plantedDocuments(fuzzCount(1_000), 11)) {
    expect(JSON.stringify(filesOf(text)).includes(marker), spelling).toBe(false);
  }
});
