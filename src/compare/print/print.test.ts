import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../testing/compareTexts.ts';
import { asCsv, asExpect, asMarkdown, asText, type RowSelection, selectRows } from '../index.ts';
import type { TextChoices } from './asText.ts';
import { cutMiddle } from './words.ts';

function select(texts: readonly string[], selection: RowSelection = {}) {
  const comparison = compareTexts(...texts);
  const selected = selectRows(comparison, selection);
  if (!selected.ok) throw new Error(selected.unknown);
  return { comparison, selected };
}

function text(texts: readonly string[], selection?: RowSelection, choices?: TextChoices) {
  const { comparison, selected } = select(texts, selection);
  return asText(comparison, selected, choices).split('\n');
}

/** One for each option; below, the connection string has one for each of its parts. */
const optionRows = compareTexts('', '').rows.length;

const key = 'encryptionKey: bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=';
const one = `baseUrl: "https://a.example.com" # of the test stage
${key}
pgConnStr: postgres://u:fake-one@h/d
supportPageUrl: https://help.example.com
queryTimeOutMinutes: 10`;
const two = `baseUrl: "https://b.example.com" # behind the proxy
${key}
pgConnStr: postgres://u:fake-two@g/d
oidcIssuer: https://login.example.com`;

describe('as text', () => {
  test('two texts are old and new', () => {
    expect(text([one, two])).toEqual([
      'a → b',
      '  ~ baseUrl                 https://a.example.com → https://b.example.com',
      '  = encryptionKey           the same in both (hidden)',
      '                            warning same-encryption-key: One key encrypts the databases of a and b. If it leaks, the secrets in all of them can be read.',
      '  ~ pgConnStr · host        h → g',
      '  ~ pgConnStr · password    differs (hidden)',
      '  + oidcIssuer              https://login.example.com',
      '  − supportPageUrl          https://help.example.com (default: "")',
      `Of ${optionRows + 3} values, 3 differ, 1 only in b, 1 only in a, 1 with the same effect, ${optionRows - 3} equal. 1 warning.`,
      '',
    ]);
  });

  test('what was expected is marked, and what is missing is a line', () => {
    expect(text([one, two], { only: ['baseUrl', 'mailFrom'], expect: ['baseUrl', 'mailFrom'] })).toEqual([
      'a → b',
      '  ~ baseUrl                 https://a.example.com → https://b.example.com (expected)',
      '  ! mailFrom                expected to differ, and does not',
      'Of 2 values, 1 differs, 1 equal.',
      '',
    ]);
  });

  test('three are a matrix with a letter for each secret', () => {
    expect(text([one, two, one], { only: ['pgConnStr.*', 'supportPageUrl'] })).toEqual([
      '                            a                         b              c',
      '  ~ pgConnStr · host        h                         g              h',
      '  ~ pgConnStr · password    •••••• B                  •••••• C       •••••• B',
      '  ~ supportPageUrl          https://help.example.com  (default: "")  https://help.example.com',
      '                            hint set-in-all-but-one: This is set everywhere but in b. Was it forgotten there?',
      'Of 5 values, 2 differ, 1 not in all, 2 equal. 1 hint.',
      '',
    ]);
  });

  test('with comments where they differ', () => {
    expect(text([one, two], { only: ['baseUrl'] }, { comments: true })).toContain(
      '                            # b: behind the proxy',
    );
  });

  test('a value moves no cursor and ends no line', () => {
    const lines = text(['mailFrom: "\\u001b[2J\\r\\n::error::x\\u202e"', ''], { only: ['mailFrom'] });
    expect(lines[1]).toBe('  − mailFrom                \\u001b[2J\\u000d\\u000a::error::x\\u202e');
  });

  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abc…fg'],
    ['ab😀defg', 6, 'ab…fg'],
  ])('%s cut to %i characters is %s', (whole, most, cut) => expect(cutMiddle(whole, most)).toBe(cut));
});

describe('as Markdown', () => {
  test('two texts are a change record', () => {
    const { comparison, selected } = select([one, two], { expect: ['baseUrl', 'mailFrom'] });
    expect(asMarkdown(comparison, selected, { digests: ['1234', '5678'] })).toBe(`## a → b

| Option | a | b | Reason |
| --- | --- | --- | --- |
| baseUrl (expected) | https://a.example.com | https://b.example.com | behind the proxy |
| encryptionKey | (hidden) | the same |  |
| pgConnStr · host | h | g |  |
| pgConnStr · password | (hidden) | changed |  |
| oidcIssuer | (not set) | https://login.example.com |  |
| supportPageUrl | https://help.example.com | (default: "") |  |

- warning, encryptionKey: One key encrypts the databases of a and b. If it leaks, the secrets in all of them can be read.
- mailFrom was expected to differ, and does not.

Of ${optionRows + 3} values, 3 differ, 1 only in b, 1 only in a, 1 with the same effect, ${optionRows - 3} equal. 1 warning.

- a without secrets: SHA-256 1234
- b without secrets: SHA-256 5678
`);
  });

  test('equal texts have no table', () => {
    const { comparison, selected } = select(['{}', '']);
    expect(asMarkdown(comparison, selected)).toBe(`## a → b\n\nOf ${optionRows} values, ${optionRows} equal.\n`);
  });
});

describe('as CSV', () => {
  test('two texts have their rows with the reason, and no secret', () => {
    const { comparison, selected } = select([one, two], { only: ['baseUrl', 'pgConnStr.*'] });
    expect(asCsv(comparison, selected).split('\r\n')).toEqual([
      '"Option","a","b","Reason"',
      '"baseUrl","https://a.example.com","https://b.example.com","behind the proxy"',
      '"pgConnStr · host","h","g",""',
      '"pgConnStr · password","(hidden)","changed",""',
      '',
    ]);
  });

  test('no value of a text is a formula', () => {
    const { comparison, selected } = select(['supportPageUrl: "=1+1"', ''], { only: ['supportPageUrl'] });
    expect(asCsv(comparison, selected)).toContain('"\'=1+1"');
  });
});

describe('as --expect', () => {
  test('names the rows as the command line reads them', () => {
    const texts = [
      'gatewayOAuth2: { endpointParams: { "a,b": "\'x\'", "it\'s": "\'x\'" } }\nsmtpPort: 25',
      'smtpPort: 26',
    ];
    const comparison = compareTexts(...texts);
    const differing = comparison.rows.filter((row) => row.kind === 'parameter' || row.name === 'smtpPort');
    const said = asExpect(differing);
    expect(said).toBe(`--expect 'smtpPort,gatewayOAuth2.endpointParams.a*b,gatewayOAuth2.endpointParams.it'\\''s'`);
    const [, names = ''] = /^--expect '(.*)'$/.exec(said) ?? [];
    const selected = selectRows(comparison, { expect: names.replaceAll("'\\''", "'").split(',') });
    expect(selected.ok && selected.rows.filter(({ isExpected }) => isExpected).map(({ row }) => row)).toEqual(
      differing,
    );
  });
});
