import { type EnvironmentVariable, environmentVariables } from '../../delivery/index.ts';
import type { System } from '../system.ts';

/** The variables of the server other than that of the configuration, as the process has them. */
export function otherVariables({ variables }: Pick<System, 'variables'>): readonly EnvironmentVariable[] {
  return environmentVariables.flatMap(({ name }) => {
    const value = variables[name];
    return value === undefined ? [] : [{ name, value }];
  });
}
