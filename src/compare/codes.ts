/** The codes of this folder with their texts. A separate entry point: only code that explains problems loads it. */
export { comparisonCodes } from './problems/codes.ts';
