import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../consumers/consumer.ts';
import { freePort, type Host, type RunningHost, startServer, subPath } from './host.ts';
import { hostingFile } from './installedHosts.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const imageName = 'config-editor';
const containerfile = hostingFile('Containerfile');
const baseImages = [...containerfile.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, name = '']) => name);

/**
 * The image of `hosting/Containerfile`, built and run by buildah: without a daemon, and with `chroot` instead of namespaces, which a
 * container itself does not allow. It builds the page itself. For a sub-path, it is behind a proxy that removes the path.
 */
export const containerImage: Host = {
  name: 'container image',
  async start() {
    if (!findProgram('buildah')) return 'buildah is not installed (Debian: apt-get install buildah)';
    if (process.getuid?.() !== 0) return 'only root may build an image without namespaces';
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    const buildah = openStore(folder);
    const refusal = refusalToRun(buildah);
    if (refusal !== undefined) {
      remove(folder, buildah);
      return `buildah may not run containers here: ${refusal}`;
    }
    try {
      return await startContainer(folder, buildah);
    } catch (fault) {
      remove(folder, buildah);
      throw fault;
    }
  },
};

/** What prevents a container in this environment, which may itself be one that grants no mounts; undefined when nothing does. */
function refusalToRun(buildah: Buildah): string | undefined {
  try {
    const container = buildah.run('from', 'scratch');
    buildah.run('run', ...isolation, ...['/usr', '/lib', '/lib64'].flatMap(readOnly), container, '--', '/usr/bin/true');
    return undefined;
  } catch (fault) {
    return String(fault).trim().split('\n').at(-1);
  }
}

async function startContainer(folder: string, buildah: Buildah): Promise<RunningHost> {
  const isReachable = baseImages.every((name) => buildah.try('pull', '--quiet', `docker.io/library/${name}`));
  if (!isReachable) makeStandIns(folder, buildah);
  buildah.run('bud', ...isolation, ...(isReachable ? [] : ofThisMachine), '--tag', imageName, '--file', file, project);
  const container = buildah.run('from', '--pull-never', imageName);
  const root = buildah.run('mount', container);
  const port = await freePort();
  listenOn(join(root, 'etc/nginx/conf.d/default.conf'), port);
  const address = `http://127.0.0.1:${port}/`;
  const parameters = buildah.parameters('run', ...isolation, ...(isReachable ? [] : programs), container, ...serving);
  const server = await startServer('buildah', parameters, { cwd: folder, address });
  const proxy = await startProxy(address);
  return {
    page: join(root, 'usr/share/nginx/html'),
    addresses: { root: address, 'sub-path': proxy.address },
    encodings: ['gzip'],
    remarks: isReachable
      ? []
      : [`no registry answers for ${baseImages.join(' and ')}: the programs of this machine stand in for them`],
    async stop() {
      proxy.close();
      await server.stop();
      remove(folder, buildah);
    },
  };
}

/** Removes the images as well: their files are mounted. */
function remove(folder: string, buildah: Buildah): void {
  buildah.try('rm', '--all');
  buildah.try('rmi', '--all', '--force');
  rmSync(folder, { recursive: true, force: true });
}

const file = join(project, 'hosting', 'Containerfile');
const isolation = ['--isolation', 'chroot'];
const serving = ['--', ...JSON.parse(/^CMD (.+)$/m.exec(containerfile)?.[1] ?? '[]')];
const readOnly = (path: string) => (existsSync(path) ? ['--volume', `${path}:${path}:ro`] : []);
/** Only what a server is made of: the image has the page in `/usr/share`. */
const programs = ['/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64'].flatMap(readOnly);
/** The programs of this machine with their data, and where npm finds packages. */
const ofThisMachine = [
  '--pull-never',
  ...['/usr', '/etc/ssl', join(homedir(), '.npmrc')].flatMap(readOnly),
  ...(existsSync(join(homedir(), '.npm')) ? ['--volume', `${join(homedir(), '.npm')}:/root/.npm`] : []),
];

interface Buildah {
  /** Returns the output; throws the error output on failure. */
  run(...parameters: readonly string[]): string;
  try(...parameters: readonly string[]): boolean;
  parameters(...parameters: readonly string[]): readonly string[];
}

/** With separate images, beside those that this machine may have. */
function openStore(folder: string): Buildah {
  const store = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const parameters = (...rest: readonly string[]) => [...store, ...rest];
  const start = (rest: readonly string[]) =>
    spawnSync('buildah', parameters(...rest), { encoding: 'utf8', maxBuffer: 1 << 26, timeout: 300_000 });
  return {
    parameters,
    try: (...rest) => start(rest).status === 0,
    run(...rest) {
      const { status, stdout, stderr } = start(rest);
      if (status !== 0) throw new Error(`buildah ${rest[0]} failed: ${`${stdout}${stderr}`.slice(-3_000)}`);
      return stdout.trim();
    },
  };
}

/**
 * Where no registry can be reached: images without any program, into which the build and the server have those of this machine
 * mounted. What the container file does to them is the same.
 */
function makeStandIns(folder: string, buildah: Buildah): void {
  const root = join(folder, 'root');
  for (const path of ['usr', 'etc/nginx/conf.d', 'root', 'tmp', 'var/log/nginx', 'var/cache/nginx', 'run']) {
    mkdirSync(join(root, path), { recursive: true });
  }
  for (const link of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${link}`, join(root, link));
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\n');
  const types = 'types { text/html html; text/javascript js; text/css css; image/svg+xml svg; text/plain txt; }';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path /var/cache/nginx/${kind};`,
  );
  const server = ['user root;', 'error_log stderr;', 'events {}', 'http {', 'access_log off;', types, ...temporary];
  writeFileSync(join(root, 'etc/nginx/nginx.conf'), `${server.join('\n')}\ninclude /etc/nginx/conf.d/*.conf;\n}\n`);
  const recipe = join(folder, 'Containerfile');
  writeFileSync(recipe, 'FROM scratch\nCOPY root/ /\nENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\n');
  const names = baseImages.flatMap((name) => ['--tag', `docker.io/library/${name}`]);
  buildah.run('bud', ...isolation, ...names, '--file', recipe, folder);
}

/** The container has the network of this machine, where its own port may be taken. */
function listenOn(configuration: string, port: number): void {
  const written = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, written.replace('listen 8080', `listen 127.0.0.1:${port}`));
}

/** Passes on requests below the sub-path, as the servers in front of containers do. */
async function startProxy(target: string): Promise<{ readonly address: string; close(): void }> {
  const prefix = `/${subPath}`;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    if (pathname === prefix) return outgoing.writeHead(308, { Location: `${prefix}/` }).end();
    if (!pathname.startsWith(`${prefix}/`)) return outgoing.writeHead(404).end();
    const onward = request(new URL(pathname.slice(prefix.length), target), { headers: incoming.headers });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}${prefix}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
