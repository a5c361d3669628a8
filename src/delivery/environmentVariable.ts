import { environmentVariables } from './environment/index.ts';

/** One variable of the server's environment, by its exact value: no quotes, no escapes. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly value: string;
}

/** The server's other variables, exported with the configuration. */
export const otherVariableNames: readonly string[] = environmentVariables.map(({ name }) => name);
