import { applyEdits } from 'source-text';
import { withRange } from 'source-text/testing/marks';
import { expect, test } from 'vitest';
import { parseHjson } from '../index.ts';
import type { LintCode } from '../lint/codes.ts';
import { lintHjson } from '../lint/lintHjson.ts';
import { editsOf } from './editsOf.ts';

interface LintCase {
  readonly name: string;
  readonly code: LintCode;
  /** The text with the range of the problem marked. */
  readonly marked: string;
  /** The text after each fix, in their order. */
  readonly fixed: readonly string[];
}

/** Tests what the lints say about texts, and that each fix ends its problem. */
export function testLint(cases: readonly LintCase[]): void {
  test.each(cases)('$name', ({ code, marked, fixed }) => {
    const { text, range } = withRange(marked);
    const problems = lintHjson(parseHjson(text));
    const problem = problems.find((found) => found.code === code && found.range?.start === range?.start);
    expect(problem?.range).toEqual(range);
    expect(problem?.fixes.map((fix) => applyEdits(text, editsOf(fix)))).toEqual(fixed);
    for (const { message } of problems) expect(message).not.toMatch(/Example|0b3d91|smtpPort|baseUrl/);
    for (const after of fixed) {
      const left = lintHjson(parseHjson(after)).filter((found) => found.code === code);
      expect(left.filter((found) => found.range?.start === range?.start)).toEqual([]);
    }
  });
}
