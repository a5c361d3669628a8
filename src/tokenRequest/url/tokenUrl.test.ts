import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTokenUrl, requestTarget, type TokenUrlErrorCode } from './tokenUrl.ts';
import { faultMessage, urlWarnings } from './tokenUrlMessages.ts';

/** What Go's net/url and net/http made of a URL: recorded with `reference token`. */
interface Vector {
  readonly url: string;
  readonly target?: string;
  readonly host?: string;
  readonly authorization?: string;
  readonly refused?: string;
}

const vectors = readFileSync(new URL('fixtures/tokenUrls.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Vector => JSON.parse(line));

/** How Go words each fault, without the piece of the URL that it quotes. */
const goWording: Readonly<Record<TokenUrlErrorCode, RegExp>> = {
  'control-character': /invalid control character in URL/,
  'no-scheme': /missing protocol scheme/,
  'colon-first': /first path segment in URL cannot contain colon/,
  'bad-escape': /invalid URL escape/,
  'bad-host-character': /invalid character .* in host name/,
  'bad-user-info': /invalid userinfo/,
  'bad-ip-literal': /invalid IP-literal|missing ']' in host|invalid host: ParseAddr/,
  'bad-port': /invalid port .* after host/,
  'wrong-scheme': /unsupported protocol scheme/,
  'no-host': /no Host in request URL/,
  'port-range': /address [0-9]+: invalid port/,
};

function seen(text: string) {
  const reading = parseTokenUrl(text);
  if (!reading.ok) return { fault: reading.fault };
  const { url } = reading;
  const user = url.user && { authorization: `Basic ${btoa(`${url.user.name}:${url.user.password ?? ''}`)}` };
  const target = Buffer.from(requestTarget(url), 'latin1').toString();
  return { target, host: url.hostHeader, ...user };
}

describe('as Go reads and sends it', () => {
  test.each(vectors)('$url', ({ url, refused, ...sent }) => {
    const actual = seen(url);
    if (refused === undefined) expect(actual).toEqual(sent);
    else expect(refused).toMatch('fault' in actual ? goWording[actual.fault] : 'nothing: we accept it');
  });
});

test('a fault never quotes the URL', () => {
  const reading = parseTokenUrl('https://client:pass/word@auth.example.com/token');
  expect(reading.ok).toBe(false);
  if (!reading.ok) expect(faultMessage(reading.fault)).not.toMatch(/pass\/|client/);
});

test.each([
  ['https://auth.example.com/token', []],
  ['http://auth.example.com/token', ['warning']],
  ['http://localhost:8080/token', []],
  ['https://u:p@auth.example.com/token', ['warning']],
  ['https://auth.example.com/token?tenant=1', ['hint']],
  ['https://auth.example.com/token?tenant=a b', ['warning', 'hint']],
  ['https://auth.example.com/token#top', ['hint']],
  ['https://:8443/token', ['warning']],
  ['https://bücher.example/token', ['hint']],
])('what it warns of: %s', (text, expected) => {
  const reading = parseTokenUrl(text);
  expect(reading.ok && urlWarnings(reading.url).map(({ severity }) => severity)).toEqual(expected);
});

/** Labels of RFC 3492 §7.1, and case kept as Go keeps it. */
test.each([
  ['auth.example.com', 'auth.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['Bücher.Example', 'xn--Bcher-kva.Example'],
  ['ü', 'xn--tda'],
  ['ü.ü', 'xn--tda.xn--tda'],
  ['他们为什么不说中文', 'xn--ihqwcrb4cv8a8dqg056pqjye'],
  ['3年b組金八先生', 'xn--3b-ww4c5e180e575a65lsy2b'],
  ['Pročprostěnemluvíčesky', 'xn--Proprostnemluvesky-uyb24dma41a'],
  ['😀.x', 'xn--e28h.x'],
])('the Host header of %s is %s', (host, expected) =>
  expect(seen(`https://${host}/`)).toMatchObject({ host: expected }),
);

test('a label whose numbers need more than 31 bits is in no header', () =>
  expect(seen(`https://${'ü'.repeat(5_000)}\u{10ffff}/`)).toMatchObject({ host: '' }));

test.each([
  '::',
  '::1',
  '1::',
  '1:2:3:4:5:6:7:8',
  '::ffff:1.2.3.4',
  '1:2:3:4:5:6:1.2.3.4',
  'fe80::1%25en0',
  'FE80::%25a%25b',
])('%s is an IPv6 address', (literal) => expect(parseTokenUrl(`https://[${literal}]/`).ok).toBe(true));

test.each([
  '',
  ':',
  ':1',
  '1:',
  ':::',
  '1::2::3',
  '1.2.3.4',
  '::1.2.3',
  '::1.2.3.256',
  '::01.2.3.4',
  '1.2.3.4::',
  'g::',
  '12345::',
  '1:2:3:4:5:6:7::8',
  'fe80::1%25',
  '%25en0',
])('%j is no IPv6 address', (literal) =>
  expect(parseTokenUrl(`https://[${literal}]/`)).toEqual({ ok: false, fault: 'bad-ip-literal' }),
);
