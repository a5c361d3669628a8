import { isAbsolute, relative, resolve, sep } from 'node:path';
import { encodePercent } from 'source-text';

/** A path below the root, with `/` between folders; undefined for one that is not below it. Both may be relative to the working directory. */
export function pathBelow(root: string, path: string, workingDirectory: string): string | undefined {
  const below = relative(resolve(workingDirectory, root), resolve(workingDirectory, path));
  if (below === '' || isAbsolute(below) || below === '..' || below.startsWith(`..${sep}`)) return undefined;
  return below.split(sep).join('/');
}

/** The steps of a path as a URI has them. */
export function encodePath(path: string): string {
  return path.split('/').map(encodePercent).join('/');
}
