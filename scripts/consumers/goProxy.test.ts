import { describe, expect, it } from 'vitest';
import { goProxy } from '../../src/delivery/connections/goProxy.ts';
import { fuzzCount } from '../../src/testing/fuzzRuns.ts';
import { askConsumers, goIsMissing } from '../../src/testing/goReference.ts';
import { Random } from '../../src/testing/random.ts';

const hosts = [
  ...['example.com', 'a.example.com', 'b.a.example.com', 'notexample.com', 'example.org', 'localhost', 'com'],
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
});
