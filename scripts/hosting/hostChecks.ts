import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '../securityHeaders.ts';
import type { Encoding, Place, RunningHost } from './host.ts';

/** The page in one place of a running host. */
export interface HostedPage {
  /** With a slash at its end. */
  readonly address: string;
  /** The folder whose files it serves. */
  readonly folder: string;
  readonly encodings: readonly Encoding[];
}

export interface HostCheck {
  readonly title: string;
  /** Throws what is not as it should be. */
  run(page: HostedPage): Promise<void>;
}

export function hostedPage({ addresses, page, encodings }: RunningHost, place: Place): HostedPage {
  return { address: addresses[place], folder: page, encodings };
}

const forAYear = 'public, max-age=31536000, immutable';
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const missing = ['missing', 'assets/missing-hash.js', 'missing/folder/'];

/** What a host of the page has to do, asked of it by HTTP. */
export const hostChecks: readonly HostCheck[] = [
  {
    title: 'sends every header with every answer',
    async run({ address, folder }) {
      const paths = ['', 'serviceWorker.js', 'config.schema.json', hashedScript(folder), ...missing];
      for (const path of paths) {
        const { headers } = await ask(address + path);
        for (const [name, value] of Object.entries(securityHeaders)) {
          assert.equal(headers[name.toLowerCase()], value, `${name} of /${path}`);
        }
      }
    },
  },
  {
    title: 'has hashed files kept for a year, and everything else asked for again',
    async run({ address, folder }) {
      assert.equal((await ask(address + hashedScript(folder))).headers['cache-control'], forAYear);
      for (const path of ['', 'index.html', 'serviceWorker.js', 'guide.html', 'licences.txt']) {
        const { status, headers } = await ask(address + path);
        assert.deepEqual([status, headers['cache-control']], [200, 'no-cache'], path);
        const again = await ask(address + path, { 'If-None-Match': String(headers.etag) });
        assert.deepEqual([again.status, again.body.length], [304, 0], `${path} again, unchanged`);
      }
    },
  },
  {
    title: 'sends the compressed copies of the build',
    async run({ address, folder, encodings }) {
      for (const path of ['index.html', 'serviceWorker.js', hashedScript(folder)]) {
        for (const encoding of encodings) {
          const { headers, body } = await ask(address + path, { 'Accept-Encoding': encoding });
          assert.equal(headers['content-encoding'], encoding, path);
          assert.match(String(headers.vary), /accept-encoding/i, path);
          assert.ok(body.equals(readFileSync(join(folder, path + endings[encoding]))), `${path} as ${encoding}`);
        }
        const best = await ask(address + path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
        assert.equal(best.headers['content-encoding'], encodings[0], `${path} for a browser`);
        const plain = await ask(address + path);
        assert.equal(plain.headers['content-encoding'], undefined, path);
        assert.ok(plain.body.equals(readFileSync(join(folder, path))), `${path} without compression`);
      }
    },
  },
  {
    title: 'answers 404 for missing files, and lets nobody cache that',
    async run({ address, folder }) {
      const page = readFileSync(join(folder, 'index.html'));
      for (const path of missing) {
        const { status, headers, body } = await ask(address + path);
        assert.equal(status, 404, path);
        assert.doesNotMatch(headers['cache-control'] ?? '', /max-age|immutable/, path);
        assert.ok(!body.equals(page), `/${path} is answered by the page`);
      }
    },
  },
  {
    title: "serves the service worker as a script from the page's own folder",
    async run({ address }) {
      const { status, headers } = await ask(`${address}serviceWorker.js`);
      assert.equal(status, 200);
      assert.match(headers['content-type'] ?? '', /^(text|application)\/javascript/);
      // Its folder is its scope; a wider one would reach the other pages of the origin.
      assert.equal(headers['service-worker-allowed'], undefined);
      const { pathname } = new URL(address);
      if (pathname === '/') return;
      const withoutSlash = await ask(address.slice(0, -1));
      assert.ok([301, 302, 307, 308].includes(withoutSlash.status), `status ${withoutSlash.status} without the slash`);
      assert.equal(new URL(withoutSlash.headers.location ?? '', address).href, address);
    },
  },
];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent: not decompressed. */
  readonly body: Buffer;
}

/** Asks without following redirects and without decompressing. */
function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
  });
}

function hashedScript(folder: string): string {
  const script = readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.js'));
  assert.ok(script, 'the page has no script');
  return `assets/${script}`;
}
