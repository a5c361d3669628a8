import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { configPath } from '../../src/opening/index.ts';
import { asRecord, type Consumer, findProgram, inFolder, parseRecords, run } from './consumer.ts';

/** A docker daemon that only remembers which container it was asked to create. */
function createFakeDaemon(socket: string) {
  const created: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Api-Version', '1.43');
      response.setHeader('Content-Type', 'application/json');
      if (request.url?.endsWith('/_ping')) return response.end('OK');
      if (request.url?.includes('/containers/create')) {
        created.push(JSON.parse(Buffer.concat(chunks).toString()));
        return response.writeHead(201).end('{"Id":"0123456789ab","Warnings":[]}');
      }
      return response.writeHead(500).end('{"message":"this daemon starts nothing"}');
    });
  });
  return {
    created,
    start: () => new Promise<void>((resolve) => server.listen(socket, resolve)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function environmentOf(request: unknown): ReadonlyMap<string, string> {
  const environment = asRecord(request).Env;
  return parseRecords(Array.isArray(environment) ? environment.filter((entry) => typeof entry === 'string') : []);
}

/** Runs the program with the docker client pointed at a fake daemon; what it asked to create. */
async function captureCreate(program: string, parameters: readonly string[], files: Readonly<Record<string, string>>) {
  return inFolder(files, async (cwd) => {
    const socket = join(cwd, 'docker.sock');
    const daemon = createFakeDaemon(socket);
    await daemon.start();
    const client = spawn(program, parameters, {
      cwd,
      env: { PATH: process.env.PATH, HOME: cwd, DOCKER_HOST: `unix://${socket}` },
    });
    let errors = '';
    client.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    await new Promise((resolve) => client.on('close', resolve));
    await daemon.stop();
    const request = daemon.created.at(-1);
    if (!request) throw new Error(`docker created nothing: ${errors.slice(0, 500)}`);
    const mounts = asRecord(asRecord(request).HostConfig).Mounts;
    return { environment: environmentOf(request), mounts: Array.isArray(mounts) ? mounts.map(asRecord) : [] };
  });
}

const docker = findProgram('docker');
const podman = findProgram('podman');

export const dockerEnvFile: Consumer = {
  name: 'docker --env-file',
  present: docker !== undefined,
  read: async (output) => {
    const parameters = ['create', '--env-file', 'server.env', 'server-image'];
    return (await captureCreate(docker ?? 'docker', parameters, { 'server.env': output })).environment;
  },
};

export const dockerCommand: Consumer = {
  name: 'docker run, from bash',
  present: docker !== undefined,
  read: async (output) => (await captureCreate('bash', ['./docker-run.sh'], { 'docker-run.sh': output })).environment,
};

/** The file has to be mounted where the server looks for it, and not writable. */
export const dockerMount: Consumer = {
  name: 'docker run, from bash',
  present: docker !== undefined,
  read: async (output) => {
    const read = await captureCreate('bash', ['./docker-run.sh'], { 'docker-run.sh': output, 'config.json': '{}' });
    const [mount] = read.mounts;
    if (mount?.Target !== configPath || mount.ReadOnly !== true || !String(mount.Source).endsWith('/config.json')) {
      throw new Error(`docker mounts ${JSON.stringify(mount)}`);
    }
    return read.environment;
  },
};

/** The mounts that a command with these files beside it requests from docker; undefined without docker. */
export const dockerMountsOf =
  docker === undefined
    ? undefined
    : async (output: string, names: readonly string[]) => {
        const beside = Object.fromEntries(['config.json', ...names].map((name) => [name, '']));
        return (await captureCreate('bash', ['./docker-run.sh'], { ...beside, 'docker-run.sh': output })).mounts;
      };

/** Creates a container without an image and shows the environment it would start with. */
function podmanEnvironment(parameters: readonly string[], cwd: string): ReadonlyMap<string, string> {
  const program = podman ?? 'podman';
  const id = run(program, ['create', '--rootfs', ...parameters, '/', 'true'], { cwd })
    .toString()
    .trim();
  try {
    const inspected: unknown = JSON.parse(run(program, ['inspect', '--format', '{{json .Config}}', id]).toString());
    return environmentOf(inspected);
  } finally {
    run(program, ['rm', id]);
  }
}

function podmanWorks(): boolean {
  if (!podman) return false;
  try {
    return podmanEnvironment(['--env', 'A=b'], '/').get('A') === 'b';
  } catch {
    return false;
  }
}

export const podmanEnvFile: Consumer = {
  name: 'podman --env-file',
  present: podmanWorks(),
  read: (output) => inFolder({ 'server.env': output }, (cwd) => podmanEnvironment(['--env-file', 'server.env'], cwd)),
};
