import { parseHjson } from 'hjson-document';
import { configTexts, hjsonTexts } from 'hjson-document/testing/hjsonTexts';
import { followEdits } from 'hjson-document/testing/scalarEdits';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { defaultTemplate, exampleConfiguration } from '../config/index.ts';
import { writeConnection } from '../connection/index.ts';
import { secretRanges } from './secretRanges.ts';

function secretsOf(text: string): readonly string[] {
  const ranges = [...secretRanges(parseHjson(text))].sort((a, b) => a.start - b.start);
  return ranges.map(({ start, end }) => text.slice(start, end));
}

/** Tokens in the forms of their issuers. */
const issued: readonly string[] = [
  's.fakefakefakefakefakefake',
  'hvs.fakefakefakefakefakefake',
  'hvb.fakefakefakefakefakefake',
  'fakefakefakefa.atlasv1.fakefakefakefake',
  'AGE-SECRET-KEY-1FAKEFAKEFAKE',
  'v2.local.fakefakefakefakefake',
  '1//0gfakefakefakefakefake',
  '123456789:AAfakefakefakefakefake',
  'https://discord.com/api/webhooks/123456789012345678/fakefakefake',
  'dapifafafafafafafafafafafa',
  'gldt-fakefakefakefakefake',
  'SG.fakefakefakefakefakefa.fakefakefakefakefakefakefakefakefakefakefak',
  'GOCSPX-fakefakefakefakefakefakefake',
  'abc8Q~fakefakefakefakefakefakefakefakefa',
  'AKIAFAKEFAKEFAKEFAKE',
  'glrt-fakefakefakefakefake',
  'https://hooks.slack.com/services/TFAKEFAKE/BFAKEFAKE/fakefakefakefakefakefake',
  'shpat_fakefakefakefakefakefakefakefake',
  'dop_v1_fakefakefakefake',
  'whsec_fakefakefakefake',
  'rk_live_fakefakefakefake',
  'lin_api_fakefakefakefake',
];

