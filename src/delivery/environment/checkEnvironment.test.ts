import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { checkEnvironment, type EnvironmentValues } from './checkEnvironment.ts';
import { type EnvironmentName, environmentVariables } from './variables.ts';

const codes = (values: EnvironmentValues) =>
  checkEnvironment(values).map(({ code, severity }) => `${code} ${severity}`);

const table = (name: EnvironmentName, rows: readonly (readonly [value: string, ...codes: readonly string[]])[]) =>
  describe(name, () => {
    test.each(rows)('%j', (value, ...expected) => expect(codes({ [name]: value })).toEqual(expected));
  });

table('GOMEMLIMIT', [
  ['off'],
  ['512MiB'],
  ['2GiB'],
  ['1073741824'],
  ['1073741824B'],
  ['9223372036854775807'],
  ['9223372036854775808', 'memory-limit-range error'],
  ['8388608TiB', 'memory-limit-range error'],
  ['0', 'memory-limit-small warning'],
  ['63MiB', 'memory-limit-small warning'],
  ['OFF', 'memory-limit-form error'],
  ['512MB', 'memory-limit-form error'],
  ['512Mi', 'memory-limit-form error'],
  ['512mib', 'memory-limit-form error'],
  ['1.5GiB', 'memory-limit-form error'],
  ['512 MiB', 'memory-limit-form error'],
  [' 512MiB', 'memory-limit-form error'],
  ['+5', 'memory-limit-form warning'],
  ['+512MiB', 'memory-limit-form warning'],
  ['+1GiB', 'memory-limit-form warning'],
  ['2G', 'memory-limit-form error'],
  ['90%', 'memory-limit-form error'],
  ['-0', 'memory-limit-form warning'],
  ['-5MiB', 'memory-limit-form error'],
  ['++5', 'memory-limit-form error'],
  ['half', 'memory-limit-form error'],
]);

table('GOGC', [
  ['100'],
  ['off', 'gogc-unbounded warning'],
  ['-1', 'gogc-negative hint'],
  ['0', 'gogc-small warning'],
  ['OFF', 'gogc-form warning'],
  ['50%', 'gogc-form warning'],
  [' 100', 'gogc-form warning'],
  ['+100', 'gogc-form warning'],
  ['+50', 'gogc-form warning'],
  ['100.0', 'gogc-form warning'],
  ['2147483648', 'gogc-form warning'],
]);

table('HTTPS_PROXY', [
  ['http://proxy.example.com:3128'],
  ['proxy.example.com:3128'],
  ['http://user:fake%40@proxy.example.com:3128/'],
  ['socks5://proxy.example.com:1080'],
  ['http://[2001:db8::1]:3128'],
  ['http://proxy.example.com:80'],
  ['socks5h://proxy.example.com:1080', 'proxy-socks5h hint'],
  ['http://proxy.example.com', 'proxy-no-port hint'],
  [' http://proxy.example.com:3128', 'proxy-space warning'],
  ['http://pro xy:3128', 'proxy-space warning'],
  ['http://user:%zz@proxy:3128', 'proxy-percent warning'],
  ['ftp://proxy:3128', 'proxy-scheme warning'],
  ['http:proxy:80', 'proxy-scheme warning'],
  [':8080', 'proxy-no-host warning'],
  ['http://:8080', 'proxy-no-host warning'],
  ['http://proxy:99999', 'proxy-form warning'],
  ['http://user:a@b@proxy:3128', 'proxy-user-info warning'],
  ['http://user:a#b@proxy:3128', 'proxy-user-info warning'],
  ['http://proxy:3128/path', 'proxy-path warning'],
  ['http://proxy.example.com:80/'],
  ['https://proxy.example.com:443/'],
  ['http://[::1]:80/'],
  ["http://user:a!$&'()*+,;=b~c_d@proxy:3128"],
  ['http://user:a^b77@proxy.example.com:3128', 'proxy-user-info warning'],
  ['http://DOMAIN\\user:fake@proxy:3128', 'proxy-user-info warning'],
  ['http://user:p|a<s>@proxy:3128', 'proxy-user-info warning'],
  ['http://user:pä@proxy:3128', 'proxy-user-info warning'],
  ['http://user:p{a}"s@proxy:3128', 'proxy-user-info warning'],
  ['http://user:100%77@proxy:3128'],
  ['user:p{a}@proxy:3128', 'proxy-user-info warning'],
  ['http://user:a%b77@proxy:3128', 'proxy-percent warning'],
  ['http://user:a%00@proxy:3128', 'proxy-percent warning'],
  ['http://user:caf%C3%A9@proxy:3128'],
  ['none', 'proxy-word warning'],
  ['DIRECT', 'proxy-word warning'],
  ['//proxy.example.com:3128', 'proxy-scheme warning'],
]);

