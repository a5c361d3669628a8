/** The codes of this folder with their texts. A door of its own: only what explains codes loads them. */
export { comparisonCodes } from './problems/codes.ts';
