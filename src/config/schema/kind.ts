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
