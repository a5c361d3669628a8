/** The codes of this folder with their texts. A door of its own: only what explains codes loads them. */
export { programCodes } from './programs/programCodes.ts';
export { requestCodes } from './requestCodes.ts';
