import { describe, expect, it } from 'vitest';
import { options } from '../../config/index.ts';
import { runOn } from '../../testing/commandLine.ts';
import { allCodes } from '../codeTables.ts';

const variables = [
  'SERVICE_CONFIG_HJSON',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'GOGC', 'GOMEMLIMIT', 'SSL_CERT_DIR', 'SSL_CERT_FILE'],
  ...['baseURL', 'gatewayURL', 'sourceID'],
];

describe('explain', () => {
  it('says what the check of a code says about an example', async () => {
    expect(await runOn({}, 'explain', 'duplicate-key')).toMatchObject({
      code: 0,
      err: '',
      out: `duplicate-key
  Example:
    smtpPort: 25
    smtpPort: 587

  This key is set again in line 2. hjson-go keeps that one and ignores this one.
  Fix: Remove this one.
`,
    });
  });

  it('says what an option is for', async () => {
    const { help } = options.find(({ key }) => key === 'readTimeOutMinutes') ?? expect.fail('no option');
    expect(await runOn({}, 'explain', 'readTimeOutMinutes')).toMatchObject({
      code: 0,
      out: `readTimeOutMinutes: Read timeout
  ${help} Default: 5 minutes.

  section  Limits
  type     integer
  default  5 minutes
`,
    });
  });

  it.each([
    ['organisationName', 'string'],
    ['baseUrl', 'string (url)'],
    ['encryptionKey', 'string (secret)'],
    ['pgAzureManagedIdentity', 'boolean'],
    ['smtpAuth', 'object'],
    ['gatewayOAuth2.endpointParams', 'record[string] (programs)'],
  ])('gives the type of %s in the words of the reference', async (key, type) =>
    expect((await runOn({}, 'explain', key)).out.split('\n').map((line) => line.trim().split(/ {2,}/))).toContainEqual([
      'type',
      type,
    ]),
  );

  it.each([...Object.keys(allCodes), ...options.map(({ key }) => key)])(
    'knows %s, in visible characters',
    async (name) => {
      const { code, out } = await runOn({}, 'explain', name);
      expect(code).toBe(0);
      expect(out.split('\n').filter((line) => line.length > 220)).toEqual([]);
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );

  it.each(variables)('says what the variable %s is', async (name) => {
    const { code, out } = await runOn({}, 'explain', name);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${name}: .*\\n {2}\\S`));
  });

  it('explains an entry of a record as the record', async () => {
    const { out } = await runOn({}, 'explain', 'gatewayOAuth2.endpointParams.audience');
    expect(out).toBe((await runOn({}, 'explain', 'gatewayOAuth2.endpointParams')).out);
  });

  it('lists everything', async () => {
    const { out } = await runOn({}, 'explain', '--list');
    const names = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(names).toEqual([...Object.keys(allCodes), ...options.map(({ key }) => key), ...variables]);
  });

  it.each([
    [[], 'Name a code, an option or a variable; --list has all of them.'],
    [['duplicat-key'], 'There is no code, option or variable "duplicat-key". Did you mean duplicate-key?'],
    [['GOMEMLIMITS'], 'There is no code, option or variable "GOMEMLIMITS". Did you mean GOMEMLIMIT?'],
    [['zzz'], 'There is no code, option or variable "zzz". --list has all of them.'],
  ])('%j is wrong usage', async (words, reason) => {
    expect(await runOn({}, 'explain', ...words)).toMatchObject({
      code: 2,
      out: '',
      err: `arconf: explain: ${reason}\n`,
    });
  });
});
