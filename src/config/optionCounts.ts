import type { ConfigAnalysis } from './analysis.ts';
import { fillIns } from './fillIn.ts';
import { options } from './schema/options.ts';

/** Counted as in the reference: an object and its members are one. */
const counted = options.filter(({ path }) => path.length === 1);

/** How many options there are. */
export const optionTotal = counted.length;

/** How many of them the text sets, and how many are still to fill in; one with a placeholder is both. */
export interface OptionCounts {
  readonly set: number;
  readonly toFillIn: number;
}

export function countOptions(config: ConfigAnalysis): OptionCounts {
  return {
    set: counted.filter(({ key }) => (config.entries.get(key)?.state ?? 'unset') !== 'unset').length,
    toFillIn: fillIns(config).filter(({ open }) => open.length > 0).length,
  };
}

/** "12 of 23 options set". */
export function setInWords({ set }: Pick<OptionCounts, 'set'>): string {
  return `${set} of ${optionTotal} options set`;
}

/** "12 of 23 options set, 3 to fill in": the words of every place that says how far a configuration is. */
export function optionsInWords(counts: OptionCounts): string {
  return counts.toFillIn > 0 ? `${setInWords(counts)}, ${counts.toFillIn} to fill in` : setInWords(counts);
}
