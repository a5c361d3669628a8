import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Provider } from 'oidc-provider';
import { findProgram } from '../consumers/consumer.ts';
import type { CertificateFiles } from './certificates.ts';

/** What a test has started; `stop` ends all of it. */
export function createPeers() {
  const stops: (() => void)[] = [];
  const peers = fileURLToPath(new URL('peers.py', import.meta.url));
  const python = findProgram('python3') ?? 'python3';

  const listen = async (server: Server): Promise<number> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => server.close());
    return (server.address() as AddressInfo).port;
  };
  const startPython = async (
    ...words: readonly string[]
  ): Promise<{ readonly port: number; readonly log: () => string }> => {
    const child = spawn(python, [peers, ...words], { stdio: ['pipe', 'pipe', 'ignore'] });
    stops.push(() => child.kill());
    let log = '';
    const port = await new Promise<number>((resolve, reject) => {
      child.on('exit', () => reject(new Error('the peer ended')));
      child.stdout.on('data', (chunk) => {
        log += chunk;
        const [, found] = /port (\d+)/.exec(log) ?? [];
        if (found) resolve(Number(found));
      });
    });
    return { port, log: () => log };
  };
  const secured = ({ certificate, key }: CertificateFiles, chain = '') => ({
    cert: readFileSync(certificate, 'utf8') + (chain && readFileSync(chain, 'utf8')),
    key: readFileSync(key),
  });

  return {
    stop: () => {
      for (const stop of stops) stop();
    },
    /** Answers with the status alone, unless a listener says more. */
    https: (files: CertificateFiles, answer: number | RequestListener, chain?: string) =>
      listen(createHttps(secured(files, chain), typeof answer === 'number' ? withStatus(answer) : answer)),
    http: (answer: number | RequestListener) =>
      listen(createHttp(typeof answer === 'number' ? withStatus(answer) : answer)),
    /** Accepts nobody without a login. */
    proxy: () => {
      const server = createHttp(withStatus(407));
      server.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
      return listen(server);
    },
    /** Takes connections and says nothing. */
    silent: () => listen(createTcp(() => undefined)),
    mail: (files?: CertificateFiles) => startPython('mail', ...(files ? [files.certificate, files.key] : [])),
    blackHole: () => startPython('blackHole'),
    /** A port where nothing listens. */
    closed: async () => {
      const server = createTcp();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      return port;
    },
    /** A provider of OpenID Connect behind TLS; `change` may answer in its place. */
    provider: async (files: CertificateFiles, change?: (path: string, issuer: string) => Answer | undefined) => {
      const asked: string[] = [];
      let callback: RequestListener | undefined;
      let issuer = '';
      const port = await listen(
        createHttps(secured(files), (request, response) => {
          asked.push(`${request.method} ${request.url}`);
          const other = change?.(request.url ?? '', issuer);
          if (other?.date) response.setHeader('Date', other.date);
          if (other?.body === undefined) callback?.(request, response);
          else
            response
              .writeHead(other.status ?? 200, { 'Content-Type': other.type ?? 'application/json' })
              .end(other.body);
        }),
      );
      issuer = `https://localhost:${port}`;
      callback = new Provider(issuer, { features: { devInteractions: { enabled: false } } }).callback();
      return { issuer, port, asked };
    },
    postgres: (files: CertificateFiles) => {
      const database = startPostgres(files);
      stops.push(database.stop);
      return database;
    },
  };
}

export type Peers = ReturnType<typeof createPeers>;

/** What is answered in place of a provider. */
export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly date?: string;
  /** Undefined: the provider answers. */
  readonly body?: string;
}

function withStatus(status: number): RequestListener {
  return (_, response) => response.writeHead(status).end();
}

const installed = '/usr/lib/postgresql';

/** Where the programs of PostgreSQL are; undefined if they are not. */
export function findPostgres(): string | undefined {
  try {
    const [newest] = readdirSync(installed).sort().reverse();
    return newest && join(installed, newest, 'bin');
  } catch {
    return undefined;
  }
}

/** A database as a user that is not root, with TLS if there are files for it. */
export function startPostgres(files: CertificateFiles | undefined, programs = findPostgres() ?? '') {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  const own = (path: string, mode: number) => {
    chmodSync(path, mode);
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  };
  own(folder, 0o700);
  const data = join(folder, 'data');
  spawnSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-N'], { ...user, cwd: folder });
  for (const [from, to] of files
    ? ([
        [files.certificate, 'server.crt'],
        [files.key, 'server.key'],
      ] as const)
    : []) {
    copyFileSync(from, join(data, to));
    own(join(data, to), 0o600);
  }
  const set = (lines: string) => appendFileSync(join(data, 'postgresql.conf'), `${lines}\n`);
  let log = '';
  let server: ChildProcess | undefined;
  return {
    start: async (port: number) => {
      set(
        `ssl=${files ? 'on' : 'off'}\nlog_statement=all\nlisten_addresses='127.0.0.1'\nport=${port}\nunix_socket_directories=''\nfsync=off`,
      );
      const child = spawn(join(programs, 'postgres'), ['-D', data], { ...user, cwd: folder });
      server = child;
      await new Promise<void>((resolve, reject) => {
        child.on('exit', () => reject(new Error(log)));
        child.stderr.on('data', (chunk) => {
          log += chunk;
          if (log.includes('ready to accept connections')) resolve();
        });
      });
    },
    /** Changes its settings while it runs; resolves when it has read them. */
    change: async (lines: string) => {
      set(lines);
      const before = log.length;
      server?.kill('SIGHUP');
      while (!log.slice(before).includes('parameter')) await new Promise((resolve) => setTimeout(resolve, 20));
      // The children that take connections have them a moment later.
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    log: () => log,
    stop: () => {
      server?.kill('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
