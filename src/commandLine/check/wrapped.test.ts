import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';
import { placesAround } from './placesAround.ts';

const name = 'SERVICE_CONFIG_HJSON';

/** Where each letter of `inner` is found in `outer`; a question mark if that is unknown. */
const found = (outer: string, inner: string) => {
  const places = placesAround(outer, inner);
  return [...inner].map((_, offset) => outer[places(offset) ?? -1] ?? '?').join('');
};

describe('the places of a configuration in the text around it', () => {
  it.each([
    ['as it is', "export A='a: 1\nb: 2\n'\n", 'a: 1\nb: 2\n'],
    ['in a YAML block', 'config: |\n    a: 1\n    b: 2\nother: 3\n', 'a: 1\nb: 2\n'],
    ['in a YAML block with an empty line', 'config: |\n  a: 1\n\n  b: 2\n', 'a: 1\n\nb: 2\n'],
    ['in a YAML block with Windows line ends', 'config: |\r\n  a: 1\r\n  b: 2\r\n', 'a: 1\nb: 2\n'],
  ])('%s', (_, outer, inner) => {
    const letters = (text: string) => text.replace(/\s/g, '');
    expect(letters(found(outer, inner))).toBe(letters(inner));
  });

  it.each([
    ['written with escapes', '{"config": "a: 1\\nb: 2"}', 'a: 1\nb: 2'],
    ['there twice', 'x: |\n  a: 1\ny: |\n  a: 1\n', 'a: 1'],
    ['nowhere', 'other', 'a: 1'],
    ['empty', 'other', ''],
  ])('are not known where it is %s', (_, outer, inner) => expect(placesAround(outer, inner)(0)).toBeUndefined());
});

const compose = [
  'services:',
  '  review:',
  '    image: review',
  '    environment:',
  '      GOMEMLIMIT: 512MB',
  '      SERVICE_CONFIG_HJSON: |',
  '        baseUrl: https://review.example.com',
  '        smtpProt: 587',
  '        oidcClientSecret: fake-secret',
  '',
].join('\n');

describe('check --wrapped', () => {
  it('reports the problems at their places in the file around, and those of the variables beside it', async () => {
    const { out, code } = await runOn({ files: { a: compose } }, 'check', '--wrapped', '--output', 'compact', 'a');
    expect(code).toBe(1);
    expect(out).toMatch(/^a:8:9: warning: .* \[unknown-key\]$/m);
    expect(out).toMatch(/^a:1:1: error: .* \[memory-limit-form\]$/m);
  });

  it('shows lines with the numbers of the file around, without secrets', async () => {
    const { out } = await runOn({ files: { a: compose } }, 'check', '--wrapped', 'a');
    expect(out).toContain('> 8 | smtpProt: 587\n');
    expect(out).toContain('    9 | oidcClientSecret: "<redacted oidcClientSecret>"\n');
  });

  it('says why there is nothing to check', async () => {
    const { code, out } = await runOn(
      { files: { a: 'hello: world\n' } },
      'check',
      '--wrapped',
      '--output',
      'json',
      'a',
    );
    expect(code).toBe(2);
    expect(JSON.parse(out).files[0].unreadable).toContain('known option');
  });

  const codesIn = async (text: string) => {
    const { out } = await runOn({ files: { a: text } }, 'check', '--wrapped', '--output', 'json', 'a');
    return JSON.parse(out).files[0].problems.map(({ code }: { code: string }) => code);
  };
  const inCompose = (secret: string) =>
    `services:\n  a:\n    environment:\n      ${name}: '{"oidcClientSecret":"${secret}"}'\n`;

  it.each([
    ['Compose', inCompose('FAKE$$\u007bb}')],
    ['Kubernetes', `kind: Pod\nspec: {containers: [{env: [{name: ${name}, value: '{"baseUrl":"FAKE$$(B)"}'}]}]}\n`],
    ['Terraform', `${name} = <<EOT\n{"oidcClientSecret":"FAKE$$\u007bb}"}\nEOT\n`],
    ['a here-document', 'cat <<EOF > config.json\n{ oidcClientSecret: "FAKE\\$\u007bb}" }\nEOF\n'],
  ])('says nothing of a reference that an escape stops: %s', async (_, text) =>
    expect(await codesIn(text)).not.toContain('reference'),
  );

  it('says who fills in a reference that none stops, also beside one that is stopped', async () => {
    expect(await codesIn(inCompose('FAKE$\u007bb}'))).toContain('reference');
    expect(await codesIn(inCompose('$\u007bA}$$\u007bb}'))).toContain('reference');
  });

  it('is what a file without it is pointed to', async () => {
    const run = await runOn({ files: { a: compose } }, 'check', 'a');
    expect(run.err).toBe(
      'arconf: a: This looks like a file that holds a configuration (Compose file). Add --wrapped.\n',
    );
    expect((await runOn({ files: { a: 'smtpPort: {}\n' } }, 'check', 'a')).err).toBe('');
  });

  it.each([
    ['check', '--env'],
    ['check', '--env', '--wrapped'],
    ['effective', '--env', '--wrapped'],
  ])('%s %s %s says that the server reads the quotes around a variable, too', async (...words) => {
    const variables = { SERVICE_CONFIG_HJSON: '\'{"baseUrl": "https://review.example.com"}\'' };
    const { code, err } = await runOn({ variables }, ...words);
    expect(code).not.toBe(0);
    expect(err).toBe(
      'arconf: SERVICE_CONFIG_HJSON: Quotes around the whole value and backslashes before quotes are part of it. Set the variable to the configuration alone.\n',
    );
  });

  it.each([
    ['in single quotes', `'{"baseUrl":"https://review.example.com"}'`],
    ['in double quotes', '"{\\"baseUrl\\":\\"https://review.example.com\\"}"'],
    ['with backslashes alone', '{\\"baseUrl\\":\\"https://review.example.com\\"}'],
  ])('check --env names what an env file of docker keeps around a value %s', async (_, value) => {
    const { code, err } = await runOn({ variables: { [name]: value } }, 'check', '--env');
    expect([code, err]).toEqual([1, expect.stringContaining('Quotes around the whole value and backslashes')]);
  });

  it.each(['', ' ', '{}', '@Microsoft.KeyVault(SecretUri=https://v.example.com/secrets/x)'])(
    'check --env of a variable that sets no option is no success: %j',
    async (value) => {
      const { code, out } = await runOn({ variables: { [name]: value } }, 'check', '--env', '--fail-on', 'warning');
      expect([code, out]).toEqual([1, expect.stringContaining('no-option-set')]);
    },
  );

  it.each([
    ['https_proxy', 'http://user:FAKE^word@proxy.example.com:3128', 'proxy-user-info'],
    ['no_proxy', '<local>', 'no-proxy-entry'],
  ])('check --env checks %s, which Go reads in lower case, too', async (variable, value, code) => {
    const variables = { [name]: '{"smtpPort":25}', https_proxy: 'http://proxy.example.com:3128', [variable]: value };
    expect((await runOn({ variables }, 'check', '--env')).out).toContain(`${variable} warning ${code}`);
  });
});

it('names text around a configuration', async () => {
  const mail =
    'Hi Max,\n\nplease use this:\n\n{\n  "baseUrl": "https://review.example.com",\n  "smtpPort": 587\n}\n\nRegards, Ada\n';
  const { code, err } = await runOn({ files: { a: mail } }, 'check', 'a');
  expect(code).toBe(1);
  expect(err).toContain('a: This looks like a configuration with other text around it. Add --wrapped.\n');
});
