import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import type { DetectedConfig } from './describeFound.ts';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const lines = (...parts: readonly string[]) => parts.join('\n');
const linesOf = (text: string) => text.split('\n');
const numbered = (text: string, mark: (number: number) => string) =>
  linesOf(text)
    .map((line, index) => `${mark(index + 1)}${line}`)
    .join('\n');

const config = lines(
  '{',
  '  # where users go',
  '  baseUrl: "https://review.example.com"',
  '',
  '  oidcClientSecret: "fake-secret-7731"',
  '  smtpPort: 587',
  '}',
);
const oneLine = '{"baseUrl":"https://review.example.com","oidcClientSecret":"fake-secret-7731","smtpPort":587}';
const other = '{"baseUrl":"https://other.example.com"}';
const otherInLines = '{\n  "baseUrl": "https://other.example.com"\n}';
const braceless = 'baseUrl: https://review.example.com\noidcClientSecret: fake-secret-7731\nsmtpPort: 587';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Its first line ends inside of the secret. */
const base64Lines = base64(braceless).replace(/.{76}/g, '$&\n');

function choicesOf(pasted: string): readonly DetectedConfig[] {
  const found = recognisePaste(pasted, createYamlReader(yaml));
  return found.kind === 'found' ? found.choices : [];
}
const dataOf = (text: string) => JSON.parse(toPortableJson(nodeValue(parseHjson(text).root)));
const expected = dataOf(config);

