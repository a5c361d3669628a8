/** The codes of this folder with their texts. A separate entry point: only code that explains problems loads it. */
export { environmentCodes } from './environment/codes.ts';
export { importCodes } from './importCodes.ts';
