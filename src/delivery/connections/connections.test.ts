import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it, test } from 'vitest';
import { exampleConfiguration } from '../../config/index.ts';
import { plantedDocuments } from '../../testing/plantedSecrets.ts';
import { readConfig } from '../../testing/readConfig.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { connections, connectionsAsCsv, connectionsAsMarkdown } from './connections.ts';
import { goProxy } from './goProxy.ts';

const proxy = { name: 'HTTPS_PROXY', value: 'http://user:planted-proxy-word@proxy.example.com:3128' };

function rowsOf(text: string, variables: readonly EnvironmentVariable[] = [], gateways: readonly string[] = []) {
  const rows = connections(readConfig(text), variables, gateways);
  return rows.map(({ purpose, host, port, protocol, tls, proxy: through }) => [
    purpose,
    `${host}:${port}`,
    protocol,
    tls,
    through,
  ]);
}

describe('the connections of a configuration', () => {
  it('are those of the example, through the proxy but for its exceptions', () => {
    const exceptions = { name: 'NO_PROXY', value: 'auth.example.com' };
    expect(
      rowsOf(exampleConfiguration(), [proxy, exceptions], ['http://gateway.example.com:8080/x', 'no address']),
    ).toEqual([
      ['Database', 'db.example.com:5432', 'PostgreSQL', 'verify-full', 'none'],
      ['Mail', 'smtp.example.com:587', 'SMTP', 'not documented', 'none'],
      ['Sign in', 'login.example.com:443', 'HTTPS', 'yes', 'http://proxy.example.com:3128'],
      ['Token for mail', 'login.example.com:443', 'HTTPS', 'yes', 'http://proxy.example.com:3128'],
      ['Token for gateways', 'auth.example.com:443', 'HTTPS', 'yes', 'none'],
      ['Gateway', 'gateway.example.com:8080', 'HTTP', 'no', 'none'],
    ]);
  });

  it('show references as they are', () => {
    const text = `{
  pgConnStr: '''postgres://app:\${PW}@\${DB_HOST}:6432/review'''
  smtpHostname: '''$(SMTP_HOST)'''
  smtpPort: \${SMTP_PORT}
  oidcIssuer: '''https://{{ .issuer }}/realms/staff'''
}`;
    expect(rowsOf(text).map(([, address]) => address)).toEqual([
      `\${DB_HOST}:6432`,
      `$(SMTP_HOST):\${SMTP_PORT}`,
      '{{ .issuer }}:443',
    ]);
  });

  it('are one for each host of a list', () => {
    expect(rowsOf('{ pgConnStr: "host=a,b port=5432,5433 sslmode=require" }').map(([, address]) => address)).toEqual([
      'a:5432',
      'b:5433',
    ]);
  });

  it.each([
    ['postgres://u@h/d?host=i&port=1', ['i:1']],
    ['postgres://u@h:1/d?port=2', ['h:2']],
    ['postgres://u@h:1,i:2/d', ['h:1', 'i:2']],
    ['host=h host=i port=1', ['i:1']],
  ])('are those that the libraries use: %s', (connection, expected) =>
    expect(rowsOf(`{ pgConnStr: "${connection}" }`).map(([, address]) => address)).toEqual(expected),
  );

  it('hold no secret, whatever the configuration is', () => {
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(1_000), 7)) {
      const rows = connections(readConfig(text), [proxy], []);
      const tables = connectionsAsMarkdown(rows) + connectionsAsCsv(rows);
      expect(tables.includes(marker) || tables.includes('planted-proxy-word'), spelling).toBe(false);
    }
  });
});

