import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const text = `{
  # note
  baseUrl: https://review.example.com
  smtpPort: 587.0
  oidcClientSecret: fake-secret
  mailFrom: null
  queryTimeOutMinutes: fifteen
  pgConnStr: host=db dbname=review
  "odd name": [1, "a"]
  gatewayOAuth2: { endpointParams: { "a.b": "'x'" } }
}
`;
const get = (...words: readonly string[]) => runOn({ files: { 'config.json': text } }, 'get', 'config.json', ...words);

describe('get', () => {
  it.each<[option: string, printed: string]>([
    ['baseUrl', 'https://review.example.com\n'],
    ['smtpPort', '587.0\n'],
    ['pgConnStr', 'host=db dbname=review\n'],
    ['gatewayOAuth2', '{\n  "endpointParams": {\n    "a.b": "\'x\'"\n  }\n}\n'],
    ['gatewayOAuth2.endpointParams.a.b', "'x'\n"],
  ])('prints the value of %s', async (option, out) => {
    expect(await get(option)).toMatchObject({ code: 0, out, err: '' });
  });

  it.each([['mailFrom'], ['oidcIssuer'], ['readTimeOutMinutes']])('finds that %s is not set', async (option) => {
    expect(await get(option)).toMatchObject({ code: 1, out: '', err: '' });
  });

  it('prints a default on request', async () => {
    expect(await get('readTimeOutMinutes', '--default')).toMatchObject({ code: 0, out: '5\n' });
    expect(await get('oidcIssuer', '--default')).toMatchObject({ code: 1, out: '' });
  });

  it('prints what is not in the reference on request alone', async () => {
    expect(await get('odd name')).toMatchObject({
      code: 2,
      out: '',
      err: 'arconf: get: odd name holds text that the reference does not describe: add --show-unknown to print it.\n',
    });
    expect(await get('odd name', '--show-unknown')).toMatchObject({ code: 0, out: '[\n  1,\n  "a"\n]\n', err: '' });
    expect(await get('queryTimeOutMinutes')).toMatchObject({
      code: 2,
      out: '',
      err: 'arconf: get: queryTimeOutMinutes holds text that the reference does not describe: add --show-unknown to print it.\n',
    });
  });

  it('prints a secret on request alone', async () => {
    expect(await get('oidcClientSecret')).toMatchObject({
      code: 2,
      out: '',
      err: 'arconf: get: oidcClientSecret is or holds a secret: add --show-secret to print it.\n',
    });
    expect(await get('oidcClientSecret', '--show-secret')).toMatchObject({ code: 0, out: 'fake-secret\n' });
  });

  it('does not know every name', async () => {
    expect(await get('bseUrl')).toMatchObject({
      code: 2,
      err: 'arconf: get: There is no option of this name. Did you mean baseUrl?\n',
    });
  });

  it('names the option of a part that diff prints', async () => {
    expect(await get('pgConnStr.host')).toMatchObject({
      code: 2,
      out: '',
      err: 'arconf: get: pgConnStr.host is a part of pgConnStr, not an option: use pgConnStr.\n',
    });
  });

  it('says nothing about a text that cannot be read', async () => {
    const { code, out, err } = await runOn({ standardInput: '{\n baseUrl: a\n' }, 'get', '-', 'baseUrl');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^arconf: <stdin>: Line \d: \S/);
  });
});
