/** One variable of the server's environment, by its exact value: no quotes, no escapes. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly value: string;
}

/** The variable that holds the whole configuration; when it is set, the server does not read the file (seed, Environment variables). */
export const configVariable = 'SERVICE_CONFIG_HJSON';

/** Where the server looks for the file (seed, What the service does). */
export const configPath = '/app/config/config.json';

/** The other variables that the server heeds (seed, Environment variables): they travel beside the configuration. */
export const companionNames: readonly string[] = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'GOGC',
  'GOMEMLIMIT',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
];

/** The configuration as a variable, then its companions. */
export function allVariables(
  configText: string,
  companions: readonly EnvironmentVariable[],
): readonly EnvironmentVariable[] {
  return [{ name: configVariable, value: configText }, ...companions];
}
