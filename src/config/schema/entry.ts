import { z } from 'zod/v3';

/** What an entry says about its option besides the type. */
export interface OptionSpec {
  readonly title: string;
  /** What the reference says, in one to three sentences that fit on two lines of the form. */
  readonly help: string;
  /** True where it says no more than the title: in the form, it is a tooltip. */
  readonly repeatsTitle?: boolean;
  /** In place of the help where the text is written by hand: in the template, the JSON Schema and the editor. */
  readonly inText?: string;
  /** What the reference says about leaving it out, with the default and its unit; the reference names no defaults of nested options. */
  readonly unset?: string;
  /** Other words that people search for it with, besides those of key, title and section. */
  readonly keywords?: string;
  readonly placeholder?: string;
  /** An obvious fake for secrets. */
  readonly example?: string;
  readonly default?: string | number | boolean;
  /** What a default of `""` means, in a word or two. */
  readonly defaultName?: string;
  /** Of an integer that is a time limit: no rule expects one of zero or less. */
  readonly unit?: TimeUnit;
  /** The first server version that has the option. */
  readonly since?: string;
  /** True if leaving it out means something (a feature is off), though it has no default. */
  readonly mayBeOmitted?: boolean;
  /** The value of the sibling choice that the reference pairs this option with. */
  readonly requires?: { readonly sibling: string; readonly value: string };
}

/** One option: its zod type and its facts in one place. Everything else about it is derived from these. */
export interface OptionEntry<Type extends z.ZodTypeAny = z.ZodTypeAny> {
  readonly kind: OptionKind;
  readonly type: Type;
  readonly facts: OptionSpec;
  readonly choices?: readonly OptionChoice[];
  readonly members?: Entries;
}

export type Entries = Readonly<Record<string, OptionEntry>>;

type Shape<Members extends Entries> = { [Key in keyof Members]: z.ZodOptional<Members[Key]['type']> };

export const text = (facts: OptionSpec) => entry('text', z.string(), facts);
export const secret = (facts: OptionSpec) => entry('secret', z.string(), facts);
export const colour = (facts: OptionSpec) => entry('colour', z.string(), facts);
export const path = (facts: OptionSpec) => entry('path', z.string(), facts);
export const url = (facts: OptionSpec) => entry('url', z.string(), facts);
export const integer = (facts: OptionSpec) => entry('integer', z.number().int(), facts);
export const boolean = (facts: OptionSpec) => entry('boolean', z.boolean(), facts);

/** Names of token parameters, with Expr programs as values. */
export const programs = (facts: OptionSpec) => entry('programs', z.record(z.string()), facts);

/** One of a few texts, exactly as written here. */
export function choice<const Value extends string>(
  facts: OptionSpec,
  first: OptionChoice<Value>,
  ...others: readonly OptionChoice<Value>[]
) {
  const type = z.enum([first.value, ...others.map(({ value }) => value)]);
  return { ...entry('choice', type, facts), choices: [first, ...others] };
}

/** An object with options in it. */
export function group<Members extends Entries>(facts: OptionSpec, members: Members) {
  return { ...entry('object', objectType(members), facts), members };
}

/** All that the reference says about an option. */
export function documentationOf({ help, inText = help, unset }: OptionSpec): string {
  return unset === undefined ? inText : `${inText} ${unset}`;
}

/** Every option may be missing, and unknown keys stay: the reference requires no option. */
export function objectType<Members extends Entries>(members: Members): z.ZodObject<Shape<Members>, 'passthrough'> {
  const shape = Object.fromEntries(
    Object.entries(members).map(([key, { type, facts }]) => [key, type.describe(documentationOf(facts)).optional()]),
  );
  // The compiler cannot follow types through `fromEntries`; `Shape` says what the line above builds.
  return z.object(shape as Shape<Members>).passthrough();
}

function entry<Type extends z.ZodTypeAny>(kind: OptionKind, type: Type, facts: OptionSpec): OptionEntry<Type> {
  return { kind, type, facts };
}

export type SectionId = 'general' | 'database' | 'signIn' | 'email' | 'gateway' | 'branding' | 'limits' | 'support';

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  /** A few words on what it covers, shown with its title. */
  readonly intent: string;
}

/** What a time limit is counted in. */
export type TimeUnit = 'seconds' | 'minutes';

/** How an option is edited. `programs` is a record of Expr programs; its entries are not separate options. */
export type OptionKind =
  | 'text'
  | 'secret'
  | 'integer'
  | 'boolean'
  | 'choice'
  | 'colour'
  | 'path'
  | 'url'
  | 'programs'
  | 'object';

/** True for an option that is a string in a Go struct; the others are a number, a boolean or have members. */
export function isTextKind(kind: OptionKind): boolean {
  return !['integer', 'boolean', 'programs', 'object'].includes(kind);
}

export interface OptionChoice<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
}
