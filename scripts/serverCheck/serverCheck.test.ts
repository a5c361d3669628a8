import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHjson } from 'hjson-document';
import { Random } from 'source-text/testing/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf, planServerCheck, readReport, writeCheckScript } from '../../src/serverCheck/index.ts';
import { findProgram, succeeds } from '../consumers/consumer.ts';
import { type Certificates, makeCertificates } from './certificates.ts';
import { createPeers, findPostgres, type Peers } from './servers.ts';

const hasMail = succeeds(findProgram('python3') ?? 'python3', ['-c', 'import aiosmtpd']);
const hasDatabase = findPostgres() !== undefined && findProgram('pg_isready') !== undefined;
const missing = ['curl', 'openssl', 'timeout', 'cksum'].filter((tool) => !findProgram(tool));
const shells: readonly (readonly [name: string, ...words: string[]])[] = [
  ['dash', 'dash'],
  ['busybox', 'busybox', 'sh'],
  ['bash', 'bash'],
  ['zsh', 'zsh', '--emulate', 'sh'],
  ['mksh', 'mksh'],
  ['yash', 'yash'],
];

/** Root may read everything: another user is what the script runs as then. */
const plainUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];

const folder = mkdtempSync(join(tmpdir(), 'server-check-'));
let peers: Peers;
let certificates: Certificates;
beforeAll(() => {
  peers = createPeers();
  if (missing.length === 0) certificates = makeCertificates(folder);
});
afterAll(() => {
  peers.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly shell?: readonly string[];
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Asked again and again while the script runs. */
  readonly watch?: (script: string) => void;
}

interface Seen {
  /** Without what is always there: versions, dates, and what is not set. */
  readonly lines: readonly string[];
  readonly report: string;
  readonly errors: string;
  readonly sentences: readonly string[];
  readonly seconds: number;
  /** What is in the folders that the script could write to. */
  readonly left: readonly string[];
}

let runs = 0;

/** Makes the script for a configuration, runs it, and reads its report. */
async function check(text: string, { shell = ['dash'], words = [], environment = {}, watch }: Run = {}): Promise<Seen> {
  const place = join(folder, `run-${runs++}`);
  const home = join(place, 'home');
  mkdirSync(home, { recursive: true });
  const [config, script] = [join(place, 'config.json'), join(place, 'check.sh')];
  const plan = planServerCheck(parseHjson(text), true);
  writeFileSync(config, text);
  writeFileSync(script, writeCheckScript(plan));
  const [program = '', ...before] = shell;
  const started = performance.now();
  const child = spawn(program, [...before, script, '--config', config, ...words], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home, SSL_CERT_FILE: certificates.authority, ...environment },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  const watching = watch && setInterval(() => watch(script), 2);
  await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watching);
  const report = readReport(printed.out);
  if (!report || report.damage) throw new Error(`not a whole report: ${printed.out}${printed.err}`);
  return {
    lines: printed.out
      .split('\n')
      .filter((line) => /^(ok|warn|fail|skip|note) (?!proxy|clock|cert\.days|.* not-set$)/.test(line)),
    report: printed.out,
    errors: printed.err,
    sentences: findingsOf(report, plan).map(({ sentence }) => sentence),
    seconds: (performance.now() - started) / 1000,
    left: readdirSync(home, { recursive: true, encoding: 'utf8' }),
  };
}

const issuerText = (issuer: string) => `{ oidcIssuer: "${issuer}" }`;
const mailText = (port: number, host = 'localhost') => `{ smtpHostname: "${host}", smtpPort: ${port} }`;
const discovery = '/.well-known/openid-configuration';

