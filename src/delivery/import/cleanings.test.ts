import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { cleanings } from './cleanings.ts';
import type { DoneCleaning } from './describeFound.ts';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const recognise = (pasted: string) => recognisePaste(pasted, createYamlReader(yaml));
const config = '{\n  # where users go\n  baseUrl: "https://review.example.com"\n  smtpPort: 587\n}';

/** What was stripped or replaced in a paste; what is kept by its sentence. */
function cleaningsOf(pasted: string, ...kept: readonly string[]): readonly DoneCleaning[] {
  const found = recognisePaste(pasted, createYamlReader(yaml), new Set(kept));
  return found.kind === 'found' ? (found.choices[0]?.cleanings ?? []) : [];
}
const linesOf = (text: string) => text.split('\n');

/** The configuration in what people paste from elsewhere, and what is said about it. */
const pastes: [name: string, pasted: string, said: readonly string[], text?: string][] = [
  [
    'a code block in a ticket',
    `It fails with this:\n\n\`\`\`hjson\n${config}\n\`\`\`\n\nAny idea?`,
    ['Taken from a code block of the paste.'],
  ],
  [
    'a quoted mail',
    `Ada wrote:\n${linesOf(config)
      .map((line) => `> ${line}`)
      .join('\n')}\n\nRegards`,
    ['Taken from the first quoted line to the last, without “>”.'],
  ],
  [
    'a mail quoted twice',
    linesOf(config)
      .map((line) => `>> ${line}`)
      .join('\n'),
    ['Taken from the first quoted line to the last, without “>”.'],
  ],
  [
    'line numbers',
    linesOf(config)
      .map((line, index) => `${String(index + 7).padStart(4)} ${line}`)
      .join('\n'),
    ['Line numbers were left out.'],
  ],
  [
    'line numbers of grep',
    linesOf(config)
      .map((line, index) => `${index + 1}:${line}`)
      .join('\n'),
    ['Line numbers were left out.'],
  ],
  ['no-break spaces', config.replaceAll(' ', '\u00A0'), ['No-break spaces became spaces.']],
  [
    'the command prompt',
    '{^"baseUrl^":^"https://review.example.com?a=1^&b=2^"}',
    ['The carets of the Windows command prompt were left out.'],
    '{"baseUrl":"https://review.example.com?a=1&b=2"}',
  ],
  [
    'curly quotes',
    '{ “baseUrl”: “https://review.example.com”, ‘smtpPort’: 587 }',
    ['Curly quotes became straight ones.'],
    `{ "baseUrl": "https://review.example.com", 'smtpPort': 587 }`,
  ],
  [
    'prose around it',
    `Hello,\nplease use this one:\n${config}\nThank you.`,
    ['The text around the outermost braces was left out.'],
  ],
  [
    'a line of a log',
    `2026-11-23T10:00:00Z INFO read ${config} in 3 ms`,
    ['The text around the outermost braces was left out.'],
  ],
  [
    'the answer below a quoted question',
    `Ada wrote:\n> Can you send it?\n\nHere it is:\n${config}\nRegards`,
    ['The text around the outermost braces was left out.'],
  ],
  [
    'a code block behind that of an error',
    `\`\`\`\nerror: no file\n\`\`\`\n\`\`\`\n${config}\n\`\`\`\nAny idea?`,
    ['The text around the outermost braces was left out.'],
  ],
  [
    'a quoted mail with curly quotes and prose',
    '> Use { “baseUrl”: “https://review.example.com” } please.',
    [
      'Taken from the first quoted line to the last, without “>”.',
      'Curly quotes became straight ones.',
      'The text around the outermost braces was left out.',
    ],
    '{ "baseUrl": "https://review.example.com" }',
  ],
];

describe('what is pasted from elsewhere', () => {
  it.each(pastes)('%s', (_name, pasted, said, text = config) => {
    expect(recognise(pasted)).toMatchObject({ kind: 'found', choices: [{ text, warnings: [], readable: true }] });
    expect(cleaningsOf(pasted).map(({ says }) => says)).toEqual(said);
  });

  it.each(pastes)('%s, with the line ends of Windows', (_name, pasted) => {
    expect(recognise(pasted.replaceAll('\n', '\r\n'))).toMatchObject({ choices: [{ readable: true }] });
  });
});