/** By the documentation of golang.org/x/net/http/httpproxy. */
test.each([
  ['https://example.com', '', true],
  ['https://example.com', '*', false],
  ['https://example.com', 'example.com', false],
  ['https://a.example.com', 'example.com', false],
  ['https://notexample.com', 'example.com', true],
  ['https://example.com', '.example.com', true],
  ['https://a.example.com', '*.example.com', false],
  ['https://a.example.com', 'other.org, .EXAMPLE.com', false],
  ['https://example.com', 'example.com:443', false],
  ['https://example.com', 'example.com:80', true],
  ['https://10.1.2.3', '10.0.0.0/8', false],
  ['https://11.1.2.3', '10.0.0.0/8', true],
  ['https://10.1.2.3:8443', '10.1.2.3', false],
  ['https://[fd00::1]', 'fd00::1', false],
  ['https://[fd00::1]', 'FD00:0::1', false],
  ['https://[fd00::1]', 'fd00::/8', false],
  ['https://[fd00::1]', 'fe80::/10, fc00::/8', true],
  ['https://[fd00::1]', '[fd00::1]:443', false],
  ['https://[fd00::1]', '[fd00::1]:80', true],
  ['https://[fd00::1]', '[fd00::1]', true],
  ['https://[fd00::1]', '10.0.0.0/8', true],
  ['https://10.1.2.3', '::ffff:10.1.2.3', false],
  ['https://10.1.2.3', '::ffff:a00:0/104', false],
  ['https://10.1.2.3', '10.0.0.0/33', true],
  ['https://example.com', 'example.com:', false],
  ['https://[::1]', '', false],
  ['https://localhost', '', false],
  ['https://127.0.0.1', '', false],
  ['http://example.com', '', false],
])('%s with NO_PROXY=%s goes through the proxy: %s', (url, noProxy, isProxied) => {
  const settings = { httpProxy: '', httpsProxy: 'http://proxy.example.com:3128', noProxy };
  expect(goProxy(new URL(url), settings)).toBe(isProxied ? settings.httpsProxy : undefined);
});

it('writes tables that Markdown and spreadsheets take as text', () => {
  const rows = connections(readConfig('{ "smtpHostname": "=a|b" }'), []);
  expect(connectionsAsMarkdown(rows)).toContain('| =a\\|b |');
  expect(connectionsAsCsv(rows)).toContain('"\'=a|b"');
});

describe('a proxy', () => {
  it.each([
    ['with a password', 'http://u:planted-word@proxy:3128', 'http://proxy:3128'],
    ['without a scheme', 'u:planted-word@proxy.example.com:3128', 'proxy.example.com:3128'],
    ['at an address', 'socks5://[fd00::1]:1080', 'socks5://[fd00::1]:1080'],
    ['whose password has an @', 'http://u:planted@word@proxy:3128', 'set, not shown'],
    ['whose password has a slash', 'http://u:planted/word@proxy:3128', 'set, not shown'],
    ['whose password has a question mark', 'u:planted?word@proxy', 'set, not shown'],
    ['whose password has a blank', 'http://u:planted word@proxy', 'set, not shown'],
    ['without a host', 'u:planted-word', 'set, not shown'],
    ['with a slash too few', 'http:/u:planted-word@proxy', 'set, not shown'],
  ])('%s shows host and port, or nothing', (_title, value, shown) => {
    const text = '{ "oidcIssuer": "https://login.example.com" }';
    expect(rowsOf(text, [{ name: 'HTTPS_PROXY', value }]).map((row) => row[4])).toEqual([shown]);
  });
});

it.each([
  '{ "smtpHostname": "u:planted-word@mail.example.com" }',
  '{ "smtpHostname": "smtp://u:planted-word@mail.example.com" }',
  '{ "pgConnStr": "host=u:planted-word@db.example.com dbname=review" }',
])('leave out what is no host: %s', (text) => expect(rowsOf(text)).toEqual([]));

it('name no host that repeats a secret of the text, and no gateway with a password', () => {
  const text = '{ "pgConnStr": "host=planted-word-1 password=planted-word-1", "smtpHostname": "mail.example.com" }';
  expect(rowsOf(text, [], ['https://user:half@planted@gateway.example.com/']).map(([purpose]) => purpose)).toEqual([
    'Mail',
  ]);
});
