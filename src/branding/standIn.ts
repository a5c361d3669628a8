import { rgba, white } from '../colour/index.ts';

/** The service's own look is not documented («primary blue», white text, seed, Top-level options): these stand for it. */
export const standIn = { primaryBlue: rgba(26, 80, 176), toolbarText: white, page: white } as const;
