/** For what only a fault in this program can break; user input never gets here. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Ends an exhaustive `switch`: a new case that nobody handles is a type error. */
export function assertNever(value: never): never {
  throw new Error(`Broken invariant: unexpected ${String(value)}`);
}
