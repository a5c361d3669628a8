import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** Where the page is: in the root of its host, or in a folder below it. */
export type Place = 'root' | 'sub-path';

export interface RunningHost {
  /** The address of the page in each place, with a slash at its end. */
  readonly addresses: Readonly<Record<Place, string>>;
  /** The folder whose files it serves. */
  readonly page: string;
  /** The encodings in which it has what the build compressed, the smallest first. */
  readonly encodings: readonly Encoding[];
  /** What was not as in production, for people to read. */
  readonly remarks?: readonly string[];
  stop(): Promise<void>;
}

export type Encoding = 'br' | 'gzip';

export interface Host {
  readonly name: 'nginx' | 'Caddy' | 'container image';
  /** Serves the folder of a built page; says what is missing where it cannot. */
  start(page: string): Promise<RunningHost | string>;
}

/** The folder of the sub-path. */
export const subPath = 'config-editor';

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a server that stays in the foreground, and waits until it answers; throws what it said when it does not. */
export async function startServer(
  program: string,
  parameters: readonly string[],
  { cwd, address }: { readonly cwd: string; readonly address: string },
): Promise<{ stop(): Promise<void> }> {
  const env = { PATH: process.env.PATH ?? '', HOME: cwd };
  const server = spawn(program, parameters, { env, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => server.kill();
  process.once('exit', end);
  let said = '';
  server.stderr.on('data', (part) => {
    said += part;
  });
  if (!(await answers(server, address))) {
    await stop(server);
    throw new Error(`${program} does not answer: ${said}`);
  }
  return {
    async stop() {
      process.off('exit', end);
      await stop(server);
    },
  };
}

async function answers(server: ChildProcess, address: string): Promise<boolean> {
  const end = Date.now() + 20_000;
  while (Date.now() < end && server.exitCode === null) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}