describe('secrets are', () => {
  test.each([
    ['in secret options', '{encryptionKey: "fake-key", smtpPort: 587}', ['"fake-key"']],
    ['in options below an object', 'smtpAuth: {mechanism: {password: "fake"}}', ['"fake"']],
    ['in all of a secret of a wrong type', '{oidcClientSecret: ["fake", {a: 1}]}', ['["fake", {a: 1}]']],
    ['in all that is there in place of an object with secrets', '{smtpAuth: "u:fake"}', ['"u:fake"']],
    ['in a list in its place', '{GATEWAYOAUTH2: ["u", "fake"]}', ['["u", "fake"]']],
    ['in a text in place of an object below', '{smtpAuth: {mechanism: "fake"}}', ['"fake"']],
    ['in unknown keys that are named like one', '{my_token: 17, tokenNumber: 1, tokenPath: 2}', ['17', '1']],
    ['in addresses with a password, in any option', '{baseUrl: "https://u:fake@x.test"}', ['fake']],
    ['in comments', '# oidcClientSecret: fake one\n{} // password = fake two\n', ['fake one', 'fake two']],
    ['behind a comment of words', '# the key below\na: b # clientSecret: "fake"\n# x\n', ['b # clientSecret: "fake"']],
    ['in what cannot be read', '{a: 1}\nclientSecret: fake\n', ['a', '1', 'fake']],
    ['in several lines', "{} # password: '''fake\n# more''' end\n", ["'''fake", "more''' end"]],
    [
      'wherever they are repeated in another form',
      ['{encryptionKey: "fa+Ke/key-1==",', ...['fa+Ke/key-1', 'fa-Ke_key-1', 'FA+KE/KEY-1==', 'fa+ke/key-1=='], '}']
        .map((form) => (/^[{}]/.test(form) ? form : `mailFrom: "${form}",`))
        .join(' '),
      ['"fa+Ke/key-1=="', '"fa+Ke/key-1"', '"fa-Ke_key-1"', '"FA+KE/KEY-1=="', '"fa+ke/key-1=="'],
    ],
    [
      'wherever they are repeated in Base64 or hexadecimal',
      `{oidcClientSecret: "fake<1>", ${[btoa('fake<1>'), btoa('fake<1>').replace(/=+$/, ''), '66616b653c313e', 'fake&lt;1&gt;'].map((form) => `mailFrom: "${form}"`)}}`,
      ['"fake<1>"', '"ZmFrZTwxPg=="', '"ZmFrZTwxPg"', '"66616b653c313e"', '"fake&lt;1&gt;"'],
    ],
    [
      'wherever they are repeated as a form sends them, for HTML, composed otherwise, or in large hexadecimal digits',
      `{oidcClientSecret: "fäke <o'>", ${["fäke+<o'>", "f%C3%A4ke+%3Co'%3E", "fäke &lt;o'&gt;", "fa\u0308ke <o'>", '66C3A46B65203C6F273E'].map((form) => `mailFrom: ${JSON.stringify(form)}`)}}`,
      [
        '"fäke <o\'>"',
        '"fäke+<o\'>"',
        '"f%C3%A4ke+%3Co\'%3E"',
        '"fäke &lt;o\'&gt;"',
        '"fa\u0308ke <o\'>"',
        '"66C3A46B65203C6F273E"',
      ],
    ],
    [
      'wherever they are repeated in Base64 behind the ID of a client',
      `{oidcClientSecret: "fake<12>", ${['a', 'ab', 'abc'].map((id) => `mailFrom: "${btoa(`${id}:fake<12>`)}"`)}}`,
      ['"fake<12>"', ...['a', 'ab', 'abc'].map((id) => `"${btoa(`${id}:fake<12>`)}"`)],
    ],
    [
      'wherever the bytes of a key in Base64 are repeated',
      `{encryptionKey: "ZmFrZS1rZXk=", ${['66616b652d6b6579', '66616B652D6B6579', 'fake-key'].map((form) => `mailFrom: "${form}"`)}}`,
      ['"ZmFrZS1rZXk="', '"66616b652d6b6579"', '"66616B652D6B6579"', '"fake-key"'],
    ],
    ['wherever they are repeated', '{encryptionKey: "fake-key"} # was fake-key\n', ['"fake-key"', 'fake-key']],
    [
      'wherever the text of a program is repeated',
      `{gatewayOAuth2: {endpointParams: {client_secret: "'fake-word'"}}, fake-word: 1, mailFrom: fake-word\n}`,
      [`"'fake-word'"`, 'fake-word', 'fake-word'],
    ],
    ['in a text that assigns one, in any option', '{mailFrom: "api_token: abcdefgh"}', ['"api_token: abcdefgh"']],
    ['in a text with a camel-case assignment', '{mailFrom: "mySecret=abcdefgh"}', ['"mySecret=abcdefgh"']],
    [
      'where a percent-encoded one is repeated decoded',
      '{pgConnStr: "postgres://u:p%23ssw0rd@h/d", mailFrom: "is p#ssw0rd"}',
      ['p%23ssw0rd', '"is p#ssw0rd"'],
    ],
    ['in a long random word of a comment', '# was abcDEF0123456789abcdefXYZ then\n{}', ['abcDEF0123456789abcdefXYZ']],
    ['behind the key of damaged text', '{ oidcClientSecret "fake" }', ['"fake"']],
    [
      'in what a line end inside one turns into a member',
      '{\n  pgConnStr: "postgres://\n    review:fake@x.test/d"\n  smtpHostname: x.test\n}',
      ['"postgres://', 'review', 'fake@x.test/d"'],
    ],
    [
      'nowhere in what follows one that was not closed',
      '{\n  oidcClientSecret: "fake\n  smtpHostname: x.test\n}',
      ['"fake'],
    ],
    ['in comments beside a secret value', '{oidcClientSecret: "" # fake\n}', ['fake']],
    ['in a list that a quoteless value has swallowed', '{credentials: [ fake ]}', ['fake']],
    [
      'in comments before the value',
      '{oidcClientSecret: # fake one\n # fake two\n "x"}',
      ['fake one', 'fake two', '"x"'],
    ],
    ['behind the bracket that a secret begins with', '{\n  oidcClientSecret: }fake x\n}', ['fake x\n}']],
    ['in a member beside a secret', '{clientSecret: "fake" more: 1}', ['"fake"', 'more', '1']],
    ['behind the name of a commented-out secret', '# encryptionKey:\n#   fake\n# more\n{}', ['fake']],
    [
      'in comments that read as members, as in these',
      '# monkey: fake-1\n# "hockey": "fake two"\n#donkeys: fake three\n# smtpAuth: "u:fake"\n# mechanism: fake-4\n{}',
      ['fake-1', '"fake two"', 'fake three', '"u:fake"', 'fake-4'],
    ],
    [
      'nowhere in other comments, nor in what is only unknown',
      '# monkey: fake\n# hockey: at two\n# docs: https://x.test/a\n# smtpAuth: {\n#   username: a-1\n# }\n# mechanism: none\n{}',
      [],
    ],
    ['nowhere in what surely goes on', '{oidcClientSecret: "fake", a: 1 # x\n}\n# what follows', ['"fake"']],
    [
      'in commands, behind the flags of users and passwords',
      "# curl -u a:fake1 h; mysql -pfake2 -h db -P 3306 -p 'fake 3'\n{}",
      ['fake1', 'fake2', '3306', "'fake 3'"],
    ],
    ['nowhere in other commands', '# docker run -p 8080:80 -u app x; ssh -p 22 -W h:1 x; mkdir -p /data\n{}', []],
    [
      'in the user of an address, encoded or a token',
      '{baseUrl: "https://u%3Afake@x.test", mailFrom: "https://fakeToken0123456789ab@x.test/repo"}',
      ['u%3Afake', 'fakeToken0123456789ab'],
    ],
    [
      'in tokens of known forms',
      issued.map((token) => `mailFrom: "${token}"`).join('\n'),
      issued.map((token) => JSON.stringify(token)),
    ],
    [
      'in both halves of the user of an address, if one is a token',
      '{baseUrl: "https://fakeToken0123456789ab:x-oauth-basic@x.test", supportPageUrl: "https://fake:@x.test/", oidcIssuer: "ftp://fakeToken0123456789ab:y@x.test"}',
      ['fakeToken0123456789ab:x-oauth-basic', 'fake:', 'fakeToken0123456789ab:y'],
    ],
    [
      'in a user with digits and no password',
      '{baseUrl: "https://fake2@x.test", mailFrom: "ssh://git2@x.test"}',
      ['fake2'],
    ],
    [
      'in both halves, wherever one is repeated',
      '{baseUrl: "https://fakeToken0123456789ab:fakeword@x.test", mailFrom: "a fakeword", organisationName: "fakeToken0123456789ab"}',
      ['fakeToken0123456789ab:fakeword', '"a fakeword"', '"fakeToken0123456789ab"'],
    ],
    ...[
      'user[password]=fake',
      'user%5Bpassword%5D=fake',
      'user[token]=fake',
      'a[b][secret]=fake',
      'password[]=fake',
      'password[0][]=fake',
      'password+=fake',
      'pass%77ord=fake',
      '%70%61%73%73%77%6f%72%64=fake',
      'p%2561ssword=fake',
      'data=%7B%22password%22%3A%22fake%22%7D',
      'a=https%3A%2F%2Fu%3Afake%40x',
      'a=https%253A%252F%252Fu%253Afake%2540x',
      'next=%252Flogin%253Ftoken%253Dfake',
      'next=%2Flogin%3Fsid%3Dfake',
      'a=1;user%5Bapi_key%5D=fake',
    ].flatMap((query): [string, string, string[]][] => [
      [`in a query with ${query}`, `{supportPageUrl: "https://x.test/a?${query}"}`, [`"https://x.test/a?${query}"`]],
      [`in a note with ${query}`, `{} # see https://x.test/a?${query}`, [expect.stringMatching(/fake/)]],
    ]),
    ['after a scheme that is there twice', '{} # sent as Bearer Bearer fake22', ['fake22']],
    ...[
      `'Basic ' + toBase64('id:fake22')`,
      `'Bearer ' + 'fake22'`,
      `"Bearer " + 'fake22'`,
      `'password' + '=' + 'fake22'`,
      `'client_' + 'secret' + ': ' + 'fake'`,
    ].map((program): [string, string, string[]] => [
      `in a program whose literals make one: ${program}`,
      `{gatewayOAuth2: {endpointParams: {scope: ${JSON.stringify(program)}}}}`,
      [JSON.stringify(program)],
    ]),
    [
      'nowhere in programs of other literals',
      `{gatewayOAuth2: {endpointParams: {scope: "'a ' + gatewayURL + ' b'", audience: "'api://' + lower('x')"}}}`,
      [],
    ],
    [
      'nowhere in encoded words that name none',
      '{supportPageUrl: "https://x.test/?q=50%25%20of%20it&page%5Bsize%5D=3&next=%2Fhome%3Flang%3Den"} # see https://x.test/%C3%BC?a=b%40c',
      [],
    ],
    [
      'nowhere in a user of an address',
      '{baseUrl: "https://git@x.test/a", supportPageUrl: "https://first.last@x.test/"}',
      [],
    ],
    [
      'in a word that is the user of a web address, without a password',
      '{baseUrl: "https://mangrove@x.test/a", supportPageUrl: "http://word@x.test"} # at https://fake-word@x.test:81',
      ['mangrove', 'word', 'fake-word'],
    ],
    [
      'nowhere in the user of another address',
      '{baseUrl: "ssh://mangrove@x.test/a", smtpHostname: "sftp://backup@x.test", mailFrom: "mangrove@x.test"}',
      [],
    ],
    ['in addresses without a scheme', '{baseUrl: "u:fa@ke@h/d"} # or v:fake@h', ['fa@ke', 'fake']],
    [
      'nowhere in accounts and paths',
      '{supportPageUrl: "mailto:x@y.test", templatesPath: "C:/logos/logo@2x.png", baseUrl: "git@h.test:x/y"} # RCPT TO:<x@y.test>',
      [],
    ],
    [
      'in signed addresses',
      '{baseUrl: "https://x.test/?X-Amz-Signature=fake"} # /?code=fake',
      ['"https://x.test/?X-Amz-Signature=fake"', 'fake'],
    ],
    ...[
      '#code=fake',
      ';jsessionid=fake',
      ';JSESSIONID=fake?a=1',
      '?sid=fake',
      '?a=1&session_id=fake',
      '#id_token=fake',
    ].map((end): [string, string, string[]] => [
      `in addresses that end in ${end}`,
      `{supportPageUrl: "https://x.test/a${end}"}`,
      [`"https://x.test/a${end}"`],
    ]),
    [
      'in addresses whose @ is encoded, or with a line end in the password',
      '{baseUrl: "https://u:fake%40x.test", oidcIssuer: "https://u:a\\nfake@x.test", supportPageUrl: "https://x.test:81/?a=b%40c"}',
      ['"https://u:fake%40x.test"', '"https://u:a\\nfake@x.test"'],
    ],
    ['in the key that a missing colon makes of one', '{code=fake: 1}', ['code=fake', '1']],
    ['nowhere behind other codes', '# exit code: 3, https://x.test/?lang=en\n{organisationName: "code=3"}', []],
    [
      'in the word below a note of their name',
      '# the old password\n# fake\n# the password\n# is in the vault\n{}',
      ['fake'],
    ],
    [
      'in the notes beside a secret',
      '# from June: fake1\noidcClientSecret: "fake2"\n# rotated\n// was fake3\n\n# Port: 25\nsmtpPort: 25',
      ['fake1', '"fake2"', 'fake3'],
    ],
    [
      'nowhere in members commented out beside a secret',
      'oidcClientSecret: ""\n# smtpPort: 25\n# "baseUrl": "https://x.test"\n# ========\n',
      [],
    ],
    ['nowhere in notes of the member above', 'smtpPort: 25 # was: 587\noidcClientSecret: "fake"', ['"fake"']],
    ['nowhere in references', '{encryptionKey: "$(KEY)", pgConnStr: "{{ .pgConnStr }}"}', []],
    ['nowhere in prose', '# keyword=value pairs, monkeys: two, the hockey-score: 3:2\n{}', []],
    ['nowhere in empty values and switches', '{encryptionKey: "", oidcClientSecret: null, password: true}', []],
  ])('%s', (_, text, expected) => {
    expect(secretsOf(text)).toEqual(expected);
  });
});

