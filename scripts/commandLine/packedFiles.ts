import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ArchiveFiles, archiveOf } from '../release/archive.ts';

/** The packed package of a build, as `npm pack` lays it out: the same bytes for the same files and date. */
export function packed(build: string, date: Date): Buffer {
  const files: ArchiveFiles = new Map(
    readdirSync(build, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(build, name)).isFile())
      .sort()
      .map((name) => [`package/${name.replaceAll(sep, '/')}`, readFileSync(join(build, name))]),
  );
  return archiveOf(files, date);
}