describe('one configuration is found in', () => {
  it.each([
    ['a quoted mail with an empty line that lost its mark', numbered(config, () => '> ').replace('> \n', '\n')],
    ['a mail quoted with bars', numbered(config, () => '>| ').replaceAll('>|', '> >')],
    ['a code block in a quoted mail', numbered(`\`\`\`\n${braceless}\n\`\`\``, () => '> ')],
    ['{code:json} of Jira', `Production:\n{code:json}\n${config}\n{code}\nThanks`],
    ['{code} of Jira on one line', `use {code}${oneLine}{code} please`],
    ['{code:title=…|…}, without braces', `{code:title=config.json|borderStyle=solid}\n${braceless}\n{code}`],
    [
      'the storage format of Confluence',
      `<ac:structured-macro ac:name="code"><ac:plain-text-body><![CDATA[${config}]]></ac:plain-text-body></ac:structured-macro>`,
    ],
    ['a pre element', `<p>Hello</p><pre class="code">${config}</pre>`],
    ['cat -n', numbered(config, (number) => `${String(number).padStart(6)}\t`)],
    ['cat -n, with trimmed lines', numbered(config, (number) => `${String(number).padStart(6)}\t`).replace(/\t$/m, '')],
    [
      'cat -n, with a prompt before it',
      `$ cat -n config.json\n${numbered(config, (number) => `     ${number}  `)}\n$ `,
    ],
    [
      'nl, which numbers no empty line',
      lines(
        '1\t{',
        '2\t  baseUrl: "https://review.example.com"',
        '',
        '3\t  oidcClientSecret: "fake-secret-7731"',
        '4\t  smtpPort: 587',
        '5\t}',
      ),
    ],
    [
      'bat',
      lines(
        '───────┬─────────────────────',
        '       │ File: config.json',
        '───────┼─────────────────────',
        numbered(config, (number) => `${String(number).padStart(4)}   │ `),
        '───────┴─────────────────────',
      ),
    ],
    ['bat, with trimmed lines', numbered(config, (number) => ` ${number} │ `).replace(/│ $/m, '│')],
    ['a table with bars', numbered(config, (number) => ` ${number} | `)],
    [
      'git diff of a new file',
      `diff --git a/config.json b/config.json\nnew file mode 100644\nindex 0000000..1234567\n--- /dev/null\n+++ b/config.json\n@@ -0,0 +1,7 @@\n${numbered(config, () => '+')}\n\\ No newline at end of file`,
    ],
    [
      'git diff of a change',
      `@@ -1,7 +1,7 @@\n${numbered(config, () => ' ').replace('   smtpPort: 587', '-  smtpPort: 25\n+  smtpPort: 587')}`,
    ],
    ['lines with a plus alone', numbered(config, () => '+')],
    ['grep -r', numbered(config, () => './etc/review/config.json:')],
    ['grep -n with the name', numbered(config, (number) => `config.json:${number}:`)],
    [
      'grep -C',
      numbered(config, (number) => `config.json${number === 3 ? ':3:' : `-${number}-`}`).replace(
        'config.json:3:',
        'config.json-3-',
      ),
    ],
    ['grep -C', numbered(config, (number) => `config.json${number === 3 ? ':3:' : `-${number}-`}`)],
    ['grep -C of one file', numbered(config, (number) => (number === 3 ? '3:' : `${number}-`))],
    ['docker compose logs', numbered(config, () => 'api-1  | ')],
    ['docker compose logs, with trimmed lines', numbered(config, () => 'api-1  | ').replace(/ $/m, '')],
    [
      'docker compose logs, with a line of another service',
      numbered(config, () => 'api-1  | ').replace('\n', '\ndb-1   | ready\n'),
    ],
    [
      'docker compose logs, with lines of another service',
      numbered(config, () => 'api-1  | ').replaceAll('\n', '\ndb-1   | ready\n'),
    ],
    [
      'a log with times, of which two lines have none',
      numbered(config, () => '2026-11-26 10:00:01,123 ').replace(/(.*\n)(.*\n).{24}(.*\n).{24}/, '$1$2$3'),
    ],
    ['a log with times', numbered(config, (number) => `2026-11-26T10:00:0${number}.123Z `)],
    ['a cell of a spreadsheet', `"${oneLine.replaceAll('"', '""')}"`],
    ['a row of a spreadsheet', `review\t"${config.replaceAll('"', '""')}"\tdone`],
    ['a CSV file', `name,config\nreview,"${oneLine.replaceAll('"', '""')}"\n`],
    ['a JSON string in a log', `{"level":"info","msg":"read ${JSON.stringify(config).slice(1, -1)} in 3 ms"}`],
    ['JSON with \\" alone', JSON.stringify(oneLine).slice(1, -1)],
    ['a field of another JSON text', JSON.stringify({ review: { settings: config } })],
    ['Base64 with the mark of zsh', `${base64(config)}%`],
    ['Base64 with a prompt behind it', `${base64(config)}ada@host:~$ `],
    ['Base64 of several lines, in a mail', `Hello\n${base64(config).replace(/.{64}/g, '$&\n')}\nRegards`],
    ['Base64 behind a key', `config: ${base64(config)}`],
    ['Base64 of several lines in a quoted mail', `Ada wrote:\n${numbered(base64Lines, () => '> ')}\n\nRegards`],
    ['Base64 of several lines, quoted twice', numbered(base64Lines, () => '>> ')],
    ['Base64 in cat -n', numbered(base64Lines, (number) => `${String(number + 8).padStart(6)}\t`)],
    ['Base64 in grep -n', numbered(base64Lines, (number) => `${number}:`)],
    [
      'Base64 with blanks at the end of its lines',
      `Hello\n${numbered(`${base64Lines} `, () => '').replaceAll('\n', ' \n')}`,
    ],
    ['Base64 with blanks instead of line ends', base64Lines.replaceAll('\n', ' ')],
    ['Base64 with blanks instead of line ends, in a mail', `Hello\n${base64Lines.replaceAll('\n', ' ')}\nRegards`],
    [
      'kubectl describe configmap',
      `Name:         review\nNamespace:    default\n\nData\n====\nconfig.json:\n----\n${braceless}\n\n\nBinaryData\n====\n\nEvents:  <none>\n`,
    ],
    ['kubectl describe pod', `    Environment:\n      SERVICE_CONFIG_HJSON:  ${oneLine}\n      GOGC:  50\n`],
    ['colours of a terminal', config.replaceAll('"', '\x1B[32m"\x1B[0m')],
    ['more colours than brackets may be nested', `${config}${'\x1B[0m'.repeat(300)}`],
    ['more colours than a text may have levels', `${config}${'\x1B[0m'.repeat(10_100)}`],
    ['colours that end with a character set', config.replaceAll('"', '\x1B[32m"\x1B(B\x1B[m')],
    ['colours with colons', config.replaceAll('"', '\x1B[38:5:1m"\x1B[m')],
    ['colours by red, green and blue', config.replaceAll('"', '\x1B[38;2;255;255;255;48;2;100;100;100m"\x1B[m')],
    ['the prompts of an indented session', numbered(`$ cat config.json\n${config}\n$ echo done`, () => '  ')],
    ['the end of colours of tput', braceless.replace('587', '\x1B[32m587\x1B(B\x1B[m')],
    ['wide spaces', config.replaceAll('  ', '\u3000')],
  ])('%s', (_name, pasted) => {
    const choices = choicesOf(pasted);
    expect(choices).toMatchObject([{ readable: true }]);
    expect(choices.map(({ text }) => dataOf(text))).toEqual([expected]);
  });
});

