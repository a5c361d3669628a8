/** The codes of this folder with their texts. A door of its own: only what explains codes loads them. */
export { addressCodes } from './rules/addressCodes.ts';
export { optionCodes } from './rules/codes.ts';
export { connectionStringCodes } from './rules/connectionStringCodes.ts';
export { mailCodes } from './rules/mailCodes.ts';
