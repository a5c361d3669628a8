import schema from '../../../public/config.schema.json';

/** A field of the form: its name, and the way to its value in the configuration. */
export interface Field {
  readonly name: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

interface SchemaPart {
  readonly properties?: Readonly<Record<string, SchemaPart>>;
}

/** The options of the schema, and the first parameters of the token request: 35 in the complete example. */
export function fieldsOf(config: unknown): readonly Field[] {
  const paths = pathsOf(schema as SchemaPart, config);
  return paths.map((path) => ({ name: path.join('.'), path, value: valueAt(config, path) }));
}

function pathsOf(part: SchemaPart, value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (part.properties) {
    return Object.entries(part.properties).flatMap(([key, inner]) =>
      pathsOf(inner, valueAt(value, [key]), [...path, key]),
    );
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.keys(value)
    .slice(0, 4)
    .map((key) => [...path, key]);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** Sets a value in place, making the objects on the way to it. */
export function setAt(config: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let inner = config;
  for (const key of path.slice(0, -1)) {
    inner[key] ??= {};
    inner = inner[key] as Record<string, unknown>;
  }
  inner[path.at(-1) ?? ''] = value;
}
