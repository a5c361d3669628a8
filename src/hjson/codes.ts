/** The codes of this folder with their texts. A separate entry point: only code that explains problems loads it. */
export { lintCodes } from './lint/codes.ts';
export { errorCodes } from './syntax/errorCodes.ts';