describe('NO_PROXY', () => {
  test.each<readonly [string, ...string[]]>([
    ['localhost,.example.com, *.example.org ,10.0.0.0/8'],
    ['example.com:8080,192.0.2.1,192.0.2.1:80,[2001:db8::1]:443,2001:db8::/32'],
    ['*'],
    ['a.example,'],
    ['a.example,*', 'no-proxy-all hint'],
    ['a.example;b.example', 'no-proxy-separator warning'],
    ['a.example b.example', 'no-proxy-separator warning'],
    ['https://a.example', 'no-proxy-url warning'],
    ['*example.com', 'no-proxy-wildcard warning'],
    ['exa*', 'no-proxy-wildcard warning'],
    ['a.example.', 'no-proxy-end warning'],
    ['a.example/', 'no-proxy-end warning'],
    ['10.0.0.0/33', 'no-proxy-cidr warning'],
    ['a.example/24', 'no-proxy-cidr warning'],
    ['010.0.0.0/8', 'no-proxy-cidr warning'],
    [':::/8', 'no-proxy-cidr warning'],
    ['1:2:3:4:5:6:7:8:9/64', 'no-proxy-cidr warning'],
    ['exämple.com,2001:db8::7,::1'],
    ['localhost|127.0.0.1|.example.com', 'no-proxy-separator warning'],
    ['"localhost,.example.com"', 'no-proxy-entry warning', 'no-proxy-entry warning'],
    ['10.0.0.1-10.0.0.255', 'no-proxy-entry warning'],
    ['<local>', 'no-proxy-entry warning'],
    ['"internal.example.com"', 'no-proxy-entry warning'],
    ['10.1.2.3-10.1.2.9', 'no-proxy-entry warning'],
    ['10.0.0.0/255.0.0.0', 'no-proxy-cidr warning'],
    ['[2001:db8::7]', 'no-proxy-entry warning'],
    ['10.1', 'no-proxy-entry warning'],
    ['10.1.', 'no-proxy-entry warning'],
    ['010.1.2.3', 'no-proxy-entry warning'],
    ['..example.com', 'no-proxy-end warning'],
    ["'a.example.com'", 'no-proxy-entry warning'],
    ['{a.example.com}', 'no-proxy-entry warning'],
    ['a.example.com:https', 'no-proxy-entry warning'],
    ['a.example.com:99999', 'no-proxy-entry warning'],
    ['user@a.example.com', 'no-proxy-entry warning'],
    ['a..example.com', 'no-proxy-entry warning'],
    ['exam_ple.com,a.example.com:'],
  ])('%j', (value, ...expected) =>
    expect(codes({ HTTPS_PROXY: 'http://proxy.example.com:3128', NO_PROXY: value })).toEqual(expected),
  );

  test('the entry is named by its place', () =>
    expect(checkEnvironment({ HTTPS_PROXY: 'p:1', NO_PROXY: 'a.example, exa*' })[0]?.message).toMatch(/^Entry 2: /));
});

table('SSL_CERT_DIR', [
  ['/etc/ssl/certs'],
  ['/etc/ssl/certs:/app/certs'],
  ['/etc/ssl/certs;/app/certs', 'certificate-separator warning'],
  ['/etc/ssl/certs:', 'certificate-empty warning'],
  ['/etc/ssl/certs: /app', 'certificate-space warning'],
  ['certs', 'certificate-relative warning'],
  ['C:\\certs', 'certificate-windows warning'],
]);

