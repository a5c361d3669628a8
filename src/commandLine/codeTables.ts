import { brandingCodes } from '../branding/checks/codes.ts';
import { comparisonCodes } from '../compare/problems/codes.ts';
import { addressCodes } from '../config/rules/addressCodes.ts';
import { optionCodes } from '../config/rules/codes.ts';
import { connectionStringCodes } from '../config/rules/connectionStringCodes.ts';
import { mailCodes } from '../config/rules/mailCodes.ts';
import { tokenParameterCodes } from '../config/rules/tokenParameterCodes.ts';
import { environmentCodes } from '../delivery/environment/codes.ts';
import { importCodes } from '../delivery/importCodes.ts';
import { lintCodes } from '../hjson/lint/codes.ts';
import { errorCodes } from '../hjson/syntax/errorCodes.ts';
import { serverCheckCodes } from '../serverCheck/codes.ts';
import type { CodeDescription, CodeTable } from '../text/index.ts';
import { programCodes } from '../tokenRequest/programs/programCodes.ts';
import { requestCodes } from '../tokenRequest/requestCodes.ts';
import { fileCodes } from './check/fileProblems.ts';

/** The codes that `check` reports. */
export const checkedCodes: CodeTable = {
  ...errorCodes,
  ...lintCodes,
  ...optionCodes,
  ...addressCodes,
  ...mailCodes,
  ...tokenParameterCodes,
  ...connectionStringCodes,
  ...programCodes,
  ...environmentCodes,
  ...fileCodes,
};

/** Every code of the project: those of `check` and `diff`, and those that only the page reports. */
export const allCodes: CodeTable = {
  ...checkedCodes,
  ...comparisonCodes,
  ...requestCodes,
  ...importCodes,
  ...brandingCodes,
  ...serverCheckCodes,
};

export function codeNamed(code: string): CodeDescription | undefined {
  return Object.hasOwn(allCodes, code) ? allCodes[code] : undefined;
}
