/** The codes of this folder with their texts. A separate entry point: only code that explains problems loads it. */
export { addressCodes } from './rules/addressCodes.ts';
export { optionCodes } from './rules/codes.ts';
export { connectionStringCodes } from './rules/connectionStringCodes.ts';
export { mailCodes } from './rules/mailCodes.ts';
