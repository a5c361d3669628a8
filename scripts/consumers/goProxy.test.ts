import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askConsumers, goIsMissing } from 'source-text/testing/goReference';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { goProxy } from '../../src/delivery/connections/goProxy.ts';
import { checkEnvironment } from '../../src/delivery/environment/checkEnvironment.ts';

const hosts = [
  ...[
    'example.com',
    'a.example.com',
    'b.a.example.com',
    'notexample.com',
    'example.org',
    'localhost',
    'com',
    'www.exämple.com',
  ],
  ...['10.1.2.3', '10.255.0.1', '11.1.2.3', '127.0.0.1', '127.8.9.1', '192.168.1.1', '0.0.0.0', '255.255.255.255'],
  ...['[fd00::1]', '[fd00:1:2:3:4:5:6:7]', '[fe80::1]', '[::1]', '[::]', '[::ffff:a01:203]', '[2001:db8::10]'],
];
const ports = ['', '', ':8443', ':80'];

const names = [
  ...[
    'example.com',
    '.example.com',
    '*.example.com',
    'EXAMPLE.com',
    'a.example.com',
    'exämple.com',
    '.Exämple.com',
    'com',
    '*',
    '*.',
    '.',
    'localhost',
  ],
  ...['10.1.2.3', '010.1.2.3', '10.1.2', '10.1.2.256', '.2.3', '::ffff:10.1.2.3', '0:0:0:0:0:ffff:a01:203'],
  ...['fd00::1', 'FD00:0::1', 'fd00:1:2:3:4:5:6:7', '::', '::1', 'fd00::1%eth0', '2001:DB8::0010', 'fd00:::1', ':'],
];
const blocks = [
  ...['10.0.0.0', '10.1.2.3', '0.0.0.0', '192.168.0.0', '::ffff:10.0.0.0', '::ffff:0.0.0.0', '::'],
  ...['fd00::', 'fd00::1', 'fe80::', '2001:db8::', 'example.com', '10.0.0', '[fd00::]'],
];
const lengths = [
  '0',
  '1',
  '7',
  '8',
  '08',
  '24',
  '31',
  '32',
  '33',
  '64',
  '96',
  '97',
  '104',
  '128',
  '129',
  '',
  'x',
  '-1',
];

function noProxy(random: Random): string {
  const entry = () => {
    if (random.chance(40)) return `${random.pick(blocks)}/${random.pick(lengths)}`;
    const name = random.pick(names);
    const isBracketed = random.chance(30);
    const port = random.pick(['', '', ':443', ':80', ':8443', ':', ':https']);
    return (isBracketed ? `[${name}]` : name) + port;
  };
  return Array.from({ length: random.below(3) }, entry).join(random.pick([',', ', ', ' ,,']));
}

describe.skipIf(goIsMissing)('the proxy of a request', () => {
  it('is the one that golang.org/x/net/http/httpproxy chooses', () => {
    const random = new Random(53);
    const pairs = Array.from({ length: fuzzCount(3_000) }, () => ({
      url: `https://${random.pick(hosts)}${random.pick(ports)}/`,
      list: noProxy(random),
    }));
    const answers = askConsumers<{ readonly environment: { readonly proxy?: string } }>(
      pairs.map(({ url, list }) => ({ reader: 'proxy', text: list, files: { url } })),
    );
    const proxy = 'http://proxy.example.com:3128';
    const settings = { httpProxy: '', httpsProxy: proxy };
    const ours = pairs.map(({ url, list }) => goProxy(new URL(url), { ...settings, noProxy: list }));
    const wrong = pairs.filter((_, index) => ours[index] !== answers[index]?.environment.proxy);
    expect(wrong.slice(0, 5)).toEqual([]);
    for (const choice of [proxy, undefined]) expect(ours.filter((each) => each === choice).length).toBeGreaterThan(300);
  });

  it('is never changed by an entry that is said to match nothing', () => {
    const random = new Random(4505);
    const awkward = [
      ...['"example.com"', "'10.1.2.3'", '<local>', '10.1', '10.1.', '010.1.2.3', '10.1.2.3-10.1.2.9', '[fd00::1]'],
      ...[
        '..example.com',
        'example.com.',
        'example.com/',
        'https://example.com',
        '10.0.0.0/33',
        ':::/8',
        'a*.example.com',
      ],
      ...[
        '{example.com}',
        'example.com:https',
        'example.com:99999',
        'fe80::1%eth0',
        'user@example.com',
        '(example.com)',
      ],
      ...['a..example.com', 'http:example.com', '10.1.2.3:08', '[fd00::1]:https', 'example.com:0443'],
      ...['example.com|localhost', 'example.com;10.1.2.3', 'example.com 10.1.2.3', '010.0.0.0/8', '10.0.0/8'],
    ];
    const pairs = Array.from({ length: fuzzCount(2_000) }, () => ({
      url: `https://${random.pick([...hosts, '[fe80::1%25eth0]'].filter((host) => !/localhost|^127|::1\]/.test(host) || host === '[fd00::1]'))}/`,
      list: random.pick(awkward),
    }));
    const answers = askConsumers<{ readonly environment: { readonly proxy?: string } }>(
      pairs.map(({ url, list }) => ({ reader: 'proxy', text: list, files: { url } })),
    );
    expect(pairs.filter((_, index) => answers[index]?.environment.proxy === undefined).slice(0, 5)).toEqual([]);
    const quiet = awkward.filter((list) => checkEnvironment({ HTTPS_PROXY: 'p:1', NO_PROXY: list }).length === 0);
    expect(quiet).toEqual([]);
  });

  it('has the host that its address seems to have, or a problem', () => {
    const random = new Random(4506);
    const pieces = [...'abc0189-_.~!$&()*+,;=:@/?#[]{}|^<>`"\\\'%ü', '%20', '%C3%BC', '%e9', '%5E', 'fake', 'user'];
    const part = () => Array.from({ length: 1 + random.below(4) }, () => random.pick(pieces)).join('');
    const texts = Array.from({ length: fuzzCount(2_000) }, () => {
      const scheme = random.pick(['http://', 'http://', 'https://', 'socks5://', '', '//', 'http:']);
      const user = random.chance(70) ? `${part()}:${part()}@` : '';
      return `${scheme}${user}${random.pick(['proxy.example.com', '10.0.0.5', '[fd00::1]', 'none'])}${random.pick([':3128', ':80', ':x', ''])}`;
    });
    const answers = askConsumers<{ readonly environment: { readonly host?: string } }>(
      texts.map((text) => ({ reader: 'proxy', text: '', files: { url: 'https://a.example.org/', proxy: text } })),
    );
    const quiet = texts
      .map((text, index) => ({ text, host: answers[index]?.environment.host ?? '-' }))
      .filter(({ text }) => checkEnvironment({ HTTPS_PROXY: text }).every(({ severity }) => severity === 'hint'));
    expect(quiet.filter(({ text, host }) => !text.endsWith(host)).slice(0, 5)).toEqual([]);
    expect(quiet.length).toBeGreaterThan(texts.length / 10);
  });
});
