import { expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const files = { 'config.json': '{\n  oidcIssuer: "https://login.example.com/"\n  oidcClientSecret: "fake-word"\n}\n' };

it('prints the script, without a secret', async () => {
  const { code, out } = await runOn({ files }, 'server-check', 'config.json');
  expect(code).toBe(0);
  expect(out).toMatch(/^#!\/bin\/sh\n/);
  expect(out).toContain("ISSUER='https://login.example.com/' ISSUER_AT='login.example.com:443'");
  expect(out).not.toContain('fake-word');
});

it('prints how to run it', async () => {
  const { out } = await runOn({}, 'server-check', '--commands', 'review');
  expect(out).toContain('\ndocker exec -i review sh -s -- --here < check.sh\n');
});

it('says what a report means, and that something is wrong', async () => {
  const standardInput = 'arconf-server-check 1\nok smtp.connect\nfail oidc.issuer slash\n';
  const { code, out } = await runOn({ files, standardInput }, 'server-check', '--read', '-', 'config.json');
  expect(code).toBe(1);
  expect(out).toContain('error    report: The report is not complete. Copy all of it.\n');
  expect(out).toContain(
    'ok       smtp.connect, smtpHostname: The mail server answers. (The value has changed since.)\n',
  );
  const json = await runOn(
    { files, standardInput },
    ...['server-check', '--read', '-', '--output', 'json', 'config.json'],
  );
  expect(JSON.parse(json.out).findings).toHaveLength(3);
});

it.each([
  [{ 'config.json': '{ a: ' }, ['config.json'], 'has errors'],
  [files, ['--read', 'config.json', 'config.json'], 'not a report'],
  [files, ['--read', 'missing', 'config.json'], 'no such file'],
])('refuses what it cannot do', async (given, words, reason) => {
  const { code, err } = await runOn({ files: given }, 'server-check', ...words);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});
