import type { Builtin, Method, MethodTable } from './builtins/builtin.ts';
import { builtins } from './builtins/builtins.ts';
import { calendarMethods, durationMethods, locationMethods } from './builtins/durationMethods.ts';
import { timeMethods } from './builtins/timeMethods.ts';
import type { PredicateBuiltin, PredicateParameter } from './predicates/predicate.ts';
import { quantifiers } from './predicates/quantifiers.ts';
import { searches } from './predicates/searches.ts';
import { transforms } from './predicates/transforms.ts';
import type { GoTypeName } from './value.ts';

/** Every builtin that takes a predicate. */
export const predicateBuiltins: readonly PredicateBuiltin[] = [...quantifiers, ...searches, ...transforms];

/** The methods of time values, by the name of their type. A pointer's methods are those of its struct too. */
const methods: MethodTable = new Map<GoTypeName, readonly Method[]>([
  ['time.Time', timeMethods],
  ['time.Duration', durationMethods],
  ['time.Month', calendarMethods],
  ['time.Weekday', calendarMethods],
  ['*time.Location', locationMethods],
]);

const functionsByName: ReadonlyMap<string, Builtin> = new Map(builtins.map((entry) => [entry.name, entry]));
const predicatesByName: ReadonlyMap<string, PredicateBuiltin> = new Map(
  predicateBuiltins.map((entry) => [entry.name, entry]),
);

/** The parameters of each builtin that takes a predicate. */
export const predicateParameters: ReadonlyMap<string, readonly PredicateParameter[]> = new Map(
  predicateBuiltins.map((entry) => [entry.name, entry.parameters]),
);

export function isBuiltinName(name: string): boolean {
  return functionsByName.has(name) || predicatesByName.has(name);
}

export function builtinFunction(name: string): Builtin | undefined {
  return functionsByName.get(name);
}

export function predicateBuiltin(name: string): PredicateBuiltin | undefined {
  return predicatesByName.get(name);
}

/** What a list of the builtins can show: `len`, one line about it, and its signatures. */
export interface BuiltinDescription {
  readonly name: string;
  /** One line. */
  readonly documentation: string;
  /** Such as `trim(text: string, characters?: string): string`. */
  readonly signatures: readonly string[];
}

/** Every builtin of the language, those that take a predicate first. */
export const allBuiltins: readonly BuiltinDescription[] = [...predicateBuiltins, ...builtins];

export function describedBuiltin(name: string): BuiltinDescription | undefined {
  return predicatesByName.get(name) ?? functionsByName.get(name);
}

export function methodsOf(typeName: GoTypeName): readonly Method[] {
  return methods.get(typeName) ?? [];
}

export function methodOf(typeName: GoTypeName, name: string): Method | undefined {
  return methodsOf(typeName).find((method) => method.name === name);
}
