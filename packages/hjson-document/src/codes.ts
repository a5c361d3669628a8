/** Every code with an example: a text that has it, or an edit that is refused. Apart from the rest, since only what explains them needs these. */
export { refusalCodes } from './edit/refusalCodes.ts';
export { lintCodes } from './lint/codes.ts';
export { errorCodes } from './syntax/errorCodes.ts';
