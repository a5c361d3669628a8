import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files that differ between two folders, byte for byte, by their paths in them. */
export function differences(one: string, other: string): readonly string[] {
  const [files, otherFiles] = [contents(one), contents(other)];
  const all = [...new Set([...files.keys(), ...otherFiles.keys()])].sort();
  return all.filter((path) => !files.get(path)?.equals(otherFiles.get(path) ?? Buffer.from('missing')));
}

function contents(folder: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
}
