import { parseHjson } from 'hjson-document';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../testing/compareTexts.ts';
import { type Comparison, compareColumns, readColumn } from '../index.ts';

const said = ({ problems }: Comparison) =>
  problems.map(({ code, row, columns }) => `${code} ${row.name} ${columns.map((index) => 'abcd'[index]).join('')}`);

const key = 'encryptionKey: bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=';
const secret = 'oidcClientSecret: fake-secret';
const [urlOne, urlTwo] = ['baseUrl: https://one.example.com', 'baseUrl: https://two.example.com'];
const [dbOne, dbTwo] = ['pgConnStr: postgres://one/review', 'pgConnStr: postgres://two/review'];
const text = (...lines: readonly (string | undefined)[]) => lines.join('\n');

describe('texts side by side', () => {
  test.each<[name: string, texts: readonly string[], problems: readonly string[]]>([
    ['one key and two databases', [text(key, dbOne), text(key, dbTwo)], ['same-encryption-key encryptionKey ab']],
    ['one key and one database', [text(key, dbOne), text(key, dbOne)], []],
    [
      'one key and one database, written in two ways',
      [text(key, 'pgConnStr: postgres://one:5432/review'), text(key, 'pgConnStr: host=one dbname=review')],
      [],
    ],
    [
      'one key and a database that is not certain',
      [text(key, dbOne), text(key, 'pgConnStr: postgres://a,b/review')],
      [],
    ],
    [
      'a placeholder for a key and two databases',
      [text('encryptionKey: "<KEY>"', dbOne), text('encryptionKey: "<KEY>"', dbTwo)],
      [],
    ],
    [
      'a reference for a key and two databases',
      [text(`encryptionKey: "\${KEY}"`, dbOne), text(`encryptionKey: "\${KEY}"`, dbTwo)],
      [],
    ],
    ['one key and two base URLs alone', [text(key, urlOne), text(key, urlTwo)], ['same-secret encryptionKey ab']],
    ['one secret and two base URLs', [text(secret, urlOne), text(secret, urlTwo)], ['same-secret oidcClientSecret ab']],
    [
      'two states of one file',
      [text(secret, key, urlOne, dbOne, 'smtpPort: 25'), text(secret, key, urlOne, dbOne)],
      [],
    ],
    ['one base URL and two databases', [text(urlOne, dbOne), text(urlOne, dbTwo)], ['same-base-url baseUrl ab']],
    ['one database and two base URLs', [text(urlOne, dbOne), text(urlTwo, dbOne)], ['same-database pgConnStr.host ab']],
    [
      'the password of two databases',
      [text('pgConnStr: postgres://u:fake-word@one/d'), text('pgConnStr: postgres://u:fake-word@two/d')],
      ['same-secret pgConnStr.password ab'],
    ],
    [
      'an option that one of three lacks',
      ['smtpPort: 25', 'smtpPort: 587', 'mailFrom: null'],
      ['set-in-all-but-one smtpPort c'],
    ],
    ['an option that the defaults lack', ['smtpPort: 25', 'smtpPort: 587', '{}'], []],
    ['an option that one of two lacks', ['smtpPort: 25', ''], []],
    [
      'an object that one of three lacks',
      ['smtpAuth: { username: "a" }', 'smtpAuth: { username: "a" }', 'mailFrom: null'],
      ['set-in-all-but-one smtpAuth c'],
    ],
    ['a default that one of three lacks', ['queryTimeOutMinutes: 10', 'queryTimeOutMinutes: 10', ''], []],
    [
      'an option of another choice',
      ['xOAuth2', 'autoDiscover', 'autoDiscover'].map((type) =>
        text(`smtpAuth: { mechanism: { type: "${type}"${type === 'xOAuth2' ? '' : ', password: "fake-word"'} } }`),
      ),
      [],
    ],
    [
      'three of which two share a secret',
      [text(secret, urlOne), text(secret, urlTwo), 'oidcClientSecret: fake-other'],
      ['set-in-all-but-one baseUrl c', 'same-secret oidcClientSecret ab'],
    ],
  ])('%s', (_name, texts, problems) => expect(said(compareTexts(...texts))).toEqual(problems));

  test('an option that a server does not have yet is said of the column with that version', () => {
    const columns = ['gatewayOAuth2: { endpointParams: {} }', 'gatewayOAuth2: {}'].map((each, index) =>
      readColumn({ label: `${index}`, document: parseHjson(each), serverVersion: ['latest', '3.41.0'][index] ?? '' }),
    );
    expect(said(compareColumns(columns))).toEqual(['newer-than-column gatewayOAuth2.endpointParams b']);
    expect(said(compareColumns([...columns].reverse()))).toEqual(['newer-than-column gatewayOAuth2.endpointParams a']);
  });

  test('a problem names the columns', () => {
    const [problem] = compareTexts(text(key, dbOne), text(key, dbTwo)).problems;
    expect(problem?.message).toBe(
      'One key encrypts the databases of a and b. If it leaks, the secrets in all of them can be read.',
    );
  });
});
