import { describe, expect, it } from 'vitest';
import { noYaml } from '../import/yamlReader.ts';
import { recognisePaste } from '../index.ts';

const name = 'SERVICE_CONFIG_HJSON';

/** What the reader with this title makes of a paste. */
function readingBy(title: string, pasted: string): string | undefined {
  const found = recognisePaste(`${pasted}\n`, noYaml);
  return found.kind === 'found' ? found.choices.find(({ readers }) => readers.includes(title))?.text : undefined;
}

const config = (secret: string) => `{"oidcClientSecret":"${secret}","smtpPort":587}`;
const withQuotes = (quote: string, secret: string) =>
  config('#')
    .replaceAll('"', quote)
    .replace('#', () => secret);

/** Facts of about_Quoting_Rules and about_Special_Characters: how a text is written, and the secret that PowerShell reads. */
const quotingRules: readonly (readonly [fact: string, written: string, secret: string])[] = [
  ['a text in single quotes is verbatim', `'${config('a$b`c%d^e')}'`, 'a$b`c%d^e'],
  ['two single quotes in it are one', `'${config("it''s")}'`, "it's"],
  ['four are two', `'${config("it''''s")}'`, "it''s"],
  ['a backslash is no escape in it', `'${config('a\\\\b')}'`, 'a\\\\b'],
  ['a typographic apostrophe is a single quote', `'${config('it\u2019\u2019s')}'`, 'it\u2019s'],
  ['two double quotes in double ones are one', `"${withQuotes('""', "it's")}"`, "it's"],
  ['a backtick escapes a double quote', `"${withQuotes('`"', "it's")}"`, "it's"],
  ['a backtick escapes a dollar sign', `"${withQuotes('`"', 'a`$b')}"`, 'a$b'],
  ['a backtick escapes itself', `"${withQuotes('`"', 'a``b')}"`, 'a`b'],
  ['a backslash is no escape in double quotes', `"${withQuotes('`"', 'a\\\\b')}"`, 'a\\\\b'],
  ['single quotes are text in double ones', `"${withQuotes('`"', "it''s")}"`, "it''s"],
  ['a here-string in single quotes is verbatim', `@'\n${config("it''s `$b")}\n'@`, "it''s `$b"],
  ['single quotes are text in a here-string', `@"\n${config("it''s")}\n"@`, "it''s"],
  ['a backtick escapes in a here-string in double quotes', `@"\n${config('a`$b``c')}\n"@`, 'a$b`c'],
];

const places: readonly (readonly [place: string, write: (text: string) => string])[] = [
  ['$env:NAME =', (text) => `$env:${name} = ${text}`],
  ['a name in braces', (text) => `\${env:${name}} = ${text}`],
  ['SetEnvironmentVariable', (text) => `[Environment]::SetEnvironmentVariable('${name}', ${text})`],
  ['Set-Item', (text) => `Set-Item -Path Env:${name} -Value ${text}`],
];

describe.each(places)('PowerShell, %s', (_, write) => {
  it.each(quotingRules)('%s', (_fact, written, secret) => {
    expect(readingBy('PowerShell', write(written))).toBe(config(secret));
  });
});

/** Facts of `cmd /?`, `set /?` and "Parsing C command-line arguments": what is typed, who reads it, and the secret. */
const commandRules: readonly (readonly [fact: string, title: string, typed: string, secret: string])[] = [
  ['set takes the rest of the line', 'Windows cmd', `set ${name}=${config("it's")}`, "it's"],
  ['set takes what quotes around all of it hold', 'Windows cmd', `set "${name}=${config("it's")}"`, "it's"],
  ['up to the last quote', 'Windows cmd', `set "${name}=${config('a')}" & rem`, 'a'],
  ['a caret in quotes is text', 'Windows cmd', `set "${name}=${config('a^&b')}"`, 'a^&b'],
  ['so it is in quotes of the value', 'Windows cmd', `set ${name}=${config('a^^b')}`, 'a^^b'],
  ['outside of them, it makes the next sign plain', 'Windows cmd', `set ${name}=${withQuotes('^"', 'a^&b^^')}`, 'a&b^'],
  ['a backslash is no escape', 'Windows cmd', `set ${name}=${config('a\\\\b')}`, 'a\\\\b'],
  ['two percent signs stay at the prompt', 'Windows cmd', `set "${name}=${config('50%%x')}"`, '50%%x'],
  ['and are one in a batch file', 'Windows cmd, batch file', `set "${name}=${config('50%%x')}"`, '50%x'],
  [
    'a backslash makes a quote of an argument text',
    'Windows cmd',
    `docker run -e "${name}=${withQuotes('\\"', "it's")}" review`,
    "it's",
  ],
  [
    'two quotes in an argument are one',
    'Windows cmd',
    `docker run -e "${name}=${withQuotes('""', "it's")}" review`,
    "it's",
  ],
];

it.each(commandRules)('cmd: %s', (_, title, typed, secret) => {
  expect(readingBy(title, `C:\\>${typed}`)).toBe(config(secret));
});
