import { lintHjson, parseHjson } from 'hjson-document';
import { editsOf } from 'hjson-document/testing/editsOf';
import { applyEdits, type Diagnostic } from 'source-text';
import { expect } from 'vitest';
import { analyseConfig, type ConfigAnalysis, type ConfigCode } from '../config/index.ts';

export function readText(text: string, version = 'latest'): ConfigAnalysis {
  return analyseConfig(parseHjson(text), version);
}

/** `severity code path`, without what HJSON's own lints say. */
export function problemLines(text: string, version?: string): readonly string[] {
  const lints = new Set<ConfigCode>(lintHjson(parseHjson(text)).map(({ code }) => code));
  return readText(text, version)
    .diagnostics.filter(({ code }) => !lints.has(code))
    .map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`);
}

/** The one problem with the code; fails when there are none or several. */
export function onlyProblem(text: string, code: ConfigCode): Diagnostic<ConfigCode> {
  const [problem, ...others] = readText(text).diagnostics.filter((each) => each.code === code);
  expect(others).toEqual([]);
  if (!problem) throw new Error(`no problem has the code ${code}`);
  return problem;
}

/** The text after one of the problem's fixes. */
export function fixedText(text: string, problem: Diagnostic | undefined, index = 0): string {
  return applyEdits(text, editsOf(problem?.fixes[index]));
}