describe('SSL_CERT_FILE', () => {
  test.each<readonly [string, ...string[]]>([
    ['/app/ca.pem'],
    ['/app/a.pem:/app/b.pem', 'certificate-list warning'],
    ['~/ca.pem', 'certificate-variable warning'],
    ['$HOME/ca.pem', 'certificate-variable warning'],
    ['ca.pem', 'certificate-relative warning'],
    ['C:\\certs\\ca.pem', 'certificate-windows warning'],
    ['C:/certs/ca.pem', 'certificate-windows warning'],
    ['-----BEGIN CERTIFICATE-----', 'certificate-text warning'],
  ])('%j', (value, ...expected) =>
    expect(codes({ SSL_CERT_FILE: value, SSL_CERT_DIR: '/etc/ssl/certs' })).toEqual(expected),
  );
});

describe('together', () => {
  test.each<{ readonly values: EnvironmentValues; readonly expected: readonly string[] }>([
    { values: {}, expected: [] },
    { values: { GOGC: '', GOMEMLIMIT: '' }, expected: [] },
    { values: { GOGC: 'off', GOMEMLIMIT: '1GiB' }, expected: [] },
    { values: { GOGC: 'off', GOMEMLIMIT: 'off' }, expected: ['gogc-unbounded warning'] },
    { values: { ALL_PROXY: 'http://proxy.example.com:3128' }, expected: ['proxy-all-proxy hint'] },
    { values: { ALL_PROXY: 'socks5://p:1', HTTPS_PROXY: 'http://p:1' }, expected: [] },
    { values: { NO_PROXY: 'a.example' }, expected: ['no-proxy-alone hint'] },
    { values: { SSL_CERT_FILE: '/ca.pem' }, expected: ['certificate-other-default hint'] },
    { values: { HTTPS_PROXY: 'p:1\n' }, expected: ['line-break warning', 'proxy-space warning'] },
    { values: { HTTP_PROXY: 'p:1' }, expected: ['proxy-http-alone hint'] },
    { values: { HTTP_PROXY: 'p:1', HTTPS_PROXY: 'p:1' }, expected: [] },
  ])('$values', ({ values, expected }) => expect(codes(values)).toEqual(expected));
});

test.each([[{ GOMEMLIMIT: '+512MiB' }], [{ GOGC: '+50' }]])(
  'of a sign that Go takes today it is not said that Go fails or ignores it: %j',
  (values) => expect(checkEnvironment(values)[0]?.message).not.toMatch(/do not start|silently/),
);

test('no message repeats a value', () => {
  const values = ['http://user:hunter2@@', 'hunter2', '%hunter2', ' hunter2;'];
  const messages = environmentVariables.flatMap(({ name }) =>
    values.flatMap((value) => checkEnvironment({ [name]: value }).map(({ message }) => message)),
  );
  expect(messages.length).toBeGreaterThan(environmentVariables.length);
  expect(messages.join()).not.toContain('hunter2');
});

test('2000 usual settings of proxies and limits have no problem', () => {
  const random = new Random(4508);
  const proxy = () =>
    `${random.pick(['http://', 'http://', 'https://', ''])}${random.pick(['', 'user:FAKE-word@', 'corp%5Cuser:p%40ss@'])}${random.pick(['proxy.example.com', 'proxy', '10.0.0.5', '[fd00::1]'])}:${random.pick(['3128', '8080', '443'])}${random.pick(['', '/'])}`;
  const entry = () =>
    random.pick([
      ...['localhost', '127.0.0.1', '::1', '.example.com', 'example.com', '*.example.org', 'db-1', 'db_2.internal'],
      ...[
        '10.0.0.0/8',
        '192.168.0.0/16',
        'fd00::/8',
        '10.1.2.3:8080',
        '[fd00::1]:443',
        'kubernetes.default.svc',
        'exämple.com',
      ],
    ]);
  for (let run = 0; run < fuzzCount(2_000); run++) {
    const values = {
      HTTP_PROXY: proxy(),
      HTTPS_PROXY: proxy(),
      NO_PROXY: Array.from({ length: 1 + random.below(6) }, entry).join(random.pick([',', ', '])),
      GOMEMLIMIT: random.pick(['512MiB', '2GiB', '1073741824', 'off']),
      GOGC: random.pick(['50', '100', '200']),
      SSL_CERT_DIR: '/etc/ssl/certs:/app/certs',
    };
    expect(codes(values), JSON.stringify(values)).toEqual([]);
  }
});