describe('nothing is left out of a quoted mail', () => {
  const mail = (...inside: readonly string[]) =>
    lines('Ada wrote:', '> {', ...inside, '>   smtpPort: 587', '> }', '', 'Regards');

  it.each([
    [
      'value',
      '>   pgConnStr: host=db.example.com user=review password=fake-word-7731 dbname=review',
      'sslmode=verify-full',
    ],
    [
      'comment',
      '>   # the mail server of the department, which is not the one of the whole company',
      'and needs no password',
    ],
  ])('a wrapped %s is left to be repaired', (_name, wrapped, rest) => {
    expect(choicesOf(mail(wrapped, rest))).toMatchObject([{ readable: false, text: expect.stringContaining(rest) }]);
  });

  it.each([
    ['a key', 'smtpHostname: mail.example.com'],
    ['a key in quotes', '"smtpHostname": "mail.example.com"'],
    ['a comment', '# the mail server'],
  ])('%s behind a long line is no rest of it', (_name, line) => {
    const secret = `FAKE-${'x'.repeat(52)}`;
    const [choice] = choicesOf(mail(`>   oidcClientSecret: ${secret}`, line));
    expect(choice?.text.split('\n')).toContain(line);
    expect(dataOf(choice?.text ?? '').oidcClientSecret).toBe(secret);
  });

  it('an answer between the lines stays', () => {
    const [choice] = choicesOf(mail('>   mailFrom: a@example.com', '  smtpHostname: mail.example.com'));
    expect(dataOf(choice?.text ?? '')).toEqual({
      mailFrom: 'a@example.com',
      smtpHostname: 'mail.example.com',
      smtpPort: 587,
    });
  });

  it('a remark between the lines is left to be repaired', () => {
    const [choice] = choicesOf(mail('>   mailFrom: a@example.com', 'is this right?'));
    expect(choice).toMatchObject({ readable: false, text: expect.stringContaining('\nis this right?\n') });
  });
});

describe('of lines with numbers', () => {
  const options = ['baseUrl: https://review.example.com', 'smtpHostname: mail.example.com', 'smtpPort: 587'];

  it.each([
    ['that count up', [1, 2, 3]],
    ['with a gap behind the first line', [1, 3, 4]],
    ['with a gap before each line', [2, 4, 16]],
  ])('%s, each is kept', (_name, numbers) => {
    const pasted = options.map((option, index) => `${numbers[index]}:${option}\n`).join('');
    expect(choicesOf(pasted)).toMatchObject([{ text: expect.stringContaining(options.join('\n')) }]);
  });

  it('a line in between without one is kept', () => {
    const pasted = `1 ${options[0]}\n${options[1]}\n3 ${options[2]}\n$ `;
    expect(choicesOf(pasted)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(options.join('\n')) }),
    );
  });
});

it('what is no configuration in a diff of several files is left out', () => {
  const changed = (name: string, lines: string) =>
    `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n@@ -1,2 +1,2 @@\n${lines}\n`;
  const pasted =
    changed('README.md', '-Title: old\n+Title: new') + changed('review', '-smtpPort: 25\n+smtpPort: 587\n baseUrl: x');
  expect(choicesOf(pasted).map(({ text }) => text)).toContain('smtpPort: 587\nbaseUrl: x\n');
});

describe('a line at the edge of a quoted mail that lost its mark may be part of it', () => {
  const quoted = '> smtpPort: 587\n> smtpHostname: mail.example.com';
  const members = { smtpPort: 587, smtpHostname: 'mail.example.com' };
  const connection = 'host=db.example.com user=review password=fake-word-7731 dbname=review';

  it.each([
    ['the last option', `${quoted}\nbaseUrl: https://review.example.com\n\nRegards`],
    ['the first option', `Ada wrote:\nbaseUrl: https://review.example.com\n${quoted}\n`],
  ])('%s, which is asked', (_name, pasted) => {
    expect(recognisePaste(pasted, createYamlReader(yaml))).toMatchObject({ isAsked: true });
    expect(choicesOf(pasted).map(({ text }) => dataOf(text))).toContainEqual({
      ...members,
      baseUrl: 'https://review.example.com',
    });
  });

  it.each([
    ['the last brace', `> {\n${quoted}\n}\nRegards`],
    ['the first brace', `Ada wrote:\n{\n${quoted}\n> }\n`],
  ])('%s', (_name, pasted) => expect(choicesOf(pasted).map(({ text }) => dataOf(text))).toEqual([members]));

  it.each(['sslmode=verify-full', 'Regards, Bob', 'Is this right?'])(
    'what follows a long line is asked: %s',
    (rest) => {
      const found = recognisePaste(`${quoted}\n> pgConnStr: ${connection}\n${rest}\n\nBob`, createYamlReader(yaml));
      expect(found).toMatchObject({ kind: 'found', isAsked: true });
    },
  );
});

