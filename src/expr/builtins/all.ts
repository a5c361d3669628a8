import type { Builtin } from './builtin.ts';

/** Every builtin that takes values, by family. */
export const builtins: readonly Builtin[] = [];