describe('what was replaced can be kept', () => {
  const quotes = 'Curly quotes became straight ones.';
  const spaces = 'No-break spaces became spaces.';
  const inValue =
    'Please use this:\n{\n  baseUrl: https://a.example.com\n  organisationName: Klinik “Nord”\u00A0GmbH\n}\nRegards';
  const canKeep = (pasted: string) => cleaningsOf(pasted).flatMap((each) => (each.canKeep ? [each.says] : []));

  it('where as many options are found without the replacement', () => {
    expect(canKeep(inValue)).toEqual([spaces, quotes]);
    expect(canKeep('Use\n{\n  baseUrl: “https://a.example.com”\n}\nplease')).toEqual([quotes]);
  });

  it.each([
    ['keys would be unknown', 'Use\n{\n  “baseUrl”: https://a.example.com\n  smtpPort: 25\n}\nplease'],
    ['the text could not be read', '{ “baseUrl”: “https://a.example.com” }'],
    [
      'nothing would be found',
      linesOf(config)
        .map((line) => `> ${line}`)
        .join('\n'),
    ],
  ])('but not where %s', (_name, pasted) => expect(canKeep(pasted)).toEqual([]));

  it('and replaced again: the others are done all the same', () => {
    const found = recognisePaste(inValue, createYamlReader(yaml), new Set([quotes]));
    expect(found).toMatchObject({ choices: [{ text: expect.stringContaining('Klinik “Nord” GmbH\n}') }] });
    expect(cleaningsOf(inValue, quotes)).toEqual([
      { says: spaces, keeps: 'No-break spaces stay as they are.', canKeep: true, isKept: false },
      { says: quotes, keeps: 'Curly quotes stay as they are.', canKeep: true, isKept: true },
      { says: 'The text around the outermost braces was left out.', canKeep: false, isKept: false },
    ]);
  });
});

describe('entities', () => {
  const textOf = (pasted: string) => {
    const found = recognise(pasted);
    return found.kind === 'found' ? found.choices.map(({ text }) => text) : [];
  };
  it('become characters once', () => {
    const pasted = 'see { &quot;organisationName&quot;: &quot;A &amp;amp; B&quot; } ok';
    expect(textOf(pasted)).toEqual(['{ "organisationName": "A &amp; B" }']);
    expect(cleaningsOf(pasted).map(({ says }) => says)).toEqual([
      'HTML entities became characters.',
      'The text around the outermost braces was left out.',
    ]);
  });

  const literal = '{\n  organisationName: "A &amp; B"\n}';
  it.each([
    ['CDATA', `<![CDATA[${literal}]]>`],
    ['a code fence', `Hi\n\`\`\`\n${literal}\n\`\`\`\n`],
    ['{code} of Jira', `Hi\n{code}${literal}{code}\n`],
  ])('are text in %s', (_name, pasted) => expect(textOf(pasted)).toEqual([literal]));

  it('become characters in a pre element', () => {
    expect(textOf(`<p>Hi</p><pre>${literal}</pre>`)).toEqual([literal.replace('&amp;', '&')]);
  });

  it('become characters in a code fence that could not be read with them', () => {
    const encoded = literal.replaceAll('"', '&quot;').replace('organisationName', '&quot;organisationName&quot;');
    expect(textOf(`Hi\n\`\`\`\n${encoded}\n\`\`\`\n`)).toEqual(['{\n  "organisationName": "A & B"\n}']);
  });
});

describe('what can be read stays unchanged', () => {
  it.each([
    ['curly quotes in a value', '{ organisationName: "Klinik “Nord”" }'],
    ['a caret in a value', '{ mailFrom: "a^\\"b" }'],
    ['a line that begins with a number', 'organisationName: a\n12 b: c\n'],
    ['a comment with a fence', '{\n/*\n```\nold: 1\n```\n*/\n baseUrl: "https://x.example.com"\n}'],
  ])('%s', (_name, pasted) => {
    expect(recognise(pasted)).toMatchObject({ choices: [{ text: pasted, cleanings: [], warnings: [] }] });
  });

  it('has an apostrophe inside of a word', () => {
    const pasted = 'Use { "organisationName": "Société d’Exemple" } please.';
    expect(recognise(pasted)).toMatchObject({ choices: [{ text: '{ "organisationName": "Société d’Exemple" }' }] });
  });

  it('has straight quotes where a curly one is text', () => {
    const pasted = 'Use { "organisationName": "Klinik “Nord”" } please.';
    expect(recognise(pasted)).toMatchObject({ choices: [{ text: '{ "organisationName": "Klinik “Nord”" }' }] });
  });
});

it('a damaged configuration is offered as it was pasted', () => {
  const pasted = '{\n  baseUrl: "https://review.example.com\n  smtpPort: }\n';
  expect(recognise(pasted)).toMatchObject({
    choices: [{ text: pasted, readable: false, cleanings: [], warnings: [] }],
  });
});

it('says one sentence for each cleaning, and none changes a text without what it is for', () => {
  expect(new Set(cleanings.map(({ says }) => says)).size).toBe(cleanings.length);
  for (const { clean } of cleanings) expect(clean(config)).toBe(config);
});
