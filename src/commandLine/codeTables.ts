import { brandingCodes } from '../branding/codes.ts';
import { comparisonCodes } from '../compare/codes.ts';
import { addressCodes, connectionStringCodes, mailCodes, optionCodes } from '../config/codes.ts';
import { environmentCodes, importCodes } from '../delivery/codes.ts';
import { errorCodes, lintCodes } from '../hjson/codes.ts';
import { serverCheckCodes } from '../serverCheck/codes.ts';
import type { CodeDescription, CodeTable } from '../text/index.ts';
import { programCodes, requestCodes } from '../tokenRequest/codes.ts';
import { fileCodes } from './check/fileCodes.ts';

/** The codes that `check` reports. */
export const checkedCodes: CodeTable = {
  ...errorCodes,
  ...lintCodes,
  ...optionCodes,
  ...addressCodes,
  ...mailCodes,
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
