import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';
import { mergeCommand } from './merge.ts';

const base = '{\n  # where\n  baseUrl: https://a.example.com\n  smtpPort: 587\n  oidcClientSecret: fake\n}\n';
const ours = base.replace('587', '25');
const theirs = base.replace('https://a', 'https://b');
const both = theirs.replace('587', '25');
const files = { base, ours, theirs };
const merge = (machine: Parameters<typeof runOn>[0], ...words: readonly string[]) =>
  runOn(machine, 'merge', 'base', 'ours', 'theirs', ...words);

describe('merge', () => {
  it('prints the text with the changes of both, and writes no file', async () => {
    expect(await merge({ files })).toMatchObject({ code: 0, out: both, err: '', files });
  });

  it('writes it, as a driver of git does, with the line ends of OURS, and no byte order mark', async () => {
    const windows = { ...files, ours: `\uFEFF${ours.replaceAll('\n', '\r\n')}` };
    const run = await merge({ files: windows }, '--output', 'ours', '--path', 'config.hjson');
    expect(run).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('without a byte order mark; the merge is'),
    });
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(run.raw.ours)).toBe(both.replaceAll('\n', '\r\n'));
  });

  it('writes a new file with the mode of OURS, and any other with its own', async () => {
    expect((await merge({ files }, '--output', 'new')).likes).toEqual({ new: 'ours' });
    expect((await merge({ files }, '--output', 'theirs')).likes).toEqual({});
  });

  it('is the driver that its help names for a file with any name', async () => {
    const driver = mergeCommand.examples.map(({ line }) => line.split(' ')).find((words) => words.includes('%A')) ?? [];
    const filledIn = { '%L': '7', '%P': '--output=other.json', '%O': 'base', '%A': 'ours', '%B': 'theirs' };
    const words = driver.map((word) => word.replace(/%./, (sign) => filledIn[sign as keyof typeof filledIn]));
    expect(await runOn({ files }, ...words)).toMatchObject({ code: 0, files: { base, ours: both, theirs } });
    const inDocuments = readFileSync(new URL('../../../docs/ci.md', import.meta.url), 'utf8');
    expect(inDocuments).toContain(driver.join(' '));
  });

  it('marks what both changed, names it, and shows no secret in a message', async () => {
    const secrets = { base, ours: base.replace('fake', 'planted-1'), theirs: base.replace('fake', 'planted-2') };
    const run = await merge({ files: secrets }, '--output', 'ours', '--marker-size', '3', '--path', 'c.hjson');
    expect(run.code).toBe(1);
    expect(run.err).toBe('arconf: merge: c.hjson: conflict in oidcClientSecret\n');
    expect(run.files.ours).toContain(
      '<<< ours\n  oidcClientSecret: planted-1\n===\n  oidcClientSecret: planted-2\n>>> theirs\n',
    );
  });

  it('says that comments were left out', async () => {
    const commented = { base, ours: `# mine\n${ours}`, theirs: `# one\n\n${theirs}` };
    const run = await merge({ files: commented });
    expect(run).toMatchObject({
      code: 0,
      out: `# mine\n${both}`,
      err: 'arconf: merge: ours: 1 comment that belongs to no option of the other side was left out.\n',
    });
  });
});

describe('what cannot be merged by option is merged by lines', () => {
  it.each<[name: string, machine: Parameters<typeof runOn>[0], reason: string]>([
    ['a text that is broken', { files: { ...files, theirs: '{ a' } }, 'THEIRS cannot be read as a configuration.'],
    ['a file that is not text', { files: { ...files, base: new Uint8Array([0, 1, 2, 3]) } }, 'base: Not a text file'],
    ['a fault of the program', { files, faultAt: 'theirs' }, 'arconf: This is a fault of the program'],
  ])('%s', async (_name, machine, reason) => {
    const run = await merge({ ...machine, mergedLines: 'by lines' }, '--output', 'ours');
    expect([run.code, run.files.ours]).toEqual([1, 'by lines']);
    expect(run.err).toContain(reason);
    expect(run.err).toContain('Merged by lines instead.\n');
  });

  it('writes nothing without git', async () => {
    const broken = { ...files, theirs: '{ a' };
    const run = await merge({ files: broken }, '--output', 'ours');
    expect(run).toMatchObject({ code: 2, files: broken });
    expect(run.err).toContain('arconf: merge: There is no git.\n');
  });
});
