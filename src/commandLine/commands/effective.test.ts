import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const config = 'baseUrl: https://review.example.com\noidcClientSecret: fake-secret\n';

describe('effective', () => {
  it('prints a table', async () => {
    const { code, out } = await runOn({ files: { a: config } }, 'effective', 'a');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^baseUrl +file +https:\/\/review\.example\.com$/),
        expect.stringMatching(/^oidcClientSecret +file +••••••$/),
        expect.stringMatching(/^readTimeOutMinutes +default +5 minutes$/),
        expect.stringMatching(/^mailFrom +not set$/),
      ]),
    );
  });

  it.each([
    ['markdown', /^\| Option \| Value \| From \|\n/],
    ['csv', /^"Option","Value","From"\r\n/],
  ])('prints %s', async (format, head) => {
    const { out } = await runOn({ files: { a: config } }, 'effective', '--output', format, 'a');
    expect(out).toMatch(head);
    expect(out).not.toContain('fake-secret');
  });

  it('has the variables of the process with --env', async () => {
    const variables = { SERVICE_CONFIG_HJSON: config, HTTPS_PROXY: 'http://u:fake-word@proxy', OTHER: 'x' };
    const { out } = await runOn({ variables }, 'effective', '--env');
    expect(out).toMatch(/^HTTPS_PROXY +environment +http:\/\/u:••••••@proxy$/m);
    expect(out).not.toMatch(/fake-|OTHER/);
  });

  it.each<[string, Parameters<typeof runOn>[0], readonly string[], string]>([
    ['a file', { files: { a: config } }, ['a'], 'file'],
    ['standard input', { standardInput: config }, ['-'], 'standard input'],
    ['the variable', { variables: { SERVICE_CONFIG_HJSON: config } }, [], 'variable'],
    ['the variable that --env names', { variables: { MINE: config } }, ['--env=MINE'], 'variable'],
  ])('names what was read: %s', async (_name, system, words, source) => {
    const { out } = await runOn(system, 'effective', ...words);
    expect(out).toMatch(new RegExp(`^baseUrl +${source} +https://review`, 'm'));
  });

  it('says nothing of the other variables without --env', async () => {
    const { out } = await runOn({ files: { a: config }, variables: { GOGC: '50' } }, 'effective', 'a');
    expect(out).not.toMatch(/GOGC|PROXY|SSL_CERT/);
  });

  it('says of a reference that it is filled in later, but not of one that an escape stops', async () => {
    const text = (sign: string) =>
      `services:\n  a:\n    environment:\n      SERVICE_CONFIG_HJSON: '{"organisationName":"${sign}{NAME}"}'\n`;
    const originOf = async (sign: string) => {
      const { out } = await runOn({ files: { a: text(sign) } }, 'effective', '--wrapped', 'a');
      return /^organisationName +(.*)$/m.exec(out)?.[1];
    };
    expect([await originOf('$'), await originOf('$$')]).toEqual([
      'file, filled in later  $\u007bNAME}',
      expect.stringMatching(/^file +\$\u007bNAME}$/),
    ]);
  });

  it('refuses a text that cannot be read', async () => {
    expect(await runOn({ standardInput: '{' }, 'effective', '-')).toMatchObject({ code: 2, out: '' });
  });
});

it('schema prints the published JSON Schema', async () => {
  const published = readFileSync(new URL('../../../public/config.schema.json', import.meta.url), 'utf8');
  expect(await runOn({}, 'schema')).toMatchObject({ code: 0, out: published, err: '' });
});

it('schema --strict prints one that allows no unknown key', async () => {
  const { code, out } = await runOn({}, 'schema', '--strict');
  expect([code, out.includes('"additionalProperties": true'), out.includes('"additionalProperties": false')]).toEqual([
    0,
    false,
    true,
  ]);
});
