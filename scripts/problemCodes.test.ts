import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../src/branding/index.ts';
import type { ConfigAnalysis } from '../src/config/index.ts';
import type { EnvironmentProblem } from '../src/delivery/index.ts';
import { codeGroups, isCurrent } from './problemCodes.ts';

describe.each(codeGroups)('$title', ({ codes, check }) => {
  it.each(Object.entries(codes))('%s is what its example has', (code, { example }) => {
    expect(check(example).map((found) => found.code)).toContain(code);
  });

  it('is described in sentences', () => {
    const texts = Object.values(codes).flatMap(({ meaning, fix }) => [meaning, fix]);
    expect(texts.filter((text) => !/^(?:[`\p{Lu}]|hjson-go ).*\.$/su.test(text))).toEqual([]);
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

it('is listed in docs/problems.md as `npm run problems` writes it', () => expect(isCurrent()).toBe(true));
