/**
 * The environment variables that the server knows besides the configuration, and what is wrong with their values. Knows no target and no
 * shell: the values here are the plain ones. Start at `variables.ts`: a variable is one entry there.
 */
export { checkEnvironment, type EnvironmentProblem, type EnvironmentValues } from './checkEnvironment.ts';
export {
  type EnvironmentName,
  environmentVariables,
  type VariableDefinition,
} from './variables.ts';
