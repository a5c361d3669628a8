import type { ValuePath } from 'source-text';
import type { z } from 'zod/v3';
import type { Entries, OptionChoice, OptionKind, SectionId, TimeUnit } from './entry.ts';
import type { ConfigEntries } from './schema.ts';
import { compareVersions, type ServerVersion } from './serverVersion.ts';

/** What is known about one option of the server. */
export interface OptionDefinition {
  readonly path: ValuePath;
  /** The path with dots, for control names and messages. */
  readonly key: OptionKey;
  readonly section: SectionId;
  readonly title: string;
  /** Its purpose, for the form, which shows the default separately. */
  readonly help: string;
  /** True where that says no more than the title: in the form, it is a tooltip. */
  readonly repeatsTitle?: boolean;
  /** Everything that the reference says about it, with its default. */
  readonly documentation: string;
  readonly keywords?: string;
  readonly kind: OptionKind;
  readonly secret: boolean;
  /** Undefined: the reference gives none. */
  readonly default: string | number | boolean | undefined;
  /** What a default of `""` means. */
  readonly defaultName?: string;
  readonly unit?: TimeUnit;
  /** The first server version that has it. */
  readonly since?: string;
  readonly choices?: readonly OptionChoice[];
  readonly placeholder?: string;
  readonly example?: string;
  /** True when leaving it out has a documented meaning: a default, or a feature that is off. */
  readonly mayBeOmitted: boolean;
  /** The value of another option that this one requires. */
  readonly requires?: { readonly path: ValuePath; readonly value: string };
}

/** The first version that has the option, for a server that is older; undefined for a server that has it, or may have it. */
export function neededVersion({ since }: Pick<OptionDefinition, 'since'>, server: ServerVersion): string | undefined {
  return since !== undefined && compareVersions(server, since) < 0 ? since : undefined;
}

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
