import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';

/** Contents by their paths in the archive, with `/` between folders. */
export type ArchiveFiles = ReadonlyMap<string, Buffer>;

/**
 * A `tar.gz` of the files: the same bytes for the same files and date, no matter who makes it and where. Names are sorted, every file has
 * this date and the mode 644, and nothing reveals users, the folder or the time of packing.
 */
export function archiveOf(files: ArchiveFiles, date: Date): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    const content = join(folder, 'content');
    for (const [path, bytes] of files) {
      const file = join(content, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      chmodSync(file, 0o644);
    }
    const archive = join(folder, 'archive.tar.gz');
    const names = [...files.keys()].sort();
    create({ cwd: content, file: archive, sync: true, gzip: { level: 9 }, portable: true, mtime: date }, names);
    return readFileSync(archive);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