describe('behind the bracket that a secret begins with, the rest of its line is hidden, whatever is in it', () => {
  test.each([
    'fa ke',
    '#fake',
    '//fake',
    '/*fake*/',
    'fa:ke',
    'fa: ke',
    '"fa":ke',
    ',fa:ke',
    ',#fake',
    'fa,ke:x',
    '}fa:ke',
  ])('}%s', (rest) => {
    const text = `{\n  smtpAuth: {\n    mechanism: {\n      password: }${rest}\n    }\n  }\n  smtpPort: 25\n}`;
    const shown = secretRanges(parseHjson(text)).reduceRight(
      (other, { start, end }) => other.slice(0, start) + other.slice(end),
      text,
    );
    expect(shown).not.toMatch(/fa|ke/);
    expect(shown).toContain('smtpPort: 25');
  });

  test.each([
    '{"smtpAuth":{"mechanism":{"password":},"username":"u"},"smtpPort":25}',
    '{ smtpAuth: { mechanism: { password: } } # note\n  smtpPort: 25 }',
  ])('but not what goes on behind a value that is missing: %s', (text) => expect(secretsOf(text)).toEqual([]));
});

describe('of a connection string, hidden is', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['the password', 'postgres://u:fake@h:1/d?sslmode=require', ['fake']],
    ['the password, encoded', 'postgres://u:fa%23ke%40@h/d', ['fa%23ke%40']],
    ['the password of keywords', 'host=h password=fake user=u', ['fake']],
    ['the password in quotes', "host=h password='fake it' user=u", ['fake it']],
    ['the password with several hosts', 'postgres://u:fake@h1:1,h2:2/d', ['fake']],
    ['the password of the query', 'postgres://u@h/d?password=fake&sslmode=require', ['fake']],
    ['sslpassword', 'host=h user=u sslpassword=fake', ['fake']],
    ['passfile', 'postgres://u@h/d?passfile=/home/fake', ['/home/fake']],
    ['nothing without a password', 'postgres://u@h:1/d?sslmode=require', []],
    ['nothing of a password that is empty', 'postgres://u:@h/d', []],
    ...Object.entries({
      'with two secrets': 'postgres://u:fake@h/d?sslpassword=fake',
      'with a raw @ in the password': 'postgres://u:fa@ke@h/d',
      'with a raw / in the password': 'postgres://u:fa/ke@h/d',
      'with a raw ? in the password': 'postgres://u:1?password=2@h/d',
      'with a raw # in the password': 'postgres://u:fa#ke@h/d',
      'with a raw & in the password': 'postgres://u@h/d?password=fa&ke=1',
      'with a raw space in the password': 'host=h password=fake it=1 user=u',
      'with a password and no @ yet': 'postgres://review:12345',
      'with the password in the user': 'postgres://u%3Afake@h/d',
      'with an address as the database': 'host=h dbname=postgres://u:fake@h/d',
      'with an assignment in a parameter': "host=h options='-c api_token=fake'",
      'with an unknown parameter': 'host=h pasword=fake',
      'of .NET': 'Host=h;Password=fake',
      'of JDBC': 'jdbc:postgresql://h/d?password=fake',
      'that cannot be read': 'postgres://u:fake',
      'of keywords that may be another secret': 'role=fake',
    }).map(([name, text]) => [`all of it ${name}`, text, [JSON.stringify(text)]] as const),
  ])('%s', (_, text, expected) => expect(secretsOf(`{pgConnStr: ${JSON.stringify(text)}}`)).toEqual(expected));

  test.each([
    ['pgConnStr: host=h password=fake user=u\n', ['fake']],
    ['pgConnStr: "host=h password=\'fa\\\\\\\\ke\' user=u"', ['fa\\\\\\\\ke']],
    ["pgConnStr:\n  '''\n  host=h\n  password=fake\n  user=u\n  '''\n", ['fake']],
    ['pgConnStr: "postgres:\\/\\/u:f\\u0061ke@h"', ['f\\u0061ke']],
    ['pgConnStr: "postgres://review:review@h"', ['"postgres://review:review@h"']],
  ])('the password in %j', (text, expected) => expect(secretsOf(text)).toEqual(expected));
});

