import { parseHjson } from 'hjson-document';
import { describe, expect, test } from 'vitest';
import { isTextKind, type OptionDefinition, options } from '../config/index.ts';
import { secretRanges } from './secretRanges.ts';
import { asItLeaves, type Shown, withShown } from './undescribed.ts';

function hiddenIn(text: string, shown: Shown = {}): readonly string[] {
  return secretRanges(withShown(parseHjson(text), shown)).map(({ start, end }) => text.slice(start, end));
}

describe('a text that the reference does not describe is hidden', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['under an unknown key', '{newOption: "fake"}', ['"fake"']],
    ['without quotes', 'newOption: fake it\n', ['fake it']],
    ['on several lines', "newOption:\n  '''\n  fake\n  it\n  '''\n", ["'''\n  fake\n  it\n  '''"]],
    ['at every depth', '{a: {b: [{c: "fake"}, ["it"]]}}', ['"fake"', '"it"']],
    ['under the key of an option in another place', '{password: 1, a: {baseUrl: "fake"}}', ['1', '"fake"']],
    ['beside the options of an object', '{smtpAuth: {mechanism: {note: "fake"}, x: "it"}}', ['"fake"', '"it"']],
    ['in a pair of name and value', '{env: [{name: "A", value: "fake"}]}', ['"A"', '"fake"']],
    ['in a list of arguments', '{args: ["-p", "fake"]}', ['"-p"', '"fake"']],
    ['in a list in place of a text', '{baseUrl: ["fake", 1]}', ['"fake"']],
    [
      'with its key, in an object in place of a text',
      '{baseUrl: {fake: 1}, smtpPort: [{it: 1}]}',
      ['{fake: 1}', '{it: 1}'],
    ],
    ['in an object in place of a parameter', '{gatewayOAuth2: {endpointParams: {scope: {fake: 1}}}}', ['{fake: 1}']],
    ['in place of a number', '{smtpPort: fake\n queryTimeOutMinutes: "5 it"\n}', ['fake', '"5 it"']],
    ['in place of a switch, in any spelling of the key', '{SupportCustomMailServer: "truer"}', ['"truer"']],
    ['in place of a choice', '{smtpAuth: {mechanism: {type: "xOAuth2fake"}}}', ['"xOAuth2fake"']],
    ['in a token parameter of another type', '{gatewayOAuth2: {endpointParams: {audience: ["fake"]}}}', ['"fake"']],
    ['in a list in place of the configuration', '["fake", {baseUrl: "it"}]', ['"fake"', '"it"']],
    ['as an address, of which nothing is shown', '{a: "postgres://u:fake@h/d"}', ['"postgres://u:fake@h/d"']],
    ['under a schema that is not at the root', '{smtpAuth: {$schema: "fake"}}', ['"fake"']],
  ])('%s', (_, text, hidden) => expect(hiddenIn(text)).toEqual(hidden));
});

describe('shown is', () => {
  test.each([
    ['what is no text', '{a: 1, b: [true, null], c: {d: 2.5}}'],
    ['an empty text', '{a: "", b: " "}'],
    ['a reference', '{a: "$(NAME)"}'],
    ['the schema', '{$schema: "https://x.test/schema.json"}'],
    ['an option in another case', '{BASEURL: "https://x.test", SmtpAuth: {UserName: "u"}}'],
    ['a token parameter', '{gatewayOAuth2: {endpointParams: {anything: "gatewayURL"}}}'],
    ['what reads as a number', '{smtpPort: "587", queryTimeOutMinutes: "5 minutes", readTimeOutMinutes: " -1;"}'],
    ['what reads as a switch', '{supportCustomMailServer: "Yes", pgAzureManagedIdentity: "0"}'],
    ['what reads as a choice', '{smtpAuth: {mechanism: {type: "XOAUTH2", Type: "login"}}}'],
    ['a reference in place of a number', '{smtpPort: "$(PORT)"}'],
    ['an empty object', '{baseUrl: {}}'],
    ['what repeats a hidden text', '{mailFrom: "fake@x.test"} # fake@x.test'],
  ])('%s', (_, text) => expect(hiddenIn(text)).toEqual([]));

  test.each(options.filter(({ secret, kind }) => !secret && isTextKind(kind) && kind !== 'choice'))(
    'the text of $key',
    ({ path }: OptionDefinition) => {
      const text = path.reduceRight((inner, key) => `{${key}: ${inner}}`, '"readable"');
      expect(hiddenIn(`${text}`)).toEqual([]);
    },
  );
});

describe('of text that cannot be read, hidden is what may be a value', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['a text whose quote is not closed', '{ baseUrl: "https://x.test/a\n smtpPort: 25 }', ['https', 'x.test/a']],
    ['words without a colon', '{ a: 1\n baseUrl fake, it }', ['fake', 'it']],
    ['an unknown key', '{ fake 1 }', ['fake', '1']],
    ['behind a secret key, the rest of its line', '{ oidcClientSecret fa:ke, it }', ['fa:ke, it']],
    ['nothing of punctuation and keywords', '{ smtpPort null ]] ,, :: }', []],
  ])('%s', (_, text, hidden) => expect(hiddenIn(text)).toEqual(hidden));

  test('until it is shown to be repaired, but for secrets', () => {
    const text = '{ baseUrl "https://x.test"\n oidcClientSecret "fake" }';
    const document = parseHjson(text);
    const shown = secretRanges(withShown(document, { damage: true })).map(({ start, end }) => text.slice(start, end));
    expect(hiddenIn(text).join(' ')).toContain('x.test');
    expect(shown.join(' ')).not.toContain('x.test');
    expect(shown.join(' ')).toContain('fake');
  });
});

test('what the user asked to see is shown, with all that is in it', () => {
  const text = '{a: {b: "one"}, c: "two", smtpAuth: {d: "three"}, apiToken: "four"}';
  expect(hiddenIn(text, { unknown: new Set(['a', 'smtpAuth.d']) })).toEqual(['"two"', '"four"']);
  expect(hiddenIn(text, { unknown: 'all' })).toEqual(['"four"']);
});

test('a text of another type is shown where it can be repaired, and on request', () => {
  const text = '{smtpPort: "one", pgAzureManagedIdentity: two\n baseUrl: {three: 1}}';
  expect(hiddenIn(text, { mistyped: true })).toEqual([]);
  expect(hiddenIn(text, { unknown: 'all' })).toEqual([]);
  expect(hiddenIn('{smtpPort: {a: "it"}}', { mistyped: true })).toEqual(['"it"']);
  const edited = withShown(parseHjson(text), { mistyped: true });
  expect(secretRanges(asItLeaves(edited))).toHaveLength(3);
});

test('a hidden text is not looked for elsewhere', () => {
  expect(hiddenIn('{a: "https://x.test", baseUrl: "https://x.test"}')).toEqual(['"https://x.test"']);
});
