import type { ValuePath } from 'source-text';
import type { OptionChoice, OptionKind, SectionId, TimeUnit } from './kind.ts';
import type { OptionKey } from './optionKey.ts';
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
