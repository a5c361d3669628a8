import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = process.env.DIST_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

export interface StaticHost {
  readonly address: string;
  /** How often each file was asked for, by its path. */
  readonly requests: ReadonlyMap<string, number>;
  close(): void;
}

/**
 * Serves the built page like a host that only knows files: no header about caching, none about security. It is in each of the folders,
 * which are paths such as `/next/`.
 */
export async function startStaticHost(folders: readonly string[] = ['/']): Promise<StaticHost> {
  const requests = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    const folder = folders.find((each) => pathname.startsWith(each)) ?? '/';
    const path = pathname.slice(folder.length - 1);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    try {
      const content = await readFile(join(dist, file));
      response.writeHead(200, { 'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => server.close(),
  };
}
