import { findNode, fromPlain, nodeValue, parseHjson, plainValueOf, tokens, toPortableJson } from 'hjson-document';
import { setValue } from 'hjson-document/edits';
import { applyEdits, dottedName, invertEdits } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { analyseConfig, exampleConfiguration, options } from '../../config/index.ts';
import { referenceForms } from '../../references/index.ts';
import { findSecrets } from '../../secrets/index.ts';
import { nastyConfigs } from '../../testing/nastyConfigs.ts';
import { createNames, insertionFault, referenceName, replaceByReference, takeSecretsOut } from './takeOut.ts';
import { withSecretsOut } from './withSecretsOut.ts';

const [braces] = referenceForms;
if (!braces) throw new Error('no form');
const named = referenceForms.filter(({ place }) => !place);

/** Of every kind of value, in every way to write it. */
const spellings = [
  (key: string) => `{\n  # note\n  ${key}: 5 # old\n  other: 1\n}\n`,
  (key: string) => `{\n  "${key}": "five", // old\n  "other": 1\n}\n`,
  (key: string) => `{\r\n\t${key}: 'five'\r\n\tother: 1\r\n}\r\n`,
  (key: string) => `{\n  ${key}: '''\n    five\n    six\n    '''\n  other: 1\n}\n`,
  (key: string) => `${key}: true\nother: 1\n`,
  (key: string) => `{\n  ${key}: null\n  other: 1\n}\n`,
  (key: string) => `{\n  ${key}: { a: [1, 2] }\n  other: 1\n}\n`,
  (key: string) => `{"${key}":"five","other":1}`,
  () => '{\n  other: 1 # last\n}\n',
];

