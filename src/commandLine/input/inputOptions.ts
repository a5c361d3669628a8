import type { HjsonDocument } from 'hjson-document';
import { type Refusable, refuse } from 'source-text';
import { isServerVersion, type ServerVersion } from '../../config/index.ts';
import { readDocument } from '../../workspace/index.ts';
import { defineOptions } from '../command.ts';
import type { System } from '../system.ts';

/** Where the configurations come from. */
export const inputOptions = defineOptions({
  'stdin-name': { kind: 'text', value: 'PATH', help: 'The name of standard input in messages.' },
  env: {
    kind: 'optionalText',
    value: 'NAME',
    help: 'Read an environment variable instead of a file. Default: SERVICE_CONFIG_HJSON.',
  },
});

/** Beside what reads it, which needs all readers of wrappers. */
export const wrappedOption = defineOptions({
  wrapped: { kind: 'flag', help: 'Read the configuration in a Compose file, a manifest, an env file or a script.' },
  as: {
    kind: 'text',
    value: 'NAME',
    help: 'With --wrapped: the program that reads it, where several would read it differently.',
  },
});

/** The option of every command that prints values, for a server that is newer than the reference. */
export const unknownOption = defineOptions({
  'show-unknown': { kind: 'flag', help: 'Show the values of options that are not in the reference.' },
});

/** The document of a text, whose unknown values are shown if the call asks for that. */
export function documentOf(text: string, options: { readonly 'show-unknown': boolean }): HjsonDocument {
  return readDocument(text, options['show-unknown'] ? { unknown: 'all' } : {});
}

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
