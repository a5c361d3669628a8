import fc from 'fast-check';
import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const readYaml = createYamlReader(yaml);
const recognise = (pasted: string) => recognisePaste(pasted, readYaml, 'values.yaml');

it('the values of a chart become HJSON, with their comments', () => {
  const pasted = [
    '# of the platform team',
    'replicas: 2',
    'review:',
    '  config:',
    '    # where users go',
    '    baseUrl: https://review.example.com # production',
    '    smtpPort: 587',
    '    smtpAuth:',
    '      # of the mail team',
    '      username: "yes"',
    '      password: fake-password',
    '    allowed:',
    '      - a # first',
    '      - b: 1',
    '    # the end',
    '',
  ].join('\n');
  const text = [
    '# where users go',
    '{',
    '  "baseUrl": "https://review.example.com", # production',
    '  "smtpPort": 587,',
    '  "smtpAuth":',
    '    # of the mail team',
    '    { "username": "yes", "password": "fake-password" },',
    '  "allowed":',
    '    [',
    '      "a", # first',
    '      { "b": 1 }',
    '    ]',
    '} # the end',
    '',
  ].join('\n');
  expect(recognise(pasted)).toMatchObject({
    kind: 'found',
    choices: [{ origin: 'YAML, review, config', text, options: 3, readable: true }],
  });
});

it.each([
  [
    'above a value on its own line',
    'smtpHostname:\n      # note\n      mail',
    'smtpHostname":\n    # note\n    "mail"',
  ],
  ['behind a key whose value follows', 'smtpHostname: # note\n      mail', 'smtpHostname":\n    # note\n    "mail"'],
  ['behind an empty map', 'smtpAuth: {} # note', 'smtpAuth": {}', ' # note'],
  ['behind an empty list', 'list: [] # note', 'list": []', ' # note'],
  ['behind a key that is marked as one', '? smtpHostname # note\n    : mail', 'smtpHostname":\n    # note\n    "mail"'],
])('keeps a comment %s', (_, yamlText, hjson, behind = '') => {
  const pasted = `values:\n  config:\n    ${yamlText}\n    baseUrl: x\n`;
  expect(recognise(pasted)).toMatchObject({ choices: [{ text: `{\n  "${hjson},${behind}\n  "baseUrl": "x"\n}\n` }] });
});

describe('a flat map that HJSON reads, too, and whose file has no name', () => {
  const unnamed = (pasted: string) => recognisePaste(pasted, readYaml);

  it('is taken as it is where both read the same', () => {
    const pasted = 'baseUrl: https://review.example.com\nsmtpPort: 587\n';
    expect(unnamed(pasted)).toMatchObject({ isAsked: false, choices: [{ reader: 'HJSON', text: pasted }] });
  });

  it.each([
    ['a comment sign in a value', 'oidcClientSecret: abc # as text\nsmtpPort: 587\n', ['YAML', 'HJSON']],
    ['nested options', 'baseUrl: https://x.example.com\nsmtpAuth:\n  username: u\n', ['YAML', 'HJSON']],
    ['three hyphens behind it', 'oidcClientSecret: abc #def\nsmtpPort: 587\n---\nRegards, Bob\n', ['YAML', 'HJSON']],
  ])('is asked: %s', (_name, pasted, readers) => {
    const found = unnamed(pasted);
    expect(found).toMatchObject({ kind: 'found', isAsked: true });
    expect(found.kind === 'found' && found.choices.map(({ reader }) => reader)).toEqual(
      expect.arrayContaining(readers),
    );
  });

  it('an object in braces stays HJSON', () => {
    const pasted = 'baseUrl: https://review.example.com\nsmtpAuth: {\n  username: u\n}\n';
    expect(unnamed(pasted)).toMatchObject({ choices: [{ reader: 'HJSON', text: pasted }] });
  });
});

