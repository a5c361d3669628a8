import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { cleanings } from './cleanings.ts';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const recognise = (pasted: string) => recognisePaste(pasted, createYamlReader(yaml));
const config = '{\n  # where users go\n  baseUrl: "https://review.example.com"\n  smtpPort: 587\n}';
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
    ['Taken from the quoted lines, without their “>”.'],
  ],
  [
    'a mail quoted twice',
    linesOf(config)
      .map((line) => `>> ${line}`)
      .join('\n'),
    ['Taken from the quoted lines, without their “>”.'],
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
    'a quoted mail with curly quotes and prose',
    '> Use { “baseUrl”: “https://review.example.com” } please.',
    [
      'Taken from the quoted lines, without their “>”.',
      'Curly quotes became straight ones.',
      'The text around the outermost braces was left out.',
    ],
    '{ "baseUrl": "https://review.example.com" }',
  ],
];

describe('what is pasted from elsewhere', () => {
  it.each(pastes)('%s', (_name, pasted, warnings, text = config) => {
    expect(recognise(pasted)).toMatchObject({ kind: 'found', choices: [{ text, warnings, readable: true }] });
  });

  it.each(pastes)('%s, with the line ends of Windows', (_name, pasted) => {
    expect(recognise(pasted.replaceAll('\n', '\r\n'))).toMatchObject({ choices: [{ readable: true }] });
  });
});

describe('what can be read stays unchanged', () => {
  it.each([
    ['curly quotes in a value', '{ organisationName: "Klinik “Nord”" }'],
    ['a caret in a value', '{ mailFrom: "a^\\"b" }'],
    ['a line that begins with a number', 'organisationName: a\n12 b: c\n'],
    ['a comment with a fence', '{\n/*\n```\nold: 1\n```\n*/\n baseUrl: "https://x.example.com"\n}'],
  ])('%s', (_name, pasted) => {
    expect(recognise(pasted)).toMatchObject({ choices: [{ text: pasted, warnings: [] }] });
  });

  it('has straight quotes where a curly one is text', () => {
    const pasted = 'Use { "organisationName": "Klinik “Nord”" } please.';
    expect(recognise(pasted)).toMatchObject({ choices: [{ text: '{ "organisationName": "Klinik “Nord”" }' }] });
  });
});

it('a damaged configuration is offered as it was pasted', () => {
  const pasted = '{\n  baseUrl: "https://review.example.com\n  smtpPort: }\n';
  expect(recognise(pasted)).toMatchObject({ choices: [{ text: pasted, readable: false, warnings: [] }] });
});

it('says one sentence for each cleaning, and none changes a text without what it is for', () => {
  expect(new Set(cleanings.map(({ says }) => says)).size).toBe(cleanings.length);
  for (const { clean } of cleanings) expect(clean(config)).toBe(config);
});
