import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHjson } from 'hjson-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { mergeDocuments } from '../../src/merge/index.ts';
import { fixtureTexts } from '../../src/testing/checkedTexts.ts';
import { type MergeTriple, mergeTriples } from '../../src/testing/mergeTriples.ts';
import { type BuiltPackage, buildPackage, findProgram } from './builtPackage.ts';

let folder: string;
let built: BuiltPackage;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-programs-'));
  built = buildPackage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** No settings of the machine: neither of the user, nor of the system. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

function git(cwd: string, ...words: readonly string[]): string {
  return execFileSync('git', words, { cwd, env, encoding: 'utf8' });
}

function repository(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  git(path, 'init', '--quiet');
  return path;
}

function commitAll(path: string): void {
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message', 'Change');
}

describe('git, with the text conversion', () => {
  it('shows changes without secrets in diff, log and show', () => {
    const path = repository('textconv');
    const file = join(path, 'config.hjson');
    const write = (secret: string, port: number) =>
      writeFileSync(file, `smtpPort: ${port}\noidcClientSecret: ${secret} # note\n`);
    writeFileSync(join(path, '.gitattributes'), '*.hjson diff=arconf\n');
    git(path, 'config', 'diff.arconf.textconv', `node ${join(built.build, 'arconf.js')} redact --textconv`);
    write('fake-secret-one', 25);
    commitAll(path);
    write('fake-secret-two', 587);
    commitAll(path);
    writeFileSync(file, '"password=fake-secret-three": 1\n');
    const shown = [git(path, 'diff'), git(path, 'log', '-p'), git(path, 'show')];
    expect(shown.join('\n')).not.toContain('fake-secret');
    expect(shown[2]).toContain('\n-smtpPort: 25\n+smtpPort: 587\n oidcClientSecret: "<redacted oidcClientSecret>"');
    expect(shown[0]).toContain('+(not shown: Line 1: This key holds a secret');
    // The search finds something: without the conversion, they are there.
    expect(git(path, 'log', '-p', '--no-textconv')).toContain('fake-secret-one');
  });
});

