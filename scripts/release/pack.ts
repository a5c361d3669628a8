import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { commandName } from '../../src/commandLine/name.ts';
import { packed } from '../commandLine/packedFiles.ts';
import { headerLines } from '../headers.ts';
import { publishedPackages } from '../packages/build.ts';
import { archiveOf } from './archive.ts';
import { contentProblems, releaseContents, singleFileProblems } from './contents.ts';
import { type Bom, reproducibleBom } from './sbom.ts';

interface ReleasedPackage {
  readonly name: string;
  readonly version: string;
}

/**
 * Writes `release/` from the builds in `dist/`, `dist-cli/`, `dist-file/` and each of `packages/`: the archive of the page, the package of
 * the command line, the page as one file, the libraries, the bill of materials and their checksums. `SOURCE_DATE_EPOCH` is the date of everything, in seconds.
 */
export async function main(): Promise<number> {
  const date = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
  if (Number.isNaN(date.getTime())) throw new Error('SOURCE_DATE_EPOCH has to say of when the release is');
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as ReleasedPackage;
  const bom = Buffer.from(`${JSON.stringify(reproducibleBom(npmSbom(), name, date), undefined, 2)}\n`);
  const folder = `${name}-${version}`;
  const files = [...filesOfRelease(), ['sbom.cdx.json', bom] as const];
  const singleFile = `configuration-editor-${version}.html`;
  const page = readFileSync(join('dist-file', singleFile));
  const sum = readFileSync(join('dist-file', `${singleFile}.sha256`));
  const problems = [
    ...singleFileProblems(String(page), String(sum)),
    ...contentProblems(
      releaseContents.page,
      files.map(([path]) => path),
    ),
    ...contentProblems(releaseContents.commandLine, readdirSync('dist-cli')),
  ];
  if (problems.length > 0) throw new Error(`the release does not hold what it should:\n${problems.join('\n')}`);
  const archived = new Map(files.map(([path, content]) => [posix.join(folder, path), content]));
  const released = new Map([
    [`${folder}.sbom.cdx.json`, bom],
    [`${folder}.tar.gz`, archiveOf(archived, date)],
    [`${commandName}-${version}.tgz`, packed('dist-cli', date)],
    [singleFile, page],
    [`${singleFile}.sha256`, sum],
    ...publishedPackages.map((name) => packedPackage(join('packages', name, 'dist'), date)),
  ]);
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  for (const [path, content] of released) writeFileSync(join('release', path), content);
  writeFileSync(join('release', 'SHA256SUMS'), checksums(released));
  return 0;
}

function packedPackage(build: string, date: Date): readonly [string, Buffer] {
  const { name, version } = JSON.parse(readFileSync(join(build, 'package.json'), 'utf8')) as ReleasedPackage;
  return [`${name}-${version}.tgz`, packed(build, date)];
}

/** The page, and what its host needs. */
function filesOfRelease(): readonly (readonly [string, Buffer])[] {
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => join('dist', file))
    .filter((file) => statSync(file).isFile());
  const hosting = ['nginx.conf', 'Caddyfile'].map((file) => join('hosting', file));
  return [
    ...['LICENSE', 'SECURITY.md', ...hosting, ...built].map(
      (file) => [file.replaceAll(sep, '/'), readFileSync(file)] as const,
    ),
    ['THIRD-PARTY-LICENCES.txt', readFileSync(join('dist', 'licences.txt'))],
    ['hosting/security-headers.conf', Buffer.from(headerLines('nginx'))],
    ['hosting/security-headers.caddy', Buffer.from(headerLines('caddy'))],
    ['hosting/security-headers.txt', Buffer.from(headerLines('plain'))],
  ];
}

function npmSbom(): Bom {
  const parameters = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
  return JSON.parse(execFileSync('npm', [...parameters, '--package-lock-only'], { encoding: 'utf8' })) as Bom;
}

/** As `sha256sum --check` reads them. */
export function checksums(files: ReadonlyMap<string, Buffer>): string {
  const sums = [...files].map(([path, content]) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`);
  return sums.join('');
}
