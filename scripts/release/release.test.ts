import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { list } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf } from './archive.ts';
import { auditSummary } from './audit.ts';
import { contentProblems, singleFileProblems } from './contents.ts';
import { differences } from './differences.ts';
import { checksums } from './pack.ts';
import { type Bom, reproducibleBom } from './sbom.ts';
import { tagProblem } from './tags.ts';

const date = new Date('2026-02-03T04:05:06Z');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the archive', () => {
  const files = new Map([
    ['page-1/dist/index.html', Buffer.from('<!doctype html>')],
    ['page-1/LICENSE', Buffer.from('free')],
  ]);

  it('has the files in the order of their names, of one date, readable by everybody, without users', () => {
    const path = join(folder, 'archive.tar.gz');
    writeFileSync(path, archiveOf(files, date));
    const entries: unknown[] = [];
    list({
      file: path,
      sync: true,
      onReadEntry: ({ path, mtime, mode, uid, uname }) => entries.push([path, mtime, mode, uid, uname]),
    });
    expect(entries).toEqual([
      ['page-1/LICENSE', date, 0o644, undefined, ''],
      ['page-1/dist/index.html', date, 0o644, undefined, ''],
    ]);
  });

  it('has the same bytes for the same files, whatever their order and permissions', () => {
    const umask = process.umask(0o077);
    const other = archiveOf(new Map([...files].reverse()), date);
    process.umask(umask);
    expect(other.equals(archiveOf(files, date))).toBe(true);
  });

  it('reveals neither the time nor the system of packing', () => {
    const archive = archiveOf(files, date);
    // RFC 1952: four bytes of time, then flags of the compressor, then the system, where 255 is unknown.
    expect([...archive.subarray(4, 8), archive[9]]).toEqual([0, 0, 0, 0, 255]);
    expect(gunzipSync(archive).toString('latin1')).not.toContain(tmpdir());
  });
});

describe('the bill of materials', () => {
  const made = (serialNumber: string, name: string, timestamp: string): Bom => ({
    serialNumber,
    metadata: { timestamp, component: { name } },
    components: [{ name: 'react', externalReferences: [{ type: 'website' }, { type: 'distribution' }] }],
  });
  const bom = reproducibleBom(made('urn:uuid:1', 'one', '2026-01-01T00:00:00Z'), 'page', date);

  it('does not depend on the folder, on the time or on chance', () => {
    expect(reproducibleBom(made('urn:uuid:2', 'other', '2026-01-02T00:00:00Z'), 'page', date)).toEqual(bom);
    expect(bom.metadata).toEqual({
      timestamp: date.toISOString(),
      component: { name: 'page', externalReferences: [] },
    });
  });

  it('has its own serial number, as CycloneDX wants it', () => {
    expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const other = reproducibleBom({ ...bom, components: [] }, 'page', date);
    expect(other.serialNumber).not.toBe(bom.serialNumber);
  });

  it('does not say where packages were fetched from', () =>
    expect(bom.components).toEqual([{ name: 'react', externalReferences: [{ type: 'website' }] }]));
});

describe('the version', () => {
  it.each([[[]], [['']], [['v1.2.0']], [['checked', 'v1.2.0']]])('is released with the tags %j', (tags) =>
    expect(tagProblem('1.2.0', tags)).toBeUndefined(),
  );

  it.each([[['v1.1.0']], [['v1.2.0', 'v1.2.1']], [['v1.2.0-rc.1']]])('is not released with the tags %j', (tags) =>
    expect(tagProblem('1.2.0', tags)).toContain('1.2.0, but the commit is tagged v1.'),
  );
});

it('lists checksums as sha256sum reads them', () =>
  expect(checksums(new Map([['a.txt', Buffer.from('abc')]]))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n',
  ));

it('finds the files in which two folders differ, and not those that are of another time', () => {
  const [one, other] = [mkdtempSync(join(folder, 'one-')), mkdtempSync(join(folder, 'other-'))];
  for (const [name, content, otherContent] of [
    ['same', 'a', 'a'],
    ['different', 'a', 'b'],
    ['only-here', '', undefined],
    ['only-there', undefined, 'a'],
  ] as const) {
    if (content !== undefined) writeFileSync(join(one, name), content);
    if (otherContent !== undefined) writeFileSync(join(other, name), otherContent);
  }
  utimesSync(join(one, 'same'), date, date);
  expect(differences(one, other)).toEqual(['different', 'only-here', 'only-there']);
});

describe('the contents of a release', () => {
  const expected = ['LICENSE', 'dist/index.html', 'dist/assets/*'];
  const complete = ['LICENSE', 'dist/index.html', 'dist/assets/page-1.js', 'dist/assets/page-1.js.br'];

  it('are what is listed', () => expect(contentProblems(expected, complete)).toEqual([]));

  it('lack nothing, and have nothing more', () =>
    expect(contentProblems(expected, ['dist/index.html', 'dist/notes.txt', 'dist/assets/deeper/a.js'])).toEqual([
      'LICENSE is missing',
      'dist/assets/* is missing',
      'dist/notes.txt should not be there',
      'dist/assets/deeper/a.js should not be there',
    ]));
});

describe('the single file of a release', () => {
  const script = 'document.title = "Editor";';
  const hash = createHash('sha256').update(script).digest('base64');
  const page = `<meta content="script-src 'sha256-${hash}';"><style>p {}</style><a href="#new"></a><script id="licences" type="text/plain">MIT</script><script>${script}</script>`;
  const sumOf = (text: string) => `${createHash('sha256').update(text).digest('hex')}  editor.html\n`;

  it('has everything in it', () => expect(singleFileProblems(page, sumOf(page))).toEqual([]));

  it('has the hash of its script, its licences, and nothing outside', () => {
    const wrong = page.replace('title', 'body').replace('licences', 'others').replace('#new', './page.css');
    expect(singleFileProblems(wrong, sumOf(page))).toEqual([
      'the single file does not have the hash of its script',
      'the single file does not have the licences',
      'the single file does not have its checksum',
      'the single file refers to ./page.css',
    ]);
  });
});

describe('the look-up of known vulnerabilities', () => {
  it('says that there are none', () =>
    expect(auditSummary('{"vulnerabilities":{}}')).toBe(
      'npm audit: no known vulnerability in what the page is made of.',
    ));

  it('names each of them', () =>
    expect(auditSummary('{"vulnerabilities":{"left":{"name":"left","severity":"high","range":"<1.2.3"}}}')).toBe(
      'npm audit: 1 known to be vulnerable:\n  high: left <1.2.3',
    ));

  it.each(['', '{"message":"request failed","error":{}}', '<html>'])(
    'says so when the registry answers %j',
    (printed) => expect(auditSummary(printed)).toContain('the registry gave no answer'),
  );
});
