import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProgram } from '../consumers/consumer.ts';
import { main as printHeaders } from '../headers.ts';
import { securityHeaders } from '../securityHeaders.ts';

const hosting = (file: string) => readFileSync(new URL(`../../hosting/${file}`, import.meta.url), 'utf8');

interface Host {
  readonly name: 'nginx' | 'caddy';
  /** Writes the configuration of the host, with the page in `root`, and gives the parameters that start it with that. */
  prepare(folder: string, root: string, port: number, headers: string): readonly string[];
}

const hosts: readonly Host[] = [
  {
    name: 'nginx',
    prepare(folder, root, port, headers) {
      writeFileSync(join(folder, 'security-headers.conf'), headers);
      const server = hosting('nginx.conf')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace('/usr/share/nginx/html', root)
        .replaceAll('/etc/nginx/security-headers.conf', join(folder, 'security-headers.conf'));
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join('\n');
      const types = 'types { text/html html; application/javascript js; text/plain txt; }';
      // Started by root, its workers would be a user who may not read the folder.
      const whole = `user root;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${types}\n${paths}\n${server}}\n`;
      writeFileSync(join(folder, 'nginx.conf'), whole);
      return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    },
  },
  {
    name: 'caddy',
    prepare(folder, root, port, headers) {
      writeFileSync(join(folder, 'security-headers.caddy'), headers);
      const site = hosting('Caddyfile')
        .replace(':8080', `http://127.0.0.1:${port}`)
        .replace('root * /srv', `root * ${root}`);
      const path = join(folder, 'Caddyfile');
      writeFileSync(path, `{\n\tadmin off\n}\n${site}`);
      return ['run', '--config', path, '--adapter', 'caddyfile'];
    },
  },
];

for (const { name, prepare } of hosts) {
  const program = findProgram(name);

  describe.skipIf(!program)(
    `${name}${program ? '' : ', which is not installed,'} with the configuration in hosting/`,
    () => {
      let folder: string;
      let server: ChildProcess;
      let address: string;

      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), `host-${name}-`));
        const root = join(folder, 'page');
        mkdirSync(join(root, 'assets'), { recursive: true });
        writeFileSync(join(root, 'index.html'), '<!doctype html><title>The page</title>');
        writeFileSync(join(root, 'assets', 'index-hash.js'), 'export {};\n'.repeat(500));
        const port = await freePort();
        address = `http://127.0.0.1:${port}`;
        const parameters = prepare(folder, root, port, await printedHeaders(name));
        const env = { PATH: process.env.PATH ?? '', HOME: folder };
        server = spawn(program ?? name, parameters, { env, cwd: folder, stdio: 'ignore' });
        await vi.waitFor(() => fetch(address), { timeout: 20_000, interval: 100 });
      });

      afterAll(async () => {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill();
        await ended;
        rmSync(folder, { recursive: true, force: true });
      });

      it('serves the page with every header that it is tested with, and asks for it again each time', async () => {
        const response = await fetch(`${address}/`);
        expect(await response.text()).toContain('The page');
        for (const [header, value] of Object.entries(securityHeaders)) expect(response.headers.get(header)).toBe(value);
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
      });

      it('serves files whose names carry a hash with the same headers, compressed, and to be kept for good', async () => {
        const response = await fetch(`${address}/assets/index-hash.js`, { headers: { 'Accept-Encoding': 'gzip' } });
        for (const [header, value] of Object.entries(securityHeaders)) expect(response.headers.get(header)).toBe(value);
        expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('Content-Encoding')).toBe('gzip');
        expect(response.headers.get('Content-Type')).toMatch(/javascript/);
      });

      it('answers 404 for a page that does not exist', async () => {
        expect((await fetch(`${address}/missing`)).status).toBe(404);
      });
    },
  );
}

async function printedHeaders(server: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await printHeaders([server]);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return `${lines.join('\n')}\n`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
