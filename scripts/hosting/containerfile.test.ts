import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const context = fileURLToPath(new URL('../../', import.meta.url));
const containerfile = readFileSync(new URL('../../hosting/Containerfile', import.meta.url), 'utf8');

/** What the command of the build stage writes. */
const built = ['/page/dist', '/page/security-headers.conf'];

interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

function copies(text: string): readonly Copy[] {
  return [...text.matchAll(/^COPY (?:--from=(\S+) )?(.+)$/gm)].map(([, from, paths = '']) => {
    const all = paths.trim().split(/\s+/);
    return { from, sources: all.slice(0, -1), target: all.at(-1) ?? '' };
  });
}

const [buildStage = '', ...otherStages] = containerfile.split(/^(?=FROM )/m).filter((part) => part.startsWith('FROM '));
const workFolder = /^WORKDIR (\S+)$/m.exec(buildStage)?.[1] ?? '/';
const inBuildStage = copies(buildStage).flatMap(({ sources, target }) =>
  sources.map((source) => posix.join(workFolder, target, target.endsWith('/') ? posix.basename(source) : '')),
);

/** True for a path of the build stage and everything below it. */
const isThere = (path: string) => [...inBuildStage, ...built].some((made) => `${path}/`.startsWith(`${made}/`));

describe('the container file', () => {
  it('copies from the context only what is there', () => {
    const fromContext = copies(containerfile).filter(({ from }) => from === undefined);
    const missing = fromContext.flatMap(({ sources }) => sources).filter((source) => !existsSync(context + source));
    expect(missing).toEqual([]);
  });

  it('copies from the build stage only what that has', () => {
    const taken = otherStages.flatMap(copies).filter(({ from }) => from === 'build');
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.flatMap(({ sources }) => sources).filter((source) => !isThere(source))).toEqual([]);
  });

  it('gives the build stage everything that the build reads', () => {
    const needed = ['package.json', 'package-lock.json', '.npmrc', 'index.html', 'vite.config.ts', 'LICENSE'];
    const { workspaces } = JSON.parse(readFileSync(`${context}package.json`, 'utf8')) as {
      workspaces: readonly string[];
    };
    const folders = ['public', 'scripts', 'src', ...workspaces.map((pattern) => posix.dirname(pattern))];
    expect([...needed, ...folders].filter((path) => !isThere(posix.join(workFolder, path)))).toEqual([]);
  });

  it('is built on images that can be named by digest', () => {
    const names = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
    const parameters = [...containerfile.matchAll(/^ARG (\w+)=\S+$/gm)].map(([, name = '']) => `\${${name}}`);
    expect(names).toEqual(parameters);
  });

  it('serves without privileges: as a user with a number, at a port that any user may open', () => {
    const nginx = readFileSync(`${context}hosting/nginx.conf`, 'utf8');
    expect(Number(/^USER (\d+)/m.exec(otherStages.at(-1) ?? '')?.[1])).toBeGreaterThan(0);
    expect(Number(/listen (\d+);/.exec(nginx)?.[1])).toBeGreaterThan(1023);
  });

  it('puts the configuration and the headers where nginx looks for them', () => {
    const nginx = readFileSync(`${context}hosting/nginx.conf`, 'utf8');
    const targets = otherStages.flatMap(copies).map(({ target }) => target);
    const headers = /include (\S+);/.exec(nginx)?.[1];
    const root = /root (\S+);/.exec(nginx)?.[1];
    expect(targets).toEqual(expect.arrayContaining(['/etc/nginx/conf.d/default.conf', headers, root]));
  });
});
