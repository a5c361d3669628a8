import { type Refusable, refuse } from 'source-text';
import { isServerVersion, type ServerVersion } from '../../config/index.ts';
import { defineOptions } from '../command.ts';
import type { System } from '../system.ts';

export const serverVersionOption = defineOptions({
  'server-version': {
    kind: 'text',
    value: 'VERSION',
    help: 'The version of the server, such as 3.41.0. Default: the variable ARCONF_SERVER_VERSION, or the latest.',
  },
});

export type ServerVersionOutcome = Refusable<{ readonly serverVersion: ServerVersion }>;

/** The version that was given, else that of the variable, else the latest. */
export function serverVersionOf(
  given: string | undefined,
  { variables }: Pick<System, 'variables'>,
): ServerVersionOutcome {
  const serverVersion = given ?? (variables.ARCONF_SERVER_VERSION || 'latest');
  if (serverVersion === 'latest' || isServerVersion(serverVersion)) return { ok: true, serverVersion };
  const name = given === undefined ? 'ARCONF_SERVER_VERSION' : '--server-version';
  return refuse(`${name} has to be a version such as 3.41.0, or latest.`);
}
