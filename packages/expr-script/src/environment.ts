import { arrayOf, type Nature, natureOf, nilNature, objectOf, unknownNature } from './nature.ts';
import { type GoType, mapOf, namedTypes, sliceOf, stringType } from './types.ts';
import { type SizedIntType, toByteString } from './value.ts';

/**
 * The type of a variable: the name of a Go type, such as `int`, `[]string` or `map[string]any`; `any` for what only a run can show; `[T]`
 * for a `[]any` whose elements are of one type; an object for a `map[string]any` with exactly these keys.
 */
export type VariableType =
  | 'any'
  | 'nil'
  | 'bool'
  | 'int'
  | SizedIntType
  | 'float64'
  | 'string'
  | 'time.Time'
  | 'time.Duration'
  | `[]${string}`
  | `map[string]${string}`
  | readonly [VariableType]
  | { readonly [field: string]: VariableType };

/** What programs see: Go's environment, as a `map[string]any`. */
export interface Environment {
  /** The variables by name; none by default. */
  readonly variables?: Readonly<Record<string, VariableType>>;
  /** One line about a variable, by its name, for completion and hover. */
  readonly documentation?: Readonly<Record<string, string>>;
}

export interface EnvironmentVariable {
  readonly nature: Nature;
  readonly documentation: string;
}

/** An environment as the phases see it. */
export interface KnownVariables {
  readonly variables: ReadonlyMap<string, EnvironmentVariable>;
  /** What is not a type, as a sentence. */
  readonly fault: string | undefined;
}

/** Deeper types are taken for a mistake, such as an object that contains itself. */
const deepest = 100;

/** Reads the types of the variables. What is no type is a fault, and can be anything. */
export function readEnvironment({ variables = {}, documentation = {} }: Environment): KnownVariables {
  let fault: string | undefined;
  function read(type: unknown, at: string, depth: number): Nature {
    if (type === 'any') return unknownNature;
    if (type === 'nil') return nilNature;
    const named = typeof type === 'string' ? typeNamed(type) : undefined;
    if (named) return natureOf(named);
    if (depth < deepest && Array.isArray(type) && type.length === 1)
      return arrayOf(read(type[0], `${at}[]`, depth + 1));
    if (depth < deepest && typeof type === 'object' && type !== null && !Array.isArray(type)) {
      const fields = Object.entries(type).map(
        ([name, field]) => [toByteString(name), read(field, `${at}.${name}`, depth + 1)] as const,
      );
      return objectOf(new Map(fields));
    }
    fault ??= `${at} has no type of Expr: ${typeof type === 'string' ? type : typeof type}`;
    return unknownNature;
  }
  const known = Object.entries(variables).map(([name, type]): [string, EnvironmentVariable] => [
    name,
    { nature: read(type, name, 0), documentation: (Object.hasOwn(documentation, name) && documentation[name]) || '' },
  ]);
  return { variables: new Map(known), fault };
}

function typeNamed(name: string): GoType | undefined {
  const [, prefix, elementName = ''] = /^(\[\]|map\[string\])(.+)$/.exec(name) ?? [];
  if (prefix === undefined) return namedTypes.get(name);
  const element = typeNamed(elementName);
  return element && (prefix === '[]' ? sliceOf(element) : mapOf(stringType, element));
}