describe('git, with the merge driver', () => {
  /** A file each, with a base and two branches that change it, merged as `git merge` does; the names of the files with conflicts. */
  function mergeAll(name: string, triples: readonly MergeTriple[], command: string) {
    const path = repository(name);
    const write = (side: keyof MergeTriple) => {
      for (const [index, triple] of triples.entries()) writeFileSync(join(path, `${index}.hjson`), triple[side]);
      commitAll(path);
    };
    writeFileSync(join(path, '.gitattributes'), '*.hjson -text merge=arconf\n');
    git(path, 'config', 'merge.arconf.driver', `${command} merge --marker-size %L --path=%P --output %A %O %A %B`);
    write('base');
    git(path, 'checkout', '--quiet', '-b', 'theirs');
    write('theirs');
    git(path, 'checkout', '--quiet', '-b', 'ours', 'HEAD~');
    write('ours');
    const { stderr } = spawnSync('git', ['merge', '--quiet', 'theirs'], { cwd: path, env, encoding: 'utf8' });
    const conflicts = git(path, 'diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean);
    const texts = triples.map((_, index) => readFileSync(join(path, `${index}.hjson`), 'utf8'));
    return { texts, stderr, conflicts: triples.map((_, index) => conflicts.includes(`${index}.hjson`)) };
  }

  const arconf = () => `node ${join(built.build, 'arconf.js')}`;

  it('merges 200 random pairs of edits: clean exactly where no option was changed by both', () => {
    const triples = mergeTriples(200, 2);
    const expected = triples.map(({ base, ours, theirs }) =>
      mergeDocuments(...([base, ours, theirs].map((text) => parseHjson(text)) as Parameters<typeof mergeDocuments>)),
    );
    const { texts, conflicts } = mergeAll('driver', triples, arconf());
    const hasConflicts = (merge: (typeof expected)[number]) => merge.ok && merge.conflicts.length > 0;
    expect(conflicts).toEqual(expected.map(hasConflicts));
    for (const [index, merge] of expected.entries()) {
      if (!hasConflicts(merge)) expect(texts[index]).toBe(merge.ok && merge.document.text);
      else expect(texts[index]).toMatch(/^<{7} ours\r?\n[\s\S]*^={7}\r?\n[\s\S]*^>{7} theirs\r?$/m);
    }
    expect(conflicts.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('leaves what cannot be read to the line merge of git, byte for byte', () => {
    const triple = {
      base: 'a: 1\nb: 2\nc: 3\nd: {\n',
      ours: 'a: 9\nb: 2\nc: 3\nd: {\n',
      theirs: 'a: 8\nb: 2\nc: 4\nd: {\n',
    };
    const clean = { ...triple, theirs: 'a: 1\nb: 2\nc: 3\nd: { e\n' };
    const { texts, conflicts } = mergeAll('broken', [triple, clean], arconf());
    expect(conflicts).toEqual([true, false]);
    expect(texts).toEqual([triple, clean].map((each) => lineMerge(each)));
  });

  function lineMerge(triple: MergeTriple): string {
    const path = mkdtempSync(join(folder, 'lines-'));
    const sides = ['ours', 'base', 'theirs'] as const;
    for (const side of sides) writeFileSync(join(path, side), triple[side]);
    return spawnSync('git', ['merge-file', '-p', ...sides], { cwd: path, env, encoding: 'utf8' }).stdout;
  }
});

describe('what docs/ci.md has as shell', () => {
  const blocks = (language: string) =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);
  const page = readFileSync(new URL('../../docs/ci.md', import.meta.url), 'utf8');
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

  /** A repository with the packed file and a configuration with a warning and an error. */
  function projectWith(name: string): string {
    const path = repository(name);
    for (const below of ['tools', 'config', 'home']) mkdirSync(join(path, below));
    cpSync(built.archive, join(path, 'tools', `arconf-${version}.tgz`));
    writeFileSync(join(path, 'config', 'a.hjson'), 'smtpPort: {}\nsmtpProt: 587\noidcClientSecret: fake-secret\n');
    return path;
  }

  const bash = (path: string, script: string, variables: Readonly<Record<string, string>> = {}) =>
    spawnSync('bash', ['--norc', '-ec', script], {
      cwd: path,
      env: { ...env, HOME: join(path, 'home'), npm_config_offline: 'true', ...variables },
      encoding: 'utf8',
    });

  it('checks on GitHub, with annotations, SARIF and a summary', () => {
    const path = projectWith('github');
    const [workflow = ''] = blocks('yaml').filter((block) => block.includes('runs-on'));
    const steps: readonly { readonly run?: string }[] = yaml.parse(workflow).jobs.check.steps;
    const script = steps.map(({ run = '' }) => run).join('\n');
    const summary = join(path, 'summary.md');
    const { status, stdout } = bash(path, script, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=config\/a\.hjson,line=1,/m);
    expect(readFileSync(summary, 'utf8')).toContain('| error |');
    expect(JSON.parse(readFileSync(join(path, 'arconf.sarif'), 'utf8')).version).toBe('2.1.0');
  });

  it('checks on GitLab', () => {
    const path = projectWith('gitlab');
    const [job = ''] = blocks('yaml').filter((block) => block.includes('codequality'));
    const { script } = yaml.parse(job).configuration;
    expect(bash(path, script.join('\n')).status).toBe(1);
    const findings = JSON.parse(readFileSync(join(path, 'codequality.json'), 'utf8'));
    expect(findings[0]).toMatchObject({ severity: 'major', location: { path: 'config/a.hjson', lines: { begin: 1 } } });
  });

  it('checks before a commit, and shows differences without secrets', () => {
    const path = projectWith('hook');
    for (const block of blocks('sh')) expect(bash(path, block)).toMatchObject({ status: 0, stderr: '' });
    expect(spawnSync('git', ['add', '--all'], { cwd: path, env }).status).toBe(0);
    const commit = bash(path, 'git commit -m Change');
    expect([commit.status, commit.stderr + commit.stdout]).toEqual([
      1,
      expect.stringContaining('config/a.hjson:1:11 error'),
    ]);
    writeFileSync(join(path, 'config', 'a.hjson'), 'oidcClientSecret: fake-secret\n');
    expect(bash(path, 'git commit -qam Change').status).toBe(0);
    const { stdout } = bash(path, 'git show config');
    expect(stdout).toContain('+oidcClientSecret: "<redacted oidcClientSecret>"');
    expect(stdout).not.toContain('fake-secret');
  });
});

const preCommit = findProgram('pre-commit');

describe.skipIf(!preCommit)(`pre-commit${preCommit ? '' : ' (not available here)'}`, () => {
  const configuration = (hooks: string, id: string) =>
    `repos:\n  - repo: ${hooks}\n    rev: HEAD\n    hooks:\n      - id: ${id}\n`;

  function runHook(id: string, text: string) {
    const hooks = join(folder, `hooks-${id}`);
    cpSync(built.build, hooks, { recursive: true });
    git(hooks, 'init', '--quiet');
    commitAll(hooks);
    const path = repository(`project-${id}`);
    const rev = git(hooks, 'rev-parse', 'HEAD').trim();
    writeFileSync(join(path, '.pre-commit-config.yaml'), configuration(hooks, id).replace('HEAD', rev));
    const file = join(path, 'config.production.hjson');
    const run = (content: string) => {
      writeFileSync(file, content);
      git(path, 'add', '--all');
      const home = { PRE_COMMIT_HOME: join(folder, 'pre-commit') };
      const { status, stdout } = spawnSync(preCommit ?? '', ['run', '--all-files'], {
        cwd: path,
        env: { ...env, ...home, npm_config_offline: 'true' },
        encoding: 'utf8',
      });
      return { status, stdout, content: readFileSync(file, 'utf8') };
    };
    return { first: run(text), run };
  }

  it('rewrites what is not formatted and fails, and passes the second time', () => {
    const { first, run } = runHook('arconf-fmt', 'smtpPort:    587\n');
    expect(first).toMatchObject({ status: 1, content: 'smtpPort: 587\n' });
    expect(run(first.content)).toMatchObject({ status: 0, content: first.content });
  });

  it('passes what has no error, and fails with the problem', () => {
    const { first, run } = runHook('arconf-check', 'organisationName: Example Hospital\n');
    expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining('Passed') });
    expect(run('smtpPort: {}\n')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/config\.production\.hjson:1:11 error /),
    });
  });
});