test('no way of writing a connection string shows its planted password', () => {
  const random = new Random(64);
  const marker = 'PLANTED';
  const signs = ['#', '/', '?', ' ', '@', ':', "'", '"', '\\', '%', '&', '=', '+', ';', '%41', 'é', 'a', '{', ','];
  const hidden = { partly: 0 };
  for (let round = 0; round < fuzzCount(3_000); round++) {
    const around = () => Array.from({ length: random.below(3) }, () => random.pick(signs)).join('');
    const password = `${around()}${marker}${around()}${marker}${around()}`;
    const name = random.pick(['password', 'password', 'sslpassword', 'passfile']);
    const parts = [
      ['host', 'db'],
      ['user', 'review'],
      [name, password],
      ['dbname', 'review'],
      ['sslmode', 'require'],
    ] as const;
    // As the form writes it, and as someone who does not know how to quote would.
    const raw = [`postgres://review:${password}@db/review`, `host=db ${name}=${password} user=review`];
    const written = [writeConnection(parts, 'url'), writeConnection(parts, 'keywords')];
    const connection = random.pick([...raw, ...written.filter((each) => each !== undefined)]);
    const text = `{\n  pgConnStr: ${JSON.stringify(connection)}\n}\n`;
    let shown = text;
    for (const { start, end } of [...secretRanges(parseHjson(text))].reverse())
      shown = shown.slice(0, start) + shown.slice(end);
    expect(shown, text).not.toContain(marker);
    if (shown.includes('review')) hidden.partly++;
  }
  expect(hidden.partly).toBeGreaterThan(fuzzCount(500));
});

test('nesting may be deeper than calls', () => {
  const list = `${'['.repeat(100_000)}7${']'.repeat(100_000)}`;
  const [secret, ...others] = secretsOf(`{password: ${list}}`);
  expect(secret === list).toBe(true);
  expect(others).toEqual([]);
});

test('the secrets of an edited text are those of a full reading', longTest, () => {
  const cases = fuzzCount(300);
  const notes = "/* clientSecret: '''fake */ a: \"b\"\n# password: fake-secret\nd: [fake-secret\n]\nmailFrom: x\n";
  const texts = [...configTexts(cases, 61), ...hjsonTexts(cases, 62), ...Array<string>(cases).fill(notes)];
  const { misled, followed } = followEdits(texts, new Random(63), secretRanges);
  expect(misled.slice(0, 3)).toEqual([]);
  expect(followed).toBeGreaterThan(texts.length / 4);
});

test('the template shows all of its prose', () => {
  expect(secretsOf(defaultTemplate())).toEqual([]);
});

test('the example hides the values of its secrets alone', () => {
  expect(secretsOf(exampleConfiguration())).toEqual([
    '"bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk="',
    'fake-password',
    'fake-oidc-secret',
    'fake-mail-secret',
    'fake-gateway-secret',
  ]);
});