describe('Base64 of which a part is missing is refused', () => {
  it.each([
    ['at its end', `${base64(braceless).slice(0, 76)}...`],
    ['at its end, in lines', `${base64Lines.slice(0, 76)}\n…\n`],
    ['behind a key', `config: ${base64(braceless).slice(0, 40)}…`],
  ])('%s', (_name, pasted) => {
    expect(recognisePaste(pasted, createYamlReader(yaml))).toMatchObject({
      kind: 'refused',
      reasons: [{ code: 'value-unclosed', message: expect.stringContaining('Base64, line 1: The end of the paste') }],
    });
  });

  it('but not where dots end the sentence before it', () => {
    expect(choicesOf(`as follows...\n${base64(config)}`)).toMatchObject([{ text: config }]);
  });
});

describe('several configurations are a choice', () => {
  it.each([
    ['two code blocks', `Test:\n\`\`\`\n${config}\n\`\`\`\nProduction:\n\`\`\`\n${other}\n\`\`\``],
    [
      'two code blocks without braces',
      `Test:\n~~~\n${braceless}\n~~~\nProduction:\n~~~\nbaseUrl: https://other.example.com\n~~~`,
    ],
    [
      'a code block and a command in another',
      `Test:\n\`\`\`\n${config}\n\`\`\`\nProduction:\n\`\`\`\nexport SERVICE_CONFIG_HJSON='${other}'\n\`\`\``,
    ],
    ['two objects', `Test: ${config}\nProduction:\n${other}`],
    ['two objects on one line', `Test: ${oneLine} Production: ${other}`],
    ['two objects behind each other', `${oneLine}\n${other}`],
    ['two objects of several lines behind each other', `${config}\n${otherInLines}`],
    ['two objects with a line between them', `test\n\n${config}\n---\n${otherInLines}`],
    [
      'cat -n of two files',
      `$ cat -n test\n${numbered(config, (number) => `  ${number}\t`)}\n$ cat -n prod\n${numbered(otherInLines, (number) => `  ${number}\t`)}\n$ `,
    ],
    [
      'cat -n of two files, in a quoted mail',
      numbered(
        numbered(`${braceless}`, (number) => ` ${number} `),
        () => '> ',
      ) +
        numbered(
          numbered(`\n{\n${other.slice(1, -1)}\n}`, (number) => (number === 1 ? '' : ` ${number - 1} `)),
          () => '> ',
        ).slice(2),
    ],
    ['grep -r', `${numbered(config, () => 'test.hjson:')}\n${numbered(otherInLines, () => 'prod.hjson:')}`],
    [
      'grep -rn',
      `${numbered(braceless, (number) => `a/test.hjson:${number}:`)}\n${numbered(otherInLines, (number) => `a/prod.hjson:${number}:`)}`,
    ],
    [
      'grep -r, with colours',
      `${numbered(config, () => '\x1B[35mtest.hjson\x1B[m:')}\n${numbered(otherInLines, () => '\x1B[35mprod.hjson\x1B[m:')}`,
    ],
    [
      'grep -r, with one line of a file',
      `${numbered(config, () => './test.hjson:')}\n./prod.hjson:baseUrl: https://other.example.com`,
    ],
    [
      'docker compose logs of two services',
      `${numbered(config, () => 'test-1  | ')}\n${numbered(otherInLines, () => 'prod-1  | ')}`,
    ],
    [
      'a diff of two files',
      `diff --git a/test b/test\n--- a/test\n+++ b/test\n@@ -1,7 +1,7 @@\n${numbered(config, () => ' ').replace('   smtpPort: 587', '-  smtpPort: 25\n+  smtpPort: 587')}\ndiff --git a/prod b/prod\nnew file mode 100644\n--- /dev/null\n+++ b/prod\n@@ -0,0 +1,3 @@\n${numbered(otherInLines, () => '+')}`,
    ],
    ['two objects in a quoted mail', numbered(`Test:\n${config}\n\nProduction:\n${other}`, () => '> ')],
  ])('%s', (_name, pasted) => {
    const choices = choicesOf(pasted);
    expect(choices.map(({ text }) => dataOf(text))).toEqual([expected, dataOf(other)]);
  });

  it('a quoted one and the answer below it', () => {
    const pasted = `${numbered(config, () => '> ')}\n\nNo, use this:\n\n${otherInLines}\n`;
    expect(choicesOf(pasted).map(({ text }) => dataOf(text))).toEqual([expected, dataOf(other)]);
  });

  it('the answer and a quoted one below it', () => {
    const pasted = `Use this:\n${otherInLines}\n\nAda wrote:\n${numbered(config, () => '> ')}\n`;
    expect(choicesOf(pasted).map(({ text }) => dataOf(text))).toEqual([dataOf(other), expected]);
  });

  const headed = 'Test:\nbaseUrl: https://t.example.com\nsmtpPort: 25\n\nProduction:\nbaseUrl: https://p.example.com\n';
  it.each([
    ['as they are', headed],
    ['in a mail', `Hello Bob\n\n${headed}`],
    ['in a quoted mail', numbered(headed, () => '> ')],
  ])('two without braces below headings, %s', (_name, pasted) => {
    const all = choicesOf(pasted).map(({ text }) => dataOf(text));
    expect(all).toContainEqual({ baseUrl: 'https://t.example.com', smtpPort: 25 });
    expect(all).toContainEqual({ baseUrl: 'https://p.example.com' });
  });

  it('also where the paste begins and ends with a block', () => {
    const pasted = `\`\`\`\n${braceless}\n\`\`\`\n\n\`\`\`\nbaseUrl: https://other.example.com\n\`\`\``;
    expect(choicesOf(pasted).map(({ origin }) => origin)).toEqual(['HJSON, line 2', 'HJSON, line 8']);
  });

  it('each with its line, and no words of the paste', () => {
    const pasted = `Fake7731x:\n\`\`\`\n${config}\n\`\`\`\nProduction:\n\`\`\`\n${other}\n\`\`\``;
    expect(choicesOf(pasted).map(({ origin }) => origin)).toEqual(['HJSON, line 3', 'HJSON, line 13']);
  });

  it('with their lines in a quoted mail, too', () => {
    const pasted = `Hello Bob\n\n${numbered(`Test:\n${config}\n\nProduction:\n${other}`, () => '> ')}`;
    expect(choicesOf(pasted).map(({ origin }) => origin)).toEqual(['HJSON, line 4', 'HJSON, line 13']);
  });

  it('also if one of them is damaged', () => {
    const pasted = `\`\`\`\n${config}\n\`\`\`\n\n\`\`\`\n{ baseUrl: "https://other.example.com\n smtpPort: }\n\`\`\``;
    expect(choicesOf(pasted)).toMatchObject([{ readable: true }, { readable: false }]);
  });

  it('but one that is written twice is none', () => {
    expect(choicesOf(`\`\`\`\n${config}\n\`\`\`\n\n\`\`\`\n${config}\n\`\`\``)).toHaveLength(1);
  });
});

