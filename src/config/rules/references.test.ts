import { readFileSync } from 'node:fs';
import { parseHjson } from 'hjson-document';
import { applyEdits } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it, test } from 'vitest';
import { exampleOf, referenceForms } from '../../references/index.ts';
import { secretRanges } from '../../secrets/index.ts';
import { problemLines, readText } from '../../testing/configProblems.ts';
import { analyseConfig } from '../analyseConfig.ts';
import { fillIns } from '../fillIn.ts';
import { options } from '../schema/options.ts';

const inBraces = options.filter(({ kind }) => kind !== 'object');
/** A value that begins with a brace cannot be written without quotes. */
const bareForms = referenceForms.filter(({ id }) => id !== 'goTemplate');

/** A document with a reference as the value of an option, and what is written for it. */
function documentWith(key: string, value: string): string {
  const steps = key.split('.');
  const open = steps.slice(0, -1).map((step) => `${step}: {\n`);
  return `{\n${open.join('')}${steps.at(-1)}: ${value}\n${'}\n'.repeat(open.length)}}\n`;
}

it.each(['argoVault', 'compose', 'externalSecrets', 'kubernetes', 'onePassword', 'vals'])(
  'a file for %s has references and no error',
  (name) => {
    const text = readFileSync(new URL(`../../../e2e/fixtures/references/${name}.hjson`, import.meta.url), 'utf8');
    const { diagnostics } = analyseConfig(parseHjson(text), 'latest');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const references = diagnostics.filter(({ code }) => code === 'reference');
    expect(references.map(({ path }) => path)).toContainEqual(['encryptionKey']);
  },
);

describe('a reference in place of a value', () => {
  const random = new Random(29);
  const cases = Array.from({ length: fuzzCount(300) }, () => {
    const option = random.pick(inBraces);
    const isText = !['integer', 'boolean', 'programs'].includes(option.kind);
    const form = random.pick(isText ? referenceForms : bareForms);
    const style = isText ? random.pick(["'''", '"', "'", ''].filter((quote) => quote || form.id !== 'goTemplate')) : '';
    return documentWith(option.key, style + exampleOf(form) + style);
  });

  it.each(cases.map((text) => [text.replaceAll('\n', ' '), text]))(
    '%s: one hint, not to fill in, not a secret',
    (_, text) => {
      const document = parseHjson(text);
      const { diagnostics, ...config } = analyseConfig(document, 'latest');
      expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['reference', 'hint']]);
      const [problem] = diagnostics;
      expect(fillIns({ ...config, diagnostics }).flatMap(({ open }) => open)).not.toContainEqual(problem?.path);
      expect(secretRanges(document)).toEqual([]);
      const [entry] = [...config.entries.values()].filter(({ references }) => references.length > 0);
      expect(entry?.option.path).toEqual(problem?.path);
      const fixed = problem?.fixes[0]?.edit();
      if (fixed?.ok) {
        const after = analyseConfig(parseHjson(applyEdits(text, fixed.edits)), 'latest');
        expect(after.diagnostics.map(({ code, fixes }) => [code, fixes])).toEqual([['reference', []]]);
      }
    },
  );
});

test.each([
  [
    `pgConnStr: '''postgres://app:\${PW}@db.example.com/review?sslmode=verify-full'''`,
    ['warning reference-in-connection-string pgConnStr', 'hint reference pgConnStr'],
  ],
  [
    `pgConnStr: '''postgres://app:\${PW}@db.example.com/review'''`,
    [
      'warning connection-string-unencrypted pgConnStr',
      'warning reference-in-connection-string pgConnStr',
      'hint reference pgConnStr',
    ],
  ],
  [
    `pgConnStr: '''postgres://app:{{ .pw }}@db.example.com/review?sslmode=verify-ful'''`,
    [
      'error connection-string-sslmode pgConnStr',
      'warning reference-in-connection-string pgConnStr',
      'hint reference pgConnStr',
    ],
  ],
  [`pgConnStr: '''host=\${HOST} password=secret sslmode=\${MODE}'''`, ['hint reference pgConnStr']],
  [`baseUrl: '''https://\${HOST}/review'''`, ['hint reference baseUrl']],
  [`baseUrl: '''\${SCHEME}://review.example.com/?a'''`, ['warning url-query baseUrl', 'hint reference baseUrl']],
  [`mailFrom: '''noreply@\${DOMAIN}'''`, ['hint reference mailFrom']],
  [`mailFrom: '''nore ply@\${DOMAIN}'''`, ['error mail-from-no-brackets mailFrom', 'hint reference mailFrom']],
  [`templatesPath: '''\${DIR}/templates'''`, ['hint reference templatesPath']],
  [`smtpPort: "\${SMTP_PORT}"`, ['warning reference-quoted smtpPort']],
  [`smtpPort: '''{{ .port }}'''`, ['warning reference-quoted smtpPort']],
  [`encryptionKey: "\${PASSWORD:-hunter2}"`, ['error encryption-key-character encryptionKey']],
])('%s: the text around it is checked', (text, problems) => {
  expect(problemLines(`{\n  ${text}\n}`).toSorted()).toEqual([...problems].toSorted());
});

test('a fix around a reference keeps it', () => {
  const text = `{\n  pgConnStr: '''host=db.example.com password=\${PW}'''\n}\n`;
  const fix = readText(text)
    .diagnostics.flatMap(({ fixes }) => fixes)
    .find(({ title }) => title === 'Use verify-full')
    ?.edit();
  expect(fix?.ok && applyEdits(text, fix.edits)).toBe(text.replace("}'", "} sslmode=verify-full'"));
});

describe('a template without quotes', () => {
  const text = '{\n  encryptionKey: {{ .key }}\n  smtpPort: 25\n}\n';

  it('has one problem, and a fix that puts it in quotes', () => {
    const [problem, ...others] = readText(text).diagnostics;
    expect([problem?.code, problem?.path, others]).toEqual(['reference-unquoted', ['encryptionKey'], []]);
    const fix = problem?.fixes[0]?.edit();
    const fixed = fix?.ok ? applyEdits(text, fix.edits) : '';
    expect(fixed).toBe(text.replace('{{ .key }}', "'''{{ .key }}'''"));
    expect(problemLines(fixed)).toEqual(['hint reference encryptionKey']);
  });

  it('has no fix where text does not belong', () => {
    expect(readText('{\n  smtpPort: {{ .port }}\n}\n').diagnostics.map(({ code, fixes }) => [code, fixes])).toEqual([
      ['reference-unquoted', []],
    ]);
  });
});

describe('a reference in quotes where a number belongs', () => {
  const fixOf = (text: string) => readText(text).diagnostics[0]?.fixes[0]?.edit();

  it('loses them', () => {
    const text = `{\n  smtpPort: "\${SMTP_PORT}"\n}\n`;
    const fix = fixOf(text);
    expect(fix?.ok && applyEdits(text, fix.edits)).toBe(text.replaceAll('"', ''));
  });

  it('keeps them where a comment would become a part of it', () => {
    expect(fixOf(`{\n  smtpPort: "\${SMTP_PORT}" # the port\n}\n`)?.ok).toBe(false);
  });
});

test.each([`\${PORT} # the port`, `\${PORT},`, `\${PORT} // the port`])('smtpPort: %s becomes a number', (value) =>
  expect(problemLines(`{\n  smtpPort: ${value}\n}\n`)).toEqual(['hint reference smtpPort']),
);
