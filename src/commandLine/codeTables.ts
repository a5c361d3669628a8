import { errorCodes, lintCodes } from 'hjson-document/codes';
import type { CodeTable } from 'source-text';
import { brandingCodes } from '../branding/checks/codes.ts';
import { comparisonCodes } from '../compare/problems/codes.ts';
import { ruleCodes } from '../config/rules/codes.ts';
import { environmentCodes } from '../delivery/environment/codes.ts';
import { importCodes } from '../delivery/importCodes.ts';
import { serverCheckCodes } from '../serverCheck/codes.ts';
import { programCodes } from '../tokenRequest/programs/programCodes.ts';
import { requestCodes } from '../tokenRequest/requestCodes.ts';
import { fileCodes } from './check/fileProblems.ts';
import explanations from './explanations.json';

/** The codes that `check` reports. */
export const checkedCodes: CodeTable = {
  ...errorCodes,
  ...lintCodes,
  ...ruleCodes,
  ...programCodes,
  ...requestCodes,
  ...environmentCodes,
  ...fileCodes,
};

/** Every code of the project: those of `check` and `diff`, and those that only the page reports. */
export const allCodes: CodeTable = {
  ...checkedCodes,
  ...comparisonCodes,
  ...importCodes,
  ...brandingCodes,
  ...serverCheckCodes,
};

/** What the check of a code says about its example, and the title of the fix that it offers; from `npm run problems`. */
export function explanationOf(code: string): string | undefined {
  const texts: Readonly<Record<string, string>> = explanations;
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