describe.skipIf(missing.length > 0)(
  `check.sh with real servers (needs ${missing.join(', ') || 'nothing more'})`,
  () => {
    describe('the script itself', () => {
      const script = () =>
        writeCheckScript(planServerCheck(parseHjson('{ baseUrl: "https://example.com/it\'s" }'), true));
      it.skipIf(!findProgram('shellcheck'))('is clean for shellcheck, at the level of style', () => {
        const { stdout, status } = spawnSync('shellcheck', ['--shell=sh', '--severity=style', '-'], {
          input: script(),
        });
        expect({ stdout: stdout.toString(), status }).toEqual({ stdout: '', status: 0 });
      });
      it.skipIf(!findProgram('checkbashisms'))('uses nothing that only bash has', () => {
        const { stderr, status } = spawnSync('checkbashisms', ['--posix', '-'], { input: script() });
        expect({ stderr: stderr.toString(), status }).toEqual({ stderr: '', status: 0 });
      });
    });

    describe('the sign-in', () => {
      const other =
        (body: string, more = {}) =>
        (path: string) =>
          path === discovery ? { body, ...more } : undefined;

      it.each(shells.slice(0, 2))('is good, in %s', async (_, ...shell) => {
        const { issuer, asked } = await peers.provider(certificates.good);
        const { lines, report, sentences } = await check(issuerText(issuer), { shell });
        expect(lines).toEqual(['ok oidc.discovery', 'ok oidc.issuer', 'ok oidc.jwks', 'skip pg.tls not-reached']);
        expect(report).toMatch(/^note clock there=\S+ here=\S+$/m);
        expect(report).toMatch(/^note cert.days who=oidc ends=\S+$/m);
        expect(sentences).toContain('The clock agrees with the provider’s.');
        expect(asked.filter((line) => !line.startsWith('GET '))).toEqual([]);
      });

      it.each([
        [
          'another realm',
          other('{"issuer": "https://a/realms/other"}'),
          'fail oidc.issuer other said=https://a/realms/other',
          'names another issuer: https://a/realms/other',
        ],
        [
          'words that no report takes',
          other('{"issuer": "https://a/<b>"}'),
          'fail oidc.issuer other',
          'The provider names another issuer.',
        ],
        [
          'two issuers',
          other('{"a": {"issuer": "https://a/"}, "issuer": "https://b/"}'),
          'skip oidc.issuer unclear',
          'Open the address and paste',
        ],
        [
          'no discovery document',
          other('', { status: 404 }),
          'fail oidc.discovery http=404',
          'There is no discovery document at this issuer (404).',
        ],
        [
          'a web page',
          other('<html>', { type: 'text/html' }),
          'fail oidc.discovery type=html',
          'Something answered with a web page',
        ],
        ['something else', other('[]'), 'fail oidc.discovery json', 'not an OpenID Connect discovery document'],
      ])('has %s', async (_, change, line, sentence) => {
        const { issuer } = await peers.provider(certificates.good, change);
        const seen = await check(issuerText(issuer));
        expect(seen.lines).toContain(line);
        expect(seen.sentences.join('\n')).toContain(sentence);
      });

      it('answers anything, and the report keeps to its grammar', async () => {
        const random = new Random(32);
        const pieces = [
          '{',
          '}',
          '"issuer"',
          '"jwks_uri"',
          ':',
          ',',
          '"https://a/b"',
          '@exit=0',
          '@issuer=',
          "'",
          '`',
          '$(id)',
        ];
        const bytes = () => String.fromCharCode(...Array.from({ length: 4 }, () => random.below(256)));
        for (let run = 0; run < 25; run++) {
          const body = Array.from({ length: 12 }, () => (random.chance(25) ? bytes() : random.pick(pieces))).join(
            random.pick(['', '\n', '\r\n', '\0']),
          );
          const { issuer } = await peers.provider(certificates.good, other(body));
          const { report, errors } = await check(issuerText(issuer));
          for (const line of report.trimEnd().split('\n'))
            expect(line, body).toMatch(/^[a-z][a-z0-9.-]*( [A-Za-z0-9._:%=/-]+)*$/);
          expect(errors, body).toBe('');
        }
      });

      it('has a clock that is five minutes off', async () => {
        const date = new Date(Date.now() - 304_000).toUTCString();
        const { issuer } = await peers.provider(certificates.good, () => ({ date }));
        const { sentences } = await check(issuerText(issuer));
        expect(sentences.join('\n')).toMatch(/The clock there is 5 minutes ahead of the provider/);
      });

      it.each([
        [
          'expired',
          () => certificates.expired,
          /^fail oidc\.discovery certificate expired=\d+-[A-Z][a-z]+-\d+$/,
          'The certificate expired on',
        ],
        [
          'for another name',
          () => certificates.otherName,
          /^fail oidc\.discovery certificate name$/,
          'for another name',
        ],
        [
          'without the one between',
          () => certificates.incomplete,
          /^fail oidc\.discovery certificate chain$/,
          'intermediate certificate may be missing',
        ],
      ])('has a certificate %s', async (_, files, line, sentence) => {
        const { issuer } = await peers.provider(files());
        const seen = await check(issuerText(issuer));
        expect(seen.lines[0]).toMatch(line);
        expect(seen.sentences.join('\n')).toContain(sentence);
      });

      it('has a certificate of an authority that is not trusted', async () => {
        const port = await peers.https(certificates.untrusted, 200, certificates.stranger);
        const seen = await check(issuerText(`https://localhost:${port}`));
        expect(seen.lines).toContain('fail oidc.discovery certificate untrusted');
        expect(seen.sentences.join('\n')).toContain('The authority of the certificate is not trusted there.');
      });

      it('has a certificate that ends soon', async () => {
        const { issuer } = await peers.provider(certificates.soon);
        expect((await check(issuerText(issuer))).sentences.join('\n')).toMatch(
          /Its certificate expires in 1[12] days, on/,
        );
      });

      it('is behind a proxy that asks for a login', async () => {
        const proxy = await peers.proxy();
        const environment = { HTTPS_PROXY: `http://127.0.0.1:${proxy}` };
        const seen = await check('{ gatewayOAuth2: { tokenUrl: "https://login.example.com/token" } }', { environment });
        expect(seen.lines).toContain('fail token.tls proxy http=407');
        expect(seen.sentences).toContain('The proxy asks for a login (407).');
      });
    });

    describe('three faults at once: a slash too many, nobody behind a proxy, nothing that listens', () => {
      for (const [name, ...shell] of shells) {
        it.skipIf(!findProgram(shell[0] ?? ''))(`are found in ${name}`, async () => {
          const { issuer } = await peers.provider(certificates.good);
          const base = await peers.https(certificates.good, 502);
          const port = await peers.closed();
          const text = `{
  baseUrl: "https://localhost:${base}/"
  oidcIssuer: "${issuer}/"
  smtpHostname: localhost
  smtpPort: ${port}
}
`;
          const seen = await check(text, { shell });
          expect(seen.lines).toEqual([
            'warn base.answers http=502',
            'ok oidc.discovery',
            'fail oidc.issuer slash',
            'ok oidc.jwks',
            'fail smtp.connect refused',
            'skip pg.tls not-reached',
          ]);
          expect(seen.report).toContain('\nconfig same\n');
          expect(seen.sentences.join('\n')).toContain('The provider writes its issuer without the last slash.');
          expect(seen.errors).toBe('');
        });
      }
    });

    describe('the base URL and the token address', () => {
      it.each([
        [204, 'ok base.answers http=204'],
        [502, 'warn base.answers http=502'],
      ])('answer %s', async (status, line) => {
        const port = await peers.https(certificates.good, status);
        const text = `{ baseUrl: "https://localhost:${port}/", gatewayOAuth2: { tokenUrl: "https://localhost:${port}/token" } }`;
        for (const [, ...shell] of shells.slice(0, 2)) {
          expect((await check(text, { shell })).lines).toEqual([line, 'ok token.tls', 'skip pg.tls not-reached']);
        }
      });
    });

    describe.skipIf(!hasMail)('the mail server (aiosmtpd)', () => {
      it.each(shells.slice(0, 2))('is good, in %s', async (_, ...shell) => {
        const server = await peers.mail(certificates.good);
        const seen = await check(mailText(server.port), { shell });
        expect(seen.lines).toEqual(['ok smtp.connect', 'ok smtp.starttls', 'skip pg.tls not-reached']);
        expect(seen.report).toMatch(/^note cert.days who=smtp ends=\S+$/m);
        expect(server.log()).not.toContain('MAIL');
      });

      it.each([
        ['offers no STARTTLS', () => undefined, 'fail smtp.starttls none-offered', 'offers no STARTTLS'],
        [
          'has a certificate for another name',
          () => certificates.otherName,
          'fail smtp.starttls certificate name',
          'for another name',
        ],
      ])('%s', async (_, files, line, sentence) => {
        const { port } = await peers.mail(files());
        const seen = await check(mailText(port));
        expect(seen.lines).toContain(line);
        expect(seen.sentences.join('\n')).toContain(sentence);
      });

      it('has a certificate that expired', async () => {
        const { port } = await peers.mail(certificates.expired);
        expect((await check(mailText(port))).lines[1]).toMatch(/^fail smtp\.starttls certificate expired=\d/);
      });
    });

    describe('a place', () => {
      it('has no name there', async () => {
        const { lines, sentences } = await check(mailText(25, 'mail.invalid'));
        expect(lines).toContain('fail smtp.connect dns');
        expect(sentences).toContain('The name was not found from there.');
      });

      it('does not listen', async () => {
        const seen = await check(mailText(await peers.closed()));
        expect(seen.lines).toContain('fail smtp.connect refused');
        expect(seen.sentences).toContain('Nothing listens at this port.');
        expect(seen.errors).toBe('');
      });

      it('expects TLS from the start', async () => {
        const port = await peers.https(certificates.good, 200);
        const { lines, sentences } = await check(mailText(port));
        expect(lines).toContain('fail smtp.connect no-greeting');
        expect(sentences.join('\n')).toContain('this port may expect TLS from the start');
      });
    });

    describe.skipIf(!hasDatabase)('the database (PostgreSQL)', () => {
      const started = async () => {
        const database = peers.postgres(certificates.good);
        const port = await peers.closed();
        await database.start(port);
        const text = (host: string, sslmode: string) =>
          `{ pgConnStr: "postgres://review:fake-word@${host}:${port}/review?sslmode=${sslmode}" }`;
        return { database, text };
      };

      it('accepts connections with the requested encryption, or says what is missing', async () => {
        const { database, text } = await started();
        for (const shell of [['dash'], ['busybox', 'sh']]) {
          const seen = await check(text('localhost', 'verify-full'), { shell });
          expect(seen.lines).toEqual(['ok pg.connect by=pg_isready', 'ok pg.tls']);
          expect(seen.report).toMatch(/^note cert.days who=pg ends=\S+$/m);
        }
        expect((await check(text('127.0.0.2', 'verify-full'))).lines).toContain('fail pg.connect refused');
        await database.change('ssl=off');
        const without = await check(text('localhost', 'require'));
        expect(without.lines).toEqual(['ok pg.connect by=pg_isready', 'fail pg.tls none-offered']);
        expect(without.sentences).toContain('sslmode asks for TLS, and the database offers none.');
        expect((await check(text('localhost', 'prefer'))).lines).toContain('note pg.tls none-offered');
        expect(database.log()).not.toMatch(/LOG: {2}(statement|execute)/);
      });

      it('has a certificate for another name', async () => {
        const database = peers.postgres(certificates.otherName);
        const port = await peers.closed();
        await database.start(port);
        const seen = await check(`{ pgConnStr: "host=localhost port=${port} sslmode=verify-full" }`);
        expect(seen.lines).toContain('fail pg.tls certificate name');
        expect((await check(`{ pgConnStr: "host=localhost port=${port} sslmode=verify-ca" }`)).lines).toContain(
          'ok pg.tls',
        );
      });
    });

    describe.skipIf(!hasDatabase)('the authority of the database', () => {
      it.each([
        ['sslmode=verify-ca', 'selfSigned', 'fail pg.tls certificate untrusted'],
        ['sslmode=verify-ca', 'otherName', 'ok pg.tls'],
        ['sslmode=require', 'selfSigned', 'ok pg.tls'],
        // libpq and pgx verify the authority where it is given.
        ['sslmode=require sslrootcert=ROOT', 'selfSigned', 'fail pg.tls certificate untrusted'],
        ['sslmode=require sslrootcert=ROOT', 'otherName', 'ok pg.tls'],
        ['sslmode=verify-full sslrootcert=root.crt', 'good', 'skip pg.tls relative'],
      ] as const)('%s, certificate %s', async (wanted, name, line) => {
        const database = peers.postgres(certificates[name]);
        const port = await peers.closed();
        await database.start(port);
        const text = `{ pgConnStr: "host=localhost port=${port} ${wanted.replace('ROOT', certificates.authority)}" }`;
        expect((await check(text)).lines).toEqual(['ok pg.connect by=pg_isready', line]);
        database.stop();
      });
    });

    describe('another port instead of the database', () => {
      /** All programs but some. */
      const without = (...names: readonly string[]) => {
        const tools = mkdtempSync(join(folder, 'tools-'));
        for (const tool of ['date', 'sed', 'tr', 'cksum', 'wc', 'dd', 'curl', 'openssl', 'timeout', 'pg_isready']) {
          const path = findProgram(tool);
          if (path && !names.includes(tool)) spawnSync('ln', ['-s', path, join(tools, tool)]);
        }
        return { shell: [findProgram('dash') ?? 'dash'], environment: { PATH: tools } };
      };
      const text = (port: number) => `{ pgConnStr: "host=localhost port=${port} sslmode=require" }`;

      it('that accepts and says nothing is known to listen, and no more', async () => {
        const seen = await check(text(await peers.silent()), without('pg_isready'));
        expect(seen.lines).toEqual(['ok pg.connect by=curl', 'fail pg.tls timeout']);
        expect(seen.sentences).toContain('Something listens at this port.');
        expect(seen.sentences).toContain('No answer came in time: often a firewall.');
      });

      it.skipIf(!findProgram('pg_isready'))('that says nothing is not a database for pg_isready', async () => {
        const seen = await check(text(await peers.silent()));
        expect(seen.lines).toEqual(['fail pg.connect no-answer', 'skip pg.tls not-reached']);
      });

      it('is not judged for its encryption where timeout is missing', async () => {
        const seen = await check(text(await peers.silent()), without('pg_isready', 'timeout'));
        expect(seen.lines).toEqual(['ok pg.connect by=curl', 'skip pg.tls no-tool']);
      });
    });

    /** Everything at one port. */
    function everythingAt(port: number): string {
      return `{
  baseUrl: "https://localhost:${port}/"
  oidcIssuer: "https://localhost:${port}"
  gatewayOAuth2: { tokenUrl: "https://localhost:${port}/token" }
  smtpHostname: localhost
  smtpPort: ${port}
  pgConnStr: "host=localhost port=${port} sslmode=verify-full"
}
`;
    }

    describe.concurrent('time', () => {
      it('is over within a minute when everything is dropped', async () => {
        const { port } = await peers.blackHole();
        const seen = await check(everythingAt(port));
        expect(seen.lines).toContain('fail pg.connect timeout');
        expect(seen.sentences).toContain('No answer came in time: often a firewall.');
        expect(seen.seconds).toBeLessThan(62);
      });

      it('is over within a minute when nothing ever answers', async () => {
        const seen = await check(everythingAt(await peers.silent()));
        expect(seen.lines).toContain('fail oidc.discovery timeout');
        expect(seen.seconds).toBeLessThan(62);
      });
    });

    describe('the file', () => {
      const logo = join(folder, 'logo.png');
      const text = `{ accessReviewToolbarLogoPath: "${logo}", loginPageBackgroundPath: "${folder}", templatesPath: "${folder}" }`;

      it('is the one that the script was made for, or another', async () => {
        writeFileSync(logo, 'x');
        const { report, lines } = await check(text, { words: ['--here'] });
        expect(report).toContain('\nconfig same\n');
        expect(lines).toEqual([
          'skip pg.tls not-reached',
          'ok file.logo',
          'fail file.background other-kind',
          'ok dir.templates',
        ]);
        const changed = join(folder, 'changed.json');
        writeFileSync(changed, text.replace('/', '-'));
        expect((await check(text, { words: ['--config', changed] })).report).toContain('\nconfig changed\n');
        expect((await check(text, { environment: { SERVICE_CONFIG_HJSON: '{}' } })).report).toContain(
          '\nconfig environment\n',
        );
      });

      describe.each(shells.filter(([, program = '']) => findProgram(program)))('with secrets, in %s', (...shell) => {
        const [start, end] = [
          '{\n  mailFrom: "ä@b"\n  pgConnStr: "postgres://u:',
          '@h/d"\n  organisationName: ä\n  smtpPort: 25\n}',
        ];
        const madeFor = `${start}fake${end}`;
        it.each([
          ['same', 'another secret, of another length', `${start}fake-and-longer${end}`],
          ['changed', 'what is before a secret', `${start.replace('//u', '//v')}fake${end}`],
          ['changed', 'what is after a secret', `${start}fake${end.replace('@h', '@i')}`],
          ['changed', 'a line without a secret', `${start}fake${end.replace('25', '26')}`],
          ['changed', 'a line more', `${start}fake${end}\n`],
          ['changed', 'a line less', `${start}fake${end.replace('  smtpPort: 25\n', '')}`],
        ])('is %s with %s', async (state, _, there) => {
          const file = join(folder, 'there.json');
          writeFileSync(file, there);
          const { report, errors } = await check(madeFor, {
            shell: shell.slice(1) as string[],
            words: ['--config', file],
          });
          expect([report.split('\n').find((line) => line.startsWith('config')), errors]).toEqual([
            `config ${state}`,
            '',
          ]);
        });
      });

      it('is missing, and nothing is looked for where the files are not', async () => {
        rmSync(logo, { force: true });
        const seen = await check(text, { words: ['--here'] });
        expect(seen.lines).toContain('fail file.logo missing');
        expect(seen.sentences).toContain('There is nothing at this path there.');
        expect((await check(text)).lines).toContain('skip file.logo not-asked');
      });

      it.skipIf(plainUser[0] && !findProgram(plainUser[0]))('is not for the user that runs the check', async () => {
        chmodSync(folder, 0o755);
        writeFileSync(logo, 'x');
        chmodSync(logo, 0o000);
        const seen = await check(text, { shell: [...plainUser, 'dash'], words: ['--here'] });
        rmSync(logo);
        expect(seen.lines).toContain('fail file.logo denied');
        expect(seen.lines).toContain('ok dir.templates');
        expect(seen.sentences).toContain('It cannot be read by the user that ran the check.');
      });
    });

    it('needs curl, and says so', async () => {
      const tools = join(folder, 'tools');
      mkdirSync(tools);
      for (const tool of ['date', 'sed', 'tr', 'cksum', 'cat', 'cut', 'tail']) {
        spawnSync('ln', ['-s', findProgram(tool) ?? tool, join(tools, tool)]);
      }
      const seen = await check(everythingAt(9), {
        shell: [findProgram('dash') ?? 'dash'],
        environment: { PATH: tools },
      });
      expect(seen.lines).toContain('skip smtp.connect no-tool');
      expect(seen.errors).toBe('');
    });

    it('does without what an older curl does not know', async () => {
      const older = join(folder, 'older');
      mkdirSync(older);
      const refuses = 'case "$*" in *--suppress-connect-headers*) exit 2 ;; esac';
      writeFileSync(join(older, 'curl'), `#!/bin/sh\n${refuses}\nexec ${findProgram('curl')} "$@"\n`, { mode: 0o755 });
      const seen = await check(everythingAt(await peers.closed()), {
        environment: { PATH: `${older}:${process.env.PATH}` },
      });
      expect(seen.lines).toContain('skip oidc.discovery no-tool');
      expect(seen.lines).toContain('fail smtp.connect refused');
      expect(seen.sentences).toContain('Not tested: the tool for it is missing there, or too old.');
      expect(seen.errors).toBe('');
    });

    describe('secrets', () => {
      const marker = 'planted-zebra-word';

      it('are in no process but the shell, in no report and in no file that is left', async () => {
        const { issuer } = await peers.provider(certificates.good);
        const text = `{
  oidcIssuer: "${issuer}"
  oidcClientSecret: "${marker}"
  smtpHostname: "localhost", smtpPort: ${await peers.closed()}
  pgConnStr: "postgres://u:${marker}@localhost:${await peers.closed()}/d?sslmode=require"
  # the password was ${marker}
}
`;
        const found = new Set<string>();
        let looks = 0;
        const watch = (script: string) => {
          looks++;
          for (const traced of processes(script)) if (traced.includes(marker)) found.add(traced.slice(0, 80));
        };
        const environment = { SERVICE_CONFIG_HJSON: text, PGPASSWORD: marker };
        const seen = await check(text, { watch, environment });
        expect(looks).toBeGreaterThan(5);
        expect([...found]).toEqual([]);
        expect(seen.report + seen.errors).not.toContain(marker);
        expect(seen.errors).toBe('');
        expect(seen.left).toEqual([]);
      });

      /** Command line and environment of every process but this one and the shell that was given the secrets. */
      function processes(script: string): readonly string[] {
        return readdirSync('/proc').flatMap((name) => {
          if (!/^\d+$/.test(name) || Number(name) === process.pid) return [];
          try {
            const line = readFileSync(`/proc/${name}/cmdline`, 'utf8');
            return line.includes(script) ? [line] : [`${line} ${readFileSync(`/proc/${name}/environ`, 'utf8')}`];
          } catch {
            return [];
          }
        });
      }
    });
  },
);
