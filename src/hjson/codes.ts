/** The codes of this folder with their texts. A door of its own: only what explains codes loads them. */
export { lintCodes } from './lint/codes.ts';
export { errorCodes } from './syntax/errorCodes.ts';
