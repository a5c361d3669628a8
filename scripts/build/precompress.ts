import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** How hosts spell an encoding, the name that a file compressed by it ends with, and what compresses it as small as it can. */
const encodings = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  },
  { ending: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const;

/** Files that compression makes smaller; others, pictures for instance, are compressed by their format. */
const compressible = /\.(html|js|css|json|svg|ttf|txt)$/;

/**
 * Writes a copy in brotli and one in gzip beside each file of the build, for hosts to send as it is: smaller than what a host
 * makes for each request, and no work for it. They come after the list of the service worker, which stores each file once.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir = 'dist' }) => precompressFolder(dir),
  },
};

/** Compresses what is in a folder and in the folders below it. A copy that would not be smaller is not written. */
export async function precompressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file));
  await Promise.all(
    files.flatMap((file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      return encodings.map(async ({ ending, compress }) => {
        const compressed = await compress(content);
        if (compressed.length < content.length) writeFileSync(path + ending, compressed);
      });
    }),
  );
}