describe('a flat map that only YAML reads is converted', () => {
  it.each([
    [
      'behind three hyphens',
      '---\nbaseUrl: https://x.example.com\nsmtpPort: 587\n',
      { baseUrl: 'https://x.example.com', smtpPort: 587 },
    ],
    ['with three dots behind it', 'baseUrl: https://x.example.com\n...\n', { baseUrl: 'https://x.example.com' }],
    [
      'with folded text',
      'organisationName: >-\n  Example\n  Clinic\nsmtpPort: 587\n',
      { organisationName: 'Example Clinic', smtpPort: 587 },
    ],
    [
      'with a block of text',
      'organisationName: |\n  a: b\n  c: d\nsmtpPort: 587\n',
      { organisationName: 'a: b\nc: d\n', smtpPort: 587 },
    ],
    [
      'with a doubled quote',
      "organisationName: 'It''s ours'\nsmtpPort: 587\n",
      { organisationName: "It's ours", smtpPort: 587 },
    ],
  ])('%s', (_name, pasted, data) => {
    const recognition = recognise(pasted);
    expect(recognition).toMatchObject({ choices: [{ reader: 'YAML', readable: true }] });
    const text = recognition.kind === 'found' ? recognition.choices[0]?.text : undefined;
    expect(JSON.parse(toPortableJson(nodeValue(parseHjson(text ?? '').root)))).toEqual(data);
  });

  it('two documents are a choice', () => {
    expect(recognise('---\nbaseUrl: a\n---\nbaseUrl: b\n')).toMatchObject({
      choices: [{ origin: 'YAML, document 1' }, { origin: 'YAML, document 2' }],
    });
  });

  it('a value that a tag refers to is not', () => {
    expect(recognise('smtpAuth:\n  password: !secret mail\nsmtpPort: 587\n')).not.toMatchObject({
      choices: [{ reader: 'YAML' }],
    });
  });
});

describe('what refers to another part is refused, and no other part is offered instead of it', () => {
  it.each([
    ['a map', 'base: &base\n  username: u\nreview:\n  baseUrl: x\n  smtpAuth: *base\n'],
    ['a merged map', 'base: &b\n  smtpPort: 587\nreview:\n  <<: *b\n  baseUrl: https://a.example.com\n'],
    ['a text', 'x: &a https://login.example.com\noidcIssuer: *a\nsmtpAuth:\n  username: u\n'],
    ['a tag', 'smtpAuth:\n  password: !secret mail\nsmtpPort: 587\n'],
  ])('%s', (_name, pasted) => {
    expect(recognise(pasted)).toMatchObject({
      kind: 'refused',
      reader: 'YAML',
      reasons: [{ code: 'value-elsewhere', message: expect.stringContaining('is defined elsewhere') }],
    });
  });
});

it('a number that would be written differently stays the text that it may be', () => {
  expect(recognise('---\noidcClientSecret: 0012345\nencryptionKey: 1e3\nsmtpPort: 1.50\n')).toMatchObject({
    choices: [{ text: '{ "oidcClientSecret": "0012345", "encryptionKey": "1e3", "smtpPort": 1.50 }\n' }],
  });
});

it('any map has in HJSON the values that it has in YAML', () => {
  const scalar = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('yes', '1.50', '# a'),
  );
  const key = fc.oneof(fc.stringMatching(/^[a-z]\w{0,6}$/), fc.string({ minLength: 1 }));
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      scalar,
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(key, tie('any'), { maxKeys: 3 }),
    ),
  })).any;
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 3 }), (map) => {
      fc.pre(!Object.hasOwn(map, '__proto__'));
      const config = { ...map, smtpAuth: { username: 'u' } };
      const recognition = recognise(yaml.stringify({ review: config }));
      if (recognition.kind !== 'found') throw new Error('not found');
      const { text } = recognition.choices[0] ?? { text: '' };
      const document = parseHjson(text);
      expect(document.verdict).toEqual({ ok: true });
      expect(JSON.parse(toPortableJson(nodeValue(document.root)))).toEqual(config);
    }),
    fuzzRuns(100),
  );
});
