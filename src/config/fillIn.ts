import { dottedName, isWithin, type ValuePath } from 'source-text';
import type { ConfigAnalysis } from './analysis.ts';
import type { OptionDefinition } from './schema/option.ts';
import { options } from './schema/options.ts';

/** A top-level option that has to be filled in: it has neither a default nor a meaning when it is absent, or it contains a placeholder. */
export interface FillIn {
  readonly option: OptionDefinition;
  /** What is still to fill in: the option itself, or what is missing or a placeholder in its object; empty once everything is there. */
  readonly open: readonly ValuePath[];
}

/** Options without a default and without a documented meaning of leaving them out. */
const expected = options.filter(({ mayBeOmitted }) => !mayBeOmitted);

/** The top-level options, each with those of its options that are expected. */
const topLevel = options
  .filter(({ path }) => path.length === 1)
  .map((option) => ({ option, inner: expected.filter(({ path }) => isWithin(path, option.path)) }));

/**
 * What there is to fill in, in the order of the form: every top-level option without a default; objects that are on, since their options
 * have no default either; and anything with a placeholder, also in a program. The reference does not say which of them the server requires.
 */
export function fillIns(config: ConfigAnalysis): readonly FillIn[] {
  const placeholders = [
    ...config.diagnostics.flatMap(({ code, path }) =>
      code === 'placeholder' || code === 'redaction-mark' ? [path] : [],
    ),
    ...config.placeholderPrograms,
  ];
  return topLevel.flatMap(({ option, inner }) => {
    const missing = inner.filter((each) => isMissing(config, each)).map(({ path }) => path);
    const open = [...missing, ...placeholders.filter((path) => isWithin(path, option.path))];
    const isAsked =
      open.length > 0 || !option.mayBeOmitted || (option.kind === 'object' && isObject(config, option.path));
    return isAsked ? [{ option, open }] : [];
  });
}

function isMissing(config: ConfigAnalysis, { key, path, requires }: OptionDefinition): boolean {
  const parent = path.slice(0, -1);
  if (parent.length > 0 && !isObject(config, parent)) return false;
  if (requires && config.value(requires.path) !== requires.value) return false;
  const entry = config.entries.get(key);
  // A damaged value has none.
  return entry?.value === undefined || entry.state === 'unset' || entry.value === '';
}

function isObject(config: ConfigAnalysis, path: ValuePath): boolean {
  return config.entries.get(dottedName(path))?.node?.kind === 'object';
}

/** Counted as in the reference: an object and its members are one. */
const counted = options.filter(({ path }) => path.length === 1);

/** How many options there are. */
export const optionTotal = counted.length;

/** How many of them the text sets, and how many are still to fill in; one with a placeholder is both. */
interface OptionCounts {
  readonly set: number;
  readonly toFillIn: number;
}

/** With the steps of `fillIns` where they are known. */
export function countOptions(config: ConfigAnalysis, steps = fillIns(config)): OptionCounts {
  return {
    set: counted.filter(({ key }) => (config.entries.get(key)?.state ?? 'unset') !== 'unset').length,
    toFillIn: steps.filter(({ open }) => open.length > 0).length,
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
