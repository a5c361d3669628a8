import { parseHjson } from 'hjson-document';
import { unreadDocument } from 'hjson-document/incremental';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../testing/compareTexts.ts';
import { compareColumns, isDifference, readColumn, unreadableReason } from './index.ts';
import { pairText, titleOf } from './print/words.ts';

/** The rows that are not equal, as a person reads them. */
function shown(a: string, b: string): readonly string[] {
  return compareTexts(a, b)
    .rows.filter(({ verdict }) => verdict !== 'equal')
    .map((row) => `${row.verdict} ${titleOf(row)}: ${pairText(row, ['a', 'b'])}`);
}

const same: readonly string[] = [];

/** Not a valid encryption key. */
const key = 'bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=';

describe('a pair of cells', () => {
  test.each<[name: string, a: string, b: string, rows: readonly string[]]>([
    ['nothing and nothing', '{}', '', same],
    ['quoted and not', 'mailFrom: "a@example.com"', 'mailFrom: a@example.com', same],
    ['single quotes and a multi-line text', "mailFrom: 'a@example.com'", "mailFrom: '''a@example.com'''", same],
    ['an escape and its letter', 'organisationName: "a\\u0062"', 'organisationName: ab', same],
    ['JSON and HJSON', '{"smtpPort":587,"mailFrom":"a"}', 'mailFrom: a\nsmtpPort: 587', same],
    ['CR LF and LF', 'smtpPort: 587\r\nmailFrom: a\r\n', 'smtpPort: 587\nmailFrom: a\n', same],
    ['comments', '# one\nsmtpPort: 587 // two', 'smtpPort: 587', same],
    ['another value', 'mailFrom: a', 'mailFrom: b', ['differs mailFrom: a → b']],
    ['upper and lower case', 'mailFrom: a', 'mailFrom: A', ['differs mailFrom: a → A']],
    ['a blank in quotes', 'mailFrom: "a "', 'mailFrom: a', ['differs mailFrom: "a " → a']],
    ['587 and 587.0', 'smtpPort: 587', 'smtpPort: 587.0', same],
    ['1000 and 1e3', 'queryTimeOutMinutes: 1000', 'queryTimeOutMinutes: 1e3', same],
    ['0 and -0', 'queryTimeOutMinutes: 0', 'queryTimeOutMinutes: -0', same],
    ['587 and "587"', 'smtpPort: 587', 'smtpPort: "587"', ['differs smtpPort: 587 → "587"']],
    [
      'integers that round to one double',
      'smtpPort: 9007199254740993',
      'smtpPort: 9007199254740992',
      ['differs smtpPort: 9007199254740993 → 9007199254740992'],
    ],
    [
      'true and "true"',
      'pgAzureManagedIdentity: true',
      'pgAzureManagedIdentity: "true"',
      ['differs pgAzureManagedIdentity: true → "true"'],
    ],
    [
      'the default and unset',
      'queryTimeOutMinutes: 10',
      '',
      ['sameEffect queryTimeOutMinutes: 10, the default, and not set: the same effect'],
    ],
    [
      'the empty default and unset',
      'supportPageUrl: ""',
      '',
      ['sameEffect supportPageUrl: "", the default, and not set: the same effect'],
    ],
    [
      'the default written as 10.0 and unset',
      '',
      'queryTimeOutMinutes: 10.0',
      ['sameEffect queryTimeOutMinutes: 10.0, the default, and not set: the same effect'],
    ],
    [
      'another value than the default and unset',
      'queryTimeOutMinutes: 20',
      '',
      ['only queryTimeOutMinutes: 20 (default: 10)'],
    ],
    ['a value and unset', '', 'mailFrom: a', ['only mailFrom: a']],
    ['a value and null', 'mailFrom: a', 'mailFrom: null', ['only mailFrom: a']],
    ['null and unset', 'mailFrom: null', '', same],
    [
      'a value and a comment of it',
      'smtpPort: 587',
      '# smtpPort: 25\nmailFrom: null',
      ['only smtpPort: 587 (commented out)'],
    ],
    ['duplicate keys, of which the last counts', 'smtpPort: 25\nsmtpPort: 587', 'smtpPort: 587', same],
    ['unknown keys', 'note: 1', 'note: 2', ['differs note: 1 → 2']],
    ['an unknown key in one', 'note: { b: 1, a: 2 }', '', ['only note: {"b":1,"a":2}']],
    ['unknown objects in another order', 'note: { b: 1, a: 2.0 }', 'note: { a: 2, b: 1 }', same],
    ['an unknown null and nothing', 'note: null', '', ['only note: null']],
    ['an unknown key of an object', 'smtpAuth: { user: 1 }', 'smtpAuth: { user: 2 }', ['differs smtpAuth.user: 1 → 2']],
    [
      'a feature that is off in one',
      'gatewayOAuth2: { clientId: "a" }',
      '',
      ['only gatewayOAuth2: set', 'only gatewayOAuth2.clientId: a'],
    ],
    ['an empty object and none', 'smtpAuth: {}', '', ['only smtpAuth: set']],
    [
      'token parameters',
      'gatewayOAuth2: { endpointParams: { a: "\'x\'", b: "baseURL" } }',
      'gatewayOAuth2: { endpointParams: { a: "\'y\'" } }',
      ["differs gatewayOAuth2.endpointParams.a: 'x' → 'y'", 'only gatewayOAuth2.endpointParams.b: baseURL'],
    ],
    [
      'a connection string as URL and as keywords',
      'pgConnStr: postgres://u@h:5432/d',
      'pgConnStr: host=h port=5432 user=u dbname=d',
      same,
    ],
    [
      'a password that is percent-encoded',
      'pgConnStr: postgres://u:a%62c@h/d',
      'pgConnStr: postgres://u:abc@h/d',
      same,
    ],
    [
      'hosts of a connection string',
      'pgConnStr: postgres://u:abc@h/d',
      'pgConnStr: postgres://u:abc@g/d',
      ['differs pgConnStr · host: h → g'],
    ],
    [
      'passwords of a connection string',
      'pgConnStr: postgres://u:abc@h/d',
      'pgConnStr: postgres://u:xyz@h/d',
      ['differs pgConnStr · password: differs (hidden)'],
    ],
    [
      'a connection string and none',
      'pgConnStr: postgres://u:abc@h',
      '',
      ['only pgConnStr · host: h', 'only pgConnStr · user: u', 'only pgConnStr · password: (hidden)'],
    ],
    [
      'a connection string that has no certain parts',
      'pgConnStr: postgres://u:a@b@h/d',
      'pgConnStr: postgres://u:abc@h/d',
      ['differs pgConnStr: (hidden) → postgres://u:••••••@h/d'],
    ],
    ['equal secrets', `encryptionKey: ${key}`, `encryptionKey: '${key}'`, same],
    [
      'different secrets',
      'oidcClientSecret: "fake-one"',
      'oidcClientSecret: "fake-two"',
      ['differs oidcClientSecret: differs (hidden)'],
    ],
    ['a secret in one', '', 'oidcClientSecret: "fake-one"', ['only oidcClientSecret: (hidden)']],
    [
      'a secret and a reference',
      'oidcClientSecret: "fake-one"',
      `oidcClientSecret: "\${NAME}"`,
      [`differs oidcClientSecret: (hidden) → \${NAME}`],
    ],
    [
      'a secret and where it is',
      'oidcClientSecret: "fake-one"',
      'oidcClientSecret: "vault:secret/review#key"',
      ['differs oidcClientSecret: (hidden) → (hidden) (not the secret itself)'],
    ],
    [
      'two cipher texts',
      'gatewayOAuth2: { clientSecret: "ENC[AES256_GCM,data:fake,type:str]" }',
      'gatewayOAuth2: { clientSecret: "ENC[AES256_GCM,data:fake2,type:str]" }',
      ['differs gatewayOAuth2.clientSecret: differs (hidden)'],
    ],
    ['the form of a pointer where no secret is', 'organisationName: $NAME', 'organisationName: $NAME', same],
    [
      'a placeholder',
      'baseUrl: "<URL>"',
      'baseUrl: https://review.example.com',
      ['differs baseUrl: <URL> (placeholder) → https://review.example.com'],
    ],
    [
      'what a redacted copy leaves out',
      'oidcClientSecret: "fake-one"\nsmtpAuth: { mechanism: { clientSecret: "fake-two" } }\nmailFrom: a@example.com',
      'oidcClientSecret: "<redacted oidcClientSecret>"\nsmtpAuth: { mechanism: { clientSecret: "<redacted smtpAuth.mechanism.clientSecret>" } }\nmailFrom: a@example.com',
      [
        'hidden oidcClientSecret: hidden in a redacted copy: not compared',
        'hidden smtpAuth.mechanism.clientSecret: hidden in a redacted copy: not compared',
      ],
    ],
    [
      'what a redacted copy leaves out, and the original does not have',
      '',
      'oidcClientSecret: "<redacted oidcClientSecret>"',
      ['only oidcClientSecret: (hidden) (hidden in this copy)'],
    ],
    [
      'a connection string whose password a redacted copy leaves out',
      'pgConnStr: postgres://u:fake@h/d',
      'pgConnStr: "postgres://u:<redacted password.in.pgConnStr>@h/d"',
      ['hidden pgConnStr · password: hidden in a redacted copy: not compared'],
    ],
    [
      'a value of the wrong type',
      'smtpAuth: { username: "a" }',
      'smtpAuth: [1]',
      ['differs smtpAuth: set → (hidden)', 'only smtpAuth.username: a'],
    ],
  ])('%s', (_name, a, b, rows) => expect(shown(a, b)).toEqual(rows));

  test('what a redacted copy leaves out is no secret of the comparison, and what stands beside it stays hidden', () => {
    const { rows } = compareTexts(
      '',
      'oidcClientSecret: "<redacted oidcClientSecret>"\nencryptionKey: "fake<redacted encryptionKey>"',
    );
    for (const name of ['oidcClientSecret', 'encryptionKey']) {
      const cell = rows.find((row) => row.name === name)?.cells[1];
      expect(cell).toMatchObject({ text: '••••••', open: 'redacted', secret: undefined });
    }
  });

  test('what is missing from a text that cannot be read is not called unset', () => {
    const { rows } = compareTexts('mailFrom: a\nsmtpPort: 25', '{ "mailFrom": "a", smtpPort: 25, baseUrl: ');
    const of = (name: string) => rows.find((row) => row.name === name);
    expect(of('mailFrom')?.verdict).toBe('equal');
    expect(of('organisationName')).toMatchObject({
      verdict: 'unreadable',
      cells: [{ kind: 'unset' }, { kind: 'unreadable' }],
    });
    expect(of('baseUrl')?.cells[1]).toEqual({ kind: 'unreadable' });
  });

  test.each([
    ['an error, by its line', 'smtpPort: 25\nbaseUrl: "a', /^Line 2: \S/],
    ['what it is instead', '[]', /^The text has no options\.$/],
  ])('why a text cannot be read is said: %s', (_name, text, reason) => {
    const { columns } = compareTexts(text);
    expect(columns[0] && unreadableReason(columns[0])).toMatch(reason);
  });

  test('why a text is not read is said: that it is too much', () => {
    const document = unreadDocument('a', { reason: 'has more than 20,000 lines' });
    const column = readColumn({ label: '', document, serverVersion: 'latest' });
    expect(unreadableReason(column)).toBe('The text has more than 20,000 lines.');
  });

  test('a text that is not an object has nothing to compare', () => {
    const { rows } = compareTexts('mailFrom: a', '[]');
    expect(rows.filter(isDifference).length).toBe(rows.length);
  });

  test('a broken value keeps its marks: severity, validity, default', () => {
    const { rows } = compareTexts('smtpPort: "587"\nqueryTimeOutMinutes: 10', '{}');
    const cell = (name: string) => rows.find((row) => row.name === name)?.cells[0];
    expect(cell('smtpPort')).toMatchObject({ kind: 'set', isValid: false, severity: 'error', isDefault: false });
    expect(cell('queryTimeOutMinutes')).toMatchObject({
      kind: 'set',
      isValid: true,
      severity: undefined,
      isDefault: true,
    });
  });

  test.each([
    ['with a scheme', 'http://u:', '@proxy'],
    ['without one', 'u:', '@proxy:3128'],
  ])('variables beside the texts have rows, without their passwords: a proxy %s', (_title, before, after) => {
    const column = (label: string, value: string) =>
      readColumn({
        label,
        document: parseHjson(''),
        serverVersion: 'latest',
        variables: [{ name: 'HTTPS_PROXY', value }],
      });
    const { rows } = compareColumns([column('a', `${before}fake${after}`), column('b', `${before}other${after}`)]);
    const row = rows.at(-1);
    expect(row).toMatchObject({ kind: 'variable', name: 'HTTPS_PROXY', verdict: 'differs' });
    expect(row?.cells.map((cell) => cell.kind === 'set' && cell.text)).toEqual([
      `${before}••••••${after}`,
      `${before}••••••${after}`,
    ]);
  });
});