const vim = findProgram('vim');

describe.skipIf(!vim)(`Vim${vim ? '' : ' (not available here)'}`, () => {
  it('goes to the places of the problems with the settings of docs/editors.md', () => {
    const page = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8');
    const [, settings = ''] = /^```vim\n([\s\S]*?)^```$/m.exec(page) ?? [];
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'arconf'), `#!/bin/sh\nexec node ${join(built.build, 'arconf.js')} "$@"\n`, {
      mode: 0o755,
    });
    writeFileSync(join(folder, 'vimrc'), `set nocompatible\n${settings}`);
    writeFileSync(join(folder, 'vim.hjson'), 'organisationName: Example Hospital\nsmtpPort: {}\nsmtpProt: 587\n');
    const list = '[bufname(v:val.bufnr), v:val.lnum, v:val.col, v:val.type]';
    const script = `silent make! | call writefile([json_encode(map(filter(getqflist(), 'v:val.valid'), '${list}'))], 'quickfix.json') | qall!`;
    spawnSync(vim ?? '', ['-es', '-u', 'vimrc', 'vim.hjson', '-c', script], {
      cwd: folder,
      env: { ...env, PATH: `${bin}:${process.env.PATH}`, SHELL: '/bin/sh', TERM: 'dumb' },
      timeout: 60_000,
    });
    expect(JSON.parse(readFileSync(join(folder, 'quickfix.json'), 'utf8'))).toEqual([
      ['vim.hjson', 2, 11, 'e'],
      ['vim.hjson', 3, 1, 'w'],
    ]);
  });
});

const sarif = findProgram('sarif');

describe.skipIf(!sarif)(`sarif-tools${sarif ? '' : ' (not available here)'}`, () => {
  it('counts the problems of a report as it says', () => {
    const files = Object.entries(fixtureTexts()).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return name;
    });
    const arconf = join(built.build, 'arconf.js');
    const words = [arconf, 'check', '--output', 'json', '--output', 'sarif=report.sarif', ...files];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    const { counts } = JSON.parse(stdout);
    const summary = execFileSync(sarif ?? '', ['summary', 'report.sarif'], { cwd: folder, encoding: 'utf8' });
    const counted = (level: string) => Number(new RegExp(`^${level}: (\\d+)$`, 'm').exec(summary)?.[1] ?? 0);
    expect({ error: counted('error'), warning: counted('warning'), hint: counted('note') }).toEqual(counts);
    expect(counts.error).toBeGreaterThan(0);
  });
});
