import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../src/branding/index.ts';
import type { ConfigAnalysis } from '../src/config/index.ts';
import type { EnvironmentProblem } from '../src/delivery/index.ts';
import { codeGroups, generatedFiles } from './problemCodes.ts';

describe.each(codeGroups)('$title', ({ codes, check }) => {
  it.each(Object.entries(codes))('%s is what its example has, in sentences', (code, example) => {
    const found = check(example).find((each) => each.code === code);
    expect(found?.message).toMatch(/^(?:\S.*[.?]|Expr reports: .*)$/su);
  });
});

it('is the only code that compiles', () => {
  // @ts-expect-error: mistyped
  const problem: ConfigAnalysis['diagnostics'][number]['code'] = 'unknwon-key';
  // @ts-expect-error: mistyped
  const variable: EnvironmentProblem['code'] = 'gogc-forn';
  // @ts-expect-error: mistyped
  const check: CheckResult['code'] = 'logo-shap';
  const known = codeGroups.flatMap(({ codes }) => Object.keys(codes));
  expect(known).not.toEqual(expect.arrayContaining([problem, variable, check]));
});

it.each(generatedFiles())('is in $file as `npm run problems` writes it', ({ file, text }) =>
  expect(readFileSync(file, 'utf8')).toBe(text),
);
