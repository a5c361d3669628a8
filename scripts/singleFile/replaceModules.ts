import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Resolves `Name.ts` to `Name.singleFile.ts` beside it, except in that module itself. The hosted page is built without this
 * plugin, and so contains nothing of the single file.
 */
export const replaceModules: Plugin = {
  name: 'replace-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/\.tsx?$/.test(source)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const replacement = resolved?.id.replace(/(?=\.tsx?$)/, '.singleFile');
    return replacement !== undefined && replacement !== importer && existsSync(replacement) ? replacement : undefined;
  },
};
