import type { OptionKey, OptionValue, ScalarKey, SectionId } from '../config/index.ts';

/** What a provider's documentation says about some options: facts of the provider, not of the reference of the options. */
export interface Preset {
  readonly name: string;
  /** The section of the form whose options it fills in. */
  readonly section: SectionId;
  /** A `<NAME>` in a text is for the user to replace; presets of one provider use one name for one thing. */
  readonly values: PresetValues;
  /** What the provider says about the placeholders in its addresses, by name. */
  readonly parts?: Readonly<Record<string, PartFacts>>;
  /** Options of the same purpose that only the user knows. */
  readonly asks: readonly OptionKey[];
  /** What the provider says beyond the values, in one or two sentences; begins with "Not checked" where the page of the source does not say it. */
  readonly note?: string;
  readonly source: PresetSource;
}

/** What users put in place of a placeholder. */
export interface PartFacts {
  readonly example: string;
  /** How a text is written in its place: percent-encoded, or as a value of `key=value`, in quotes where it needs them. */
  readonly spelling?: 'percent' | 'quoted';
  readonly isSecret?: true;
  /** The source of a regular expression for what may be in its place; by default one word without `/ : @ ? &`. */
  readonly characters?: string;
  /** Which values the provider documents; undefined if it names no form. */
  readonly form?: RegExp;
  /** What to write if a value has another form, as a sentence. */
  readonly advice?: string;
}

export type PresetValues = { readonly [Key in ScalarKey]?: OptionValue<Key> };

/** The page of the provider that the values were taken from. */
export interface PresetSource {
  readonly title: string;
  readonly url: string;
  /** The day on which it, or a stored copy of it, was read. */
  readonly readOn: `${number}-${number}-${number}`;
}
