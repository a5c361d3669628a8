/** The code of each error and of each lint, with a text that has it; apart from the rest, since only what explains them needs the texts. */
export { lintCodes } from './lint/codes.ts';
export { errorCodes } from './syntax/errorCodes.ts';