it('a value that looks like a prompt stays in what a terminal printed', () => {
  const text = `{\n  oidcClientSecret: '''\n    $ ecret\n    % x\n    '''\n}`;
  const [choice] = choicesOf(`$ cat config.json\n${text}\n$ echo done\n`);
  expect(choice).toMatchObject({ text });
});

describe('what is a configuration stays as it is', () => {
  it.each([
    ['text with a mark of Jira in a value', '{ organisationName: "{code}x{code}", smtpPort: 587 }'],
    ['a doubled quote in a value', `{ organisationName: 'a""b' }`],
    ['an entity in a value', '{ organisationName: "A &amp; B" }'],
    [
      'two objects inside',
      '{ smtpAuth: { username: u }, gatewayOAuth2: { clientId: "a" }, smtpPort: 587 }'.replace(
        'username: u',
        'username: "u"',
      ),
    ],
    ['a heading in a comment', '/*\nOld:\nbaseUrl: https://old.example.com\n*/\nbaseUrl: https://review.example.com\n'],
    ['a list that is no diff', '{\n  baseUrl: "https://review.example.com"\n  note: [\n- a\n+ b\n]\n}'],
  ])('%s', (_name, pasted) => {
    expect(choicesOf(pasted)).toMatchObject([{ text: pasted }]);
  });

  it('a damaged one loses no line', () => {
    const pasted = 'baseUrl: https://review.example.com\nsmtpHostname mail.example.com\nsmtpPort 587\n';
    expect(choicesOf(pasted)).toMatchObject([{ text: pasted, readable: false }]);
  });
});
