/** A variable that programs see. All of them are strings. */
export interface EnvironmentVariable {
  readonly name: string;
  /** One line for completion and hover. */
  readonly documentation: string;
}

export interface ExprEnvironment {
  readonly variables: readonly EnvironmentVariable[];
}

export function hasVariable(environment: ExprEnvironment, name: string): boolean {
  return environment.variables.some((variable) => variable.name === name);
}
