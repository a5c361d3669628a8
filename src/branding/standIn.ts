import { rgba, white } from '../colour/index.ts';

/** The service's own look is not documented (option-reference, Top-level options: "primary blue", white text): these are stand-ins. */
export const standIn = { primaryBlue: rgba(26, 80, 176), toolbarText: white, page: white } as const;
