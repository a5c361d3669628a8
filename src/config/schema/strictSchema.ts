/** A JSON Schema, or one of its parts. */
export interface SchemaNode {
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly [keyword: string]: unknown;
}

/** The same JSON Schema, but with keys that it does not name being errors: an editor then marks a misspelt key. */
export function strictSchema(schema: SchemaNode): SchemaNode {
  if (!schema.properties) return schema;
  const members = Object.entries(schema.properties);
  return {
    ...schema,
    properties: Object.fromEntries(members.map(([key, node]) => [key, strictSchema(node)])),
    additionalProperties: false,
  };
}
