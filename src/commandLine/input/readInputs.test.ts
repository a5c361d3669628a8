import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const text = 'baseUrl: https://review.example.com\n';
const utf16 = (content: string) => new Uint8Array(Buffer.from(`\uFEFF${content}`, 'utf16le'));

/** What a command reads, by what it prints of it. */
const read = async (machine: Parameters<typeof runOn>[0], ...words: readonly string[]) => {
  const { code, out, err } = await runOn(machine, 'redact', ...words);
  return code === 0 ? out : err;
};

describe('where a configuration is read from', () => {
  it.each<readonly [name: string, machine: Parameters<typeof runOn>[0], words: readonly string[]]>([
    ['a file', { files: { a: text } }, ['a']],
    ['standard input', { standardInput: text }, ['-']],
    ['the variable', { variables: { SERVICE_CONFIG_HJSON: text } }, ['--env']],
    ['another variable', { variables: { OTHER: text } }, ['--env=OTHER']],
    [
      'the variable, before the file of the server',
      { variables: { SERVICE_CONFIG_HJSON: text }, files: { '/app/config/config.json': 'a: 1' } },
      [],
    ],
    ['the file of the server', { files: { '/app/config/config.json': text } }, []],
    [
      'the file of the server, where the variable is empty',
      { variables: { SERVICE_CONFIG_HJSON: '' }, files: { '/app/config/config.json': text } },
      [],
    ],
    ['UTF-16', { files: { a: utf16(text) } }, ['a']],
    ['UTF-8 with a byte order mark', { files: { a: `\uFEFF${text}` } }, ['a']],
  ])('%s', async (_, machine, words) => expect(await read(machine, ...words)).toBe(text));

  it.each<readonly [name: string, machine: Parameters<typeof runOn>[0], words: readonly string[], reason: RegExp]>([
    ['nothing', {}, [], /SERVICE_CONFIG_HJSON is not set, and \/app\/config\/config\.json cannot be read\.\n$/],
    ['a file and --env', { files: { a: text } }, ['a', '--env'], /exclude each other/],
    ['a variable that is not set', {}, ['--env'], /The variable SERVICE_CONFIG_HJSON is not set\.\n$/],
    ['no such file', {}, ['a'], /^arconf: a: There is no such file\.\n$/],
    ['what is not text', { standardInput: new Uint8Array([0]) }, ['-'], /^arconf: <stdin>: Not a text file/],
    [
      'an older encoding, which could only be guessed',
      { standardInput: new Uint8Array([0x61, 0xe4]) },
      ['-', '--stdin-name', 'b.json'],
      /^arconf: b\.json: This file is not UTF-8/,
    ],
  ])('not from %s', async (_, machine, words, reason) => expect(await read(machine, ...words)).toMatch(reason));
});

it.each([
  ['UTF-8 with BOM', `\uFEFF${text}`],
  ['UTF-16LE', utf16(text)],
])('a check says what was read as %s, and not that it was changed', async (encoding, bytes) => {
  const { err } = await runOn({ files: { a: bytes } }, 'check', 'a');
  expect(err).toBe(
    `arconf: a: Read as ${encoding}. hjson-go reads UTF-8 without a byte order mark, and arconf writes that.\n`,
  );
});
