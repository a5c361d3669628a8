import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { securityHeaders } from '../securityHeaders.ts';

export interface ServedBuild {
  readonly directory: string;
  /** Without the slash at its end. */
  readonly address: string;
  /** Ends the server and deletes the build. */
  close(): Promise<void>;
}

/** Builds with a Vite configuration into a folder of its own, as for production, and serves that on a free port. */
export async function serveBuild(config: string, headers: Readonly<Record<string, string>>): Promise<ServedBuild> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const viteBuild = [
    'vite',
    'build',
    '--config',
    config,
    '--outDir',
    directory,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  // A process of its own: this one runs with NODE_ENV=development, which would bundle that React.
  execFileSync('npx', viteBuild, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: directory },
    preview: { port: 0, host: 'localhost', headers },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    directory,
    address: `http://localhost:${port}`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** The page itself, with the headers that its host sends. */
export function servePage(): Promise<ServedBuild> {
  return serveBuild('vite.config.ts', securityHeaders);
}
