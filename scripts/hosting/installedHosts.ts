import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../consumers/consumer.ts';
import { headerLines } from '../headers.ts';
import { type Encoding, freePort, type Host, startServer, subPath } from './host.ts';

/** A file of `hosting/`. */
export const hostingFile = (file: string) => readFileSync(new URL(`../../hosting/${file}`, import.meta.url), 'utf8');

/** Where the packages of nginx put its modules. */
const moduleFolders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];
const brotliModule = moduleFolders
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((path) => existsSync(path));

interface Served {
  /** Of the host: its configuration and what it writes. */
  readonly folder: string;
  /** With the page in it. */
  readonly root: string;
  readonly port: number;
}

interface InstalledHost {
  readonly name: Host['name'];
  readonly program: string;
  readonly encodings: readonly Encoding[];
  /** Writes the configuration of `hosting/`, with other places and another port, and gives the parameters of the program. */
  configure(served: Served): readonly string[];
}

const nginx: InstalledHost = {
  name: 'nginx',
  program: 'nginx',
  encodings: brotliModule ? ['br', 'gzip'] : ['gzip'],
  configure({ folder, root, port }) {
    const headers = join(folder, 'security-headers.conf');
    writeFileSync(headers, headerLines('nginx'));
    const server = hostingFile('nginx.conf')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', root)
      .replaceAll('/etc/nginx/security-headers.conf', headers)
      .replace(brotliModule ? '# brotli_static' : '', brotliModule ? 'brotli_static' : '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const whole = [
      ...(brotliModule ? [`load_module ${brotliModule};`] : []),
      // Started by root, its workers would be a user who may not read the folder.
      `user root;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;`,
      'types { text/html html; text/javascript js; text/css css; image/svg+xml svg; text/plain txt; }',
      ...temporary,
      `${server}}\n`,
    ];
    writeFileSync(join(folder, 'nginx.conf'), whole.join('\n'));
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  },
};

const caddy: InstalledHost = {
  name: 'Caddy',
  program: 'caddy',
  encodings: ['br', 'gzip'],
  configure({ folder, root, port }) {
    writeFileSync(join(folder, 'security-headers.caddy'), headerLines('caddy'));
    const site = hostingFile('Caddyfile')
      .replace(':8080', `http://127.0.0.1:${port}`)
      .replace('root * /srv', `root * ${root}`);
    const path = join(folder, 'Caddyfile');
    writeFileSync(path, `{\n\tadmin off\n}\n${site}`);
    return ['run', '--config', path, '--adapter', 'caddyfile'];
  },
};

/** The servers of `hosting/` that are programs of this machine: the page lies in their root, and once more in a folder of it. */
export const installedHosts: readonly Host[] = [nginx, caddy].map(({ name, program, encodings, configure }) => ({
  name,
  async start(page) {
    const path = findProgram(program) ?? findProgram(`../sbin/${program}`);
    if (!path) return `${program} is not installed (Debian: apt-get install ${program})`;
    const folder = mkdtempSync(join(tmpdir(), `host-${program}-`));
    const root = join(folder, 'page');
    mkdirSync(root);
    cpSync(page, root, { recursive: true });
    cpSync(page, join(root, subPath), { recursive: true });
    const port = await freePort();
    const address = `http://127.0.0.1:${port}/`;
    const server = await startServer(path, configure({ folder, root, port }), { cwd: folder, address });
    return {
      page,
      addresses: { root: address, 'sub-path': `${address}${subPath}/` },
      encodings,
      ...(program === 'nginx' && !brotliModule ? { remarks: ['nginx without its module for brotli: gzip alone'] } : {}),
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
}));
