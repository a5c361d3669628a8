import type { MethodTable } from './builtin.ts';

/** The methods of time values. */
export const methods: MethodTable = new Map();
