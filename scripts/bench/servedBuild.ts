import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../securityHeaders.ts';
import { type CompressedHost, startCompressedHost } from './compressedHost.ts';

export interface ServedBuild extends CompressedHost {
  readonly directory: string;
  /** Ends the server and deletes the build. */
  close(): Promise<void>;
}

/**
 * Builds with a Vite configuration into a separate folder, as for production, and serves that on a free port,
 * compressed. `variables` are added to the environment of the build.
 */
export async function serveBuild(
  config: string,
  headers: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServedBuild> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const viteBuild = ['vite', 'build', '--config', config, '--outDir', directory, '--emptyOutDir'];
  // A separate process: this one runs with NODE_ENV=development, which would bundle that React.
  execFileSync('npx', [...viteBuild, '--logLevel', 'error'], {
    stdio: 'inherit',
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
  });
  const host = await startCompressedHost(directory, headers);
  return {
    ...host,
    directory,
    async close() {
      await host.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** The page itself, with the headers that its host sends. */
export function servePage(): Promise<ServedBuild> {
  return serveBuild('vite.config.ts', securityHeaders);
}