describe('one value by a reference', () => {
  const random = new Random(61);
  const scalars = options.filter(({ path }) => path.length === 1);
  const cases = Array.from({ length: fuzzCount(400) }, () => ({
    option: random.pick(scalars),
    form: random.pick(named),
    text: random.pick(spellings),
  }));

  it('changes that value alone, or says why it does not', () => {
    let done = 0;
    for (const { option, form, text } of cases) {
      const before = parseHjson(text(option.key));
      const outcome = replaceByReference(before, option.path, form, 'NAME');
      if (!outcome.ok) continue;
      done++;
      const after = applyEdits(before.text, outcome.edits);
      const read = parseHjson(after);
      expect(read.verdict.ok, after).toBe(true);
      const node = findNode(read, option.path);
      expect(node && plainValueOf(node), after).toContain(form.write('NAME'));
      expect(plainValueOf(findNode(read, ['other']) ?? read.root)).toBe(1);
      expect(applyEdits(after, invertEdits(before.text, outcome.edits))).toBe(before.text);
      for (const comment of before.text.match(/#.*|\/\/.*/g) ?? []) expect(after).toContain(comment);
      const problems = analyseConfig(read, 'latest').diagnostics.filter(({ path }) => dottedName(path) === option.key);
      expect(
        problems.map(({ code }) => code),
        after,
      ).toEqual(['reference']);
    }
    expect(done).toBeGreaterThan(cases.length / 2);
  });

  it.each(['', '1A', 'A B', 'A-B', '$A'])('refuses the name %j', (name) => {
    expect(replaceByReference(parseHjson('{}'), ['baseUrl'], braces, name).ok).toBe(false);
  });
});

describe('all secrets by references', () => {
  it('removes them from the example, and keeps its comments', () => {
    const before = parseHjson(exampleConfiguration());
    const { after, taken, left, edits } = takeSecretsOut(before, braces);
    expect(left).toEqual([]);
    expect(taken.map(({ name }) => name)).toEqual([
      'ENCRYPTION_KEY',
      'PG_CONN_STR',
      'OIDC_CLIENT_SECRET',
      'SMTP_CLIENT_SECRET',
      'GATEWAY_CLIENT_SECRET',
    ]);
    expect(applyEdits(before.text, edits)).toBe(after.text);
    const comments = (document: typeof before) =>
      tokens(document).flatMap(({ kind, range }) =>
        kind === 'comment' ? [document.text.slice(range.start, range.end)] : [],
      );
    expect(comments(after)).toEqual(comments(before));
    expect(after.text).toContain(`encryptionKey: '''\${ENCRYPTION_KEY}'''`);
    expect(analyseConfig(after, 'latest').diagnostics.map(({ code }) => code)).toEqual(taken.map(() => 'reference'));
  });

  it('leaves no secret, or names each that is left; with the values back, the document says the same', () => {
    for (const text of nastyConfigs(fuzzCount(200), 31)) {
      const before = parseHjson(text);
      const { after, taken, left } = takeSecretsOut(before, braces);
      const rest = findSecrets(after).values.map(({ place }) => dottedName(place.path));
      expect(rest.filter((key) => !left.some(({ path }) => dottedName(path) === key))).toEqual([]);
      let back = after;
      for (const { path, value, isNumber } of taken) {
        const edit = setValue(back, path, isNumber ? fromPlain(Number(value)) : value);
        if (edit.ok) back = edit.after;
      }
      expect(toPortableJson(nodeValue(back.root))).toBe(toPortableJson(nodeValue(before.root)));
    }
  });

  it('writes one name for equal secrets, and another for one that is in use', () => {
    const text = `{\n  oidcClientSecret: planted-word-of-a-secret\n  gatewayOAuth2: { clientSecret: "planted-word-of-a-secret" }\n  encryptionKey: "planted-word-of-a-key"\n  mailFrom: '''\${ENCRYPTION_KEY}'''\n}\n`;
    const { taken } = takeSecretsOut(parseHjson(text), braces);
    expect(taken.map(({ name }) => name)).toEqual(['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET', 'ENCRYPTION_KEY_2']);
  });
});

it('knows which values three quotes keep', () => {
  let kept = 0;
  for (const value of nastyTexts(fuzzCount(600), 47)) {
    const node = findNode(parseHjson(`{\n  a: '''${value}'''\n}\n`), ['a']);
    const isKept = node?.kind === 'string' && node.value === value;
    if (insertionFault(value) === undefined) expect(isKept, JSON.stringify(value)).toBe(true);
    if (isKept) kept++;
  }
  expect(kept).toBeGreaterThan(fuzzCount(100));
});

it.each([
  [['encryptionKey'], 'ENCRYPTION_KEY'],
  [['pgConnStr'], 'PG_CONN_STR'],
  [['smtpAuth', 'mechanism', 'password'], 'SMTP_PASSWORD'],
  [['gatewayOAuth2', 'clientSecret'], 'GATEWAY_CLIENT_SECRET'],
  [['gatewayOAuth2', 'endpointParams', 'api-key'], 'GATEWAY_API_KEY'],
  [['secrets', 0], 'SECRETS_0'],
  [['пароль'], 'SECRET'],
  [['path'], 'CONFIG_PATH'],
  // Names that YAML reads as no text.
  [['true'], 'CONFIG_TRUE'],
  [['no'], 'CONFIG_NO'],
])('%j is called %s', (path, name) => expect(referenceName(path)).toBe(name));

it('gives each path its own name', () => {
  const name = createNames(['A']);
  expect([name(['a']), name(['A']), name(['b'])]).toEqual(['A_2', 'A_3', 'B']);
});

it('says of each secret that stays why: its key appears twice, or it is beyond the first 200', () => {
  const [form] = referenceForms;
  if (!form) throw new Error('no form');
  const reasonsOf = (members: readonly string[]) =>
    takeSecretsOut(parseHjson(`{\n${members.join('\n')}\n}\n`), form).left.map(({ path, reason }) => [path, reason]);
  expect(reasonsOf(['oidcClientSecret: "planted-a"', 'oidcClientSecret: "planted-b"'])).toEqual([
    [['oidcClientSecret'], 'appears twice'],
  ]);
  const many = Array.from(
    { length: 201 },
    (_, index) => `password${'x'.repeat(index + 1)}_password: "planted-${index}"`,
  );
  expect(reasonsOf(many).map(([, reason]) => reason)).toEqual(['is beyond the first 200 secrets']);
});

it('a value whose key holds a secret stays, and no name or reason repeats the key', () => {
  const document = parseHjson(
    '{ gatewayOAuth2: { endpointParams: { "key password=planted-damage": "planted-value" } } }',
  );
  for (const form of referenceForms) {
    const { taken, left } = takeSecretsOut(document, form);
    expect({ taken, reasons: left.map(({ reason }) => reason) }).toEqual({
      taken: [],
      reasons: ['has a key that holds a secret itself'],
    });
  }
  const copy = withSecretsOut(document);
  expect(copy).toEqual({
    ok: false,
    reason: 'Line 1: This key holds a secret: there is no safe copy of this text.',
  });
});
