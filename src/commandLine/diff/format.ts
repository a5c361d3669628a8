import type { Comparison, Selected } from '../../compare/index.ts';
import type { Call } from '../command.ts';
import type { diffOptions } from './diffOptions.ts';

export type DiffCall = Call<typeof diffOptions>;

/** Prints a comparison. No format prints a secret. */
export type DiffFormat = (comparison: Comparison, selected: Selected, call: DiffCall) => string;
