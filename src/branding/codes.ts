/** The codes of this folder with their texts. A door of its own: only what explains codes loads them. */
export { brandingCodes } from './checks/codes.ts';
