import type { OptionDefinition } from './option.ts';
import { compareVersions, type ServerVersion } from './serverVersion.ts';

/** The first version that has the option, for a server that is older; undefined for a server that has it, or may have it. */
export function neededVersion({ since }: Pick<OptionDefinition, 'since'>, server: ServerVersion): string | undefined {
  return since !== undefined && compareVersions(server, since) < 0 ? since : undefined;
}
