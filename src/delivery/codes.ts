/** The codes of this folder with their texts. A door of its own: only what explains codes loads them. */
export { environmentCodes } from './environment/codes.ts';
export { importCodes } from './importCodes.ts';
