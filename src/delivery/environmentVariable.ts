import type { HjsonDocument } from 'hjson-document';
import { holdsSecretText, type SecretPart, secretPartOf } from '../secrets/index.ts';
import { environmentVariables } from './environment/index.ts';

/** One variable of the server's environment, by its exact value: no quotes, no escapes. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly value: string;
}

/** The server's other variables, exported with the configuration. */
export const otherVariableNames: readonly string[] = environmentVariables.map(({ name }) => name);

const proxies: ReadonlySet<string> = new Set(['HTTP_PROXY', 'HTTPS_PROXY']);
const passwordWithoutScheme = /^([^\s:@/?#]*:)(.+)@[^@]*$/;

/**
 * The secret part of a variable; undefined if there is none. A proxy needs no scheme: golang.org/x/net/http/httpproxy reads
 * `user:password@host` as an address of HTTP.
 */
export function secretPartOfVariable({ name, value }: EnvironmentVariable): SecretPart | undefined {
  const part = secretPartOf(value, false);
  if (part || !proxies.has(name)) return part;
  const [, before = '', password] = passwordWithoutScheme.exec(value) ?? [];
  return password ? { start: before.length, end: before.length + password.length, isWhole: false } : undefined;
}

/** True for a variable with a secret: one in its value, or one that it repeats from the configuration. */
export function variableHoldsSecret(document: HjsonDocument, variable: EnvironmentVariable): boolean {
  return secretPartOfVariable(variable) !== undefined || holdsSecretText(document, variable.value);
}
