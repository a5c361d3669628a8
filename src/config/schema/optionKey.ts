import type { ValuePath } from 'source-text';
import type { z } from 'zod/v3';
import type { Entries } from './entry.ts';
import type { ConfigEntries } from './schema.ts';

/** The dotted name of an option. Derived from the schema, so that a renamed option fails to compile wherever it is used. */
export type OptionKey = KeyIn<ConfigEntries>;

/** An option that holds one value: its own type describes it completely. */
export type ScalarKey = { [Key in OptionKey]: EntryAt<Key>['type'] extends Composite ? never : Key }[OptionKey];

/** What zod infers for the value of an option. */
export type OptionValue<Key extends ScalarKey> = z.infer<EntryAt<Key>['type']>;

type Composite = z.AnyZodObject | z.ZodRecord;

type KeyIn<Members extends Entries, Parent extends string = ''> = {
  [Name in keyof Members & string]:
    | `${Parent}${Name}`
    | (Members[Name] extends { readonly members: infer Inner extends Entries }
        ? KeyIn<Inner, `${Parent}${Name}.`>
        : never);
}[keyof Members & string];

type EntryAt<Key extends string, Members extends Entries = ConfigEntries> = Key extends keyof Members
  ? Members[Key]
  : Key extends `${infer Name}.${infer Rest}`
    ? Members[Name] extends { readonly members: infer Inner extends Entries }
      ? EntryAt<Rest, Inner>
      : never
    : never;

/** The path of an option. No option has a dot in its name, so its key can be split. */
export function optionPath(key: OptionKey): ValuePath {
  return key.split('.');
}
