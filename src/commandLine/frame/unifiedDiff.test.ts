import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, it } from 'vitest';
import { plainStyles } from './styles.ts';
import { unifiedDiff } from './unifiedDiff.ts';

const diff = (before: string, after: string) => unifiedDiff('a', before, after, plainStyles);

it('is empty for equal texts', () => expect(diff('a\nb\n', 'a\nb\n')).toBe(''));

it('shows three lines around a difference', () => {
  const before = '1\n2\n3\n4\n5\n6\n7\n8\n9\n';
  expect(diff(before, before.replace('5', 'five'))).toBe(
    '--- a\n+++ a\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n',
  );
});

it('says that a last line has no line end', () =>
  expect(diff('a', 'a\n')).toBe('--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n'));

it('replaces a last line that ends with a carriage return before the lines after it', () =>
  expect(diff('a\r', 'a\r\nb')).toBe(
    '--- a\n+++ a\n@@ -1 +1,2 @@\n-a\r\n\\ No newline at end of file\n+a\r\n+b\n\\ No newline at end of file\n',
  ));

it('is what git applies, for any texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unified-diff-'));
  try {
    const random = new Random(1);
    const file = (before: boolean, index: number) => join(folder, `${before ? 'before' : 'after'}-${index}`);
    const text = () =>
      Array.from({ length: random.below(20) }, () => random.pick(['a', 'b', 'c', '', 'd\r'])).join('\n');
    const patches: string[] = [];
    const texts = Array.from({ length: fuzzCount(300) }, () => ({ before: text() || 'x', after: text() || 'y' }));
    texts.forEach(({ before, after }, index) => {
      writeFileSync(file(true, index), before);
      const patch = unifiedDiff(`before-${index}`, before, after, plainStyles);
      patches.push(patch.replace(/^--- /, '--- a/').replace(/\n\+\+\+ /, '\n+++ b/'));
    });
    writeFileSync(join(folder, 'patch'), patches.join(''));
    execFileSync('git', ['apply', '--unidiff-zero', '--whitespace=nowarn', 'patch'], { cwd: folder });
    texts.forEach(({ after }, index) => {
      expect(readFileSync(file(true, index), 'utf8')).toBe(after);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
