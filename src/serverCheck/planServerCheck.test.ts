import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { exampleConfiguration } from '../config/index.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import { checkCommands, writeCheckScript } from './checkScript.ts';
import { planServerCheck } from './planServerCheck.ts';
import { checksum } from './readReport.ts';

const planOf = (text: string) => planServerCheck(parseHjson(text), true);
const scriptOf = (text: string) => writeCheckScript(planOf(text));

it('has the checksum of cksum', () => {
  expect(checksum(new TextEncoder().encode('123456789'))).toBe(930_766_865);
  expect(checksum(new Uint8Array())).toBe(4_294_967_295);
});

describe('a plan', () => {
  it('holds the addresses of the example', () => {
    expect(planOf(exampleConfiguration()).values).toMatchObject({
      ISSUER_AT: 'login.example.com:443',
      SMTP_AT: 'smtp.example.com:587',
      PG_AT: 'db.example.com:5432',
      PG_HOSTS: '1',
      PG_TLS: 'verify-full',
    });
  });

  it.each([
    ['', 'BASE', '-not-set'],
    [`baseUrl: '''\${BASE}'''`, 'BASE', '-reference'],
    [`baseUrl: "https://\${HOST}/"`, 'BASE', '-reference'],
    ['baseUrl: "https://u:word@example.com/"', 'BASE', '-secret'],
    ['baseUrl: "ftp://example.com"', 'BASE', '-no-address'],
    ['baseUrl: "https://example.com/?a=b"', 'BASE', '-no-address'],
    ['baseUrl: "http://example.com/"', 'BASE_AT', '-no-tls'],
    ['baseUrl: "https://[fd00::1]:8443/"', 'BASE_AT', '[fd00::1]:8443'],
    ['smtpHostname: "-oProxyCommand=touch", smtpPort: 25', 'SMTP_AT', '-no-address'],
    ['smtpHostname: "-secret", smtpPort: 25', 'SMTP_AT', '-no-address'],
    ['baseUrl: "-secret"', 'BASE', '-no-address'],
    ['pgConnStr: "host=-secret"', 'PG_AT', '-no-address'],
    ['pgConnStr: "postgres://u:p@h/d?sslrootcert=-not-set"', 'PG_ROOT', '-relative'],
    ['templatesPath: "-not-set"', 'TEMPLATES', '-relative'],
    ['smtpHostname: "a b", smtpPort: 25', 'SMTP_AT', '-no-address'],
    ['smtpHostname: "mail.example.com"', 'SMTP_AT', '-not-set'],
    [`smtpHostname: "mail.example.com", smtpPort: \${PORT}`, 'SMTP_AT', '-reference'],
    ['pgConnStr: "host=a,b port=1,2"', 'PG_AT', 'a:1'],
    ['pgConnStr: "host=a,b port=1,2"', 'PG_HOSTS', '2'],
    ['pgConnStr: "postgres://u:p@h/d"', 'PG_HOSTS', '1'],
    ['pgConnStr: "host=/var/run"', 'PG_AT', '-socket'],
    [`pgConnStr: "postgres://u:p@\${HOST}/d"`, 'PG_AT', '-reference'],
    ['pgConnStr: "postgres://u:p@h/d?sslrootcert=/a.crt"', 'PG_ROOT', '/a.crt'],
    ['pgConnStr: "postgres://u:p@h:1/d?host=i&port=2"', 'PG_AT', 'i:2'],
    ['pgConnStr: "postgres://u:p@[::1]:1,h:2/d"', 'PG_AT', '[::1]:1'],
    ['pgConnStr: "postgres://u:p@h/d?sslrootcert=a.crt"', 'PG_ROOT', '-relative'],
    ['pgConnStr: "postgres://u:p@h/d?sslrootcert=-a.crt"', 'PG_ROOT', '-relative'],
    ['pgConnStr: "postgres://u:p@h/d?sslrootcert=system"', 'PG_ROOT', '-not-set'],
    ['templatesPath: "templates"', 'TEMPLATES', '-relative'],
    ['templatesPath: "/é"', 'TEMPLATES', '-other-letters'],
  ] as const)('of {%s} has %s %s', (text, name, value) => expect(planOf(`{\n${text}\n}`).values[name]).toBe(value));
});

describe('the script', () => {
  it('is the same for the same configuration, and at most 250 lines', () => {
    expect(scriptOf(exampleConfiguration())).toBe(scriptOf(exampleConfiguration()));
    expect(scriptOf(exampleConfiguration()).trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  });

  it('is of ASCII alone, which any shell reads', () => {
    expect(scriptOf('{templatesPath: "/é", baseUrl: "https://é.example.com/"}')).toMatch(/^[\n -~]*$/);
  });

  it('quotes what a shell would read', () => {
    expect(scriptOf(`{accessReviewToolbarLogoPath: "/a/$x 'b' \`c\`.png"}`)).toContain(
      `LOGO='/a/$x '\\''b'\\'' \`c\`.png' BACKGROUND='-not-set'`,
    );
  });

  it('names the lines and the ends of lines that are not secret, and their checksum', () => {
    const text =
      '{\n  mailFrom: "ä\u2028@b"\n  oidcClientSecret: "fake", smtpPort: 25\n  encryptionKey:\n    fake\n}\n';
    const { file } = planOf(text);
    expect(file?.parts).toEqual(['1-2', '3h20', '3t15', '4-4', '5h4', '5t1', '6-$']);
    const kept = '{\n  mailFrom: "ä\u2028@b"\n  oidcClientSecret: \n, smtpPort: 25\n  encryptionKey:\n    \n\n}\n\n';
    expect(file?.sum).toBe(checksum(new TextEncoder().encode(kept)));
  });

  it('is the same whatever the length of a secret is', () => {
    const withSecrets = (secret: string) =>
      `{ oidcClientSecret: "${secret}", pgConnStr: "postgres://u:${secret}2@h/d", smtpPort: 25\n  encryptionKey: ${secret}3 }3\n}\n`;
    const [short, long] = ['fake', 'fake-and-longer'].map((secret) => withSecrets(secret));
    expect(scriptOf(short ?? '')).toBe(scriptOf(long ?? ''));
    const inLines = (secret: string) => `{\n  encryptionKey: '''\n${secret}'''\n}\n`;
    expect(scriptOf(inLines('fake\n'))).toBe(scriptOf(inLines('fake\nfake\nfake\n')));
  });

  it('holds no secret and no reference, whatever the configuration is', () => {
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(1_000), 21)) {
      expect(scriptOf(text).includes(marker), spelling).toBe(false);
    }
    expect(scriptOf(`{baseUrl: "https://\${MARKER}/", pgConnStr: "\${MARKER}"}`)).not.toContain('MARKER');
  });
});

it('names a container in a command line as one word', () => {
  expect(checkCommands('review app').map(({ line }) => line)).toEqual([
    "kubectl exec -i 'deploy/review app' -- sh -s -- --here < check.sh",
    "kubectl debug -i POD --image=IMAGE --target='review app' -- sh -s -- --config /proc/1/root/app/config/config.json < check.sh",
    "docker exec -i 'review app' sh -s -- --here < check.sh",
    'sh check.sh --config /app/config/config.json',
  ]);
});
