import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** One answer of the host: which file, and how many bytes of it went over the wire, headers aside. */
export interface Transfer {
  readonly path: string;
  readonly bytes: number;
}

export interface CompressedHost {
  /** Without the slash at its end. */
  readonly address: string;
  /** What was fetched since it was asked for last, by pages and their workers alike. */
  takeTransfers(): readonly Transfer[];
  close(): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const compressing = promisify(brotliCompress);
const kept = fileURLToPath(new URL('../../node_modules/.cache/bench/brotli', import.meta.url));

/** Serves the files of a folder as `hosting/` does, but compressed with brotli at its best from the start. */
export async function startCompressedHost(
  directory: string,
  headers: Readonly<Record<string, string>>,
): Promise<CompressedHost> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name.slice(directory.length), await compressed(readFileSync(name))] as const),
    ),
  );
  let transfers: Transfer[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = files.get(path);
    transfers.push({ path, bytes: content?.length ?? 0 });
    if (!content) return response.writeHead(404).end();
    const isPermanent = path.startsWith('/assets/');
    response.writeHead(200, {
      ...headers,
      'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': content.length,
      'Cache-Control': isPermanent ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    return response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Kept by content: the editor alone takes some seconds. */
async function compressed(content: Buffer): Promise<Buffer> {
  const file = join(kept, createHash('sha256').update(content).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const result = await compressing(content);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, result);
  return result;
}
