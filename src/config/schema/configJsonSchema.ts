import { zodToJsonSchema } from 'zod-to-json-schema';
import { isTextKind } from './entry.ts';
import type { OptionDefinition } from './option.ts';
import { options } from './options.ts';
import { configSchema } from './schema.ts';
import type { SchemaNode } from './strictSchema.ts';

/**
 * The configuration as JSON Schema (draft-07), for other editors. Types, descriptions and choices come from zod;
 * titles, defaults and examples from the facts, because zod 3 has no place for them.
 */
export function configJsonSchema(): SchemaNode {
  // Each node of the result belongs to us; the library's type is a union that cannot be walked by path.
  const schema = zodToJsonSchema(configSchema(), { target: 'jsonSchema7', $refStrategy: 'none' }) as SchemaNode;
  for (const option of options) {
    const node = option.path.reduce<SchemaNode | undefined>((parent, key) => parent?.properties?.[key], schema);
    if (node) Object.assign(node, annotations(option), limits(option, node));
  }
  const { $schema, ...keywords } = schema;
  // What HJSON has beyond JSON, as far as the JSON language server of Visual Studio Code can be told.
  const more = { allowComments: true, allowTrailingCommas: true };
  return { $schema, title: 'Server configuration', ...more, ...keywords };
}

/** The text of `public/config.schema.json`. */
export function printedJsonSchema(): string {
  return `${JSON.stringify(configJsonSchema(), undefined, 2)}\n`;
}

/** What hjson-go accepts besides: null for what is not set, and integers of 64 bits. A text it would read from `null`. */
function limits({ kind }: OptionDefinition, { type }: SchemaNode): object {
  if (isTextKind(kind)) return {};
  const integers = kind === 'integer' ? { minimum: -(2 ** 63), maximum: 2 ** 63 } : {};
  return { type: [type, 'null'], ...integers };
}

function annotations(option: OptionDefinition): object {
  return {
    title: option.title,
    ...(option.default !== undefined && { default: option.default }),
    ...(isPlainExample(option) && { examples: [option.kind === 'integer' ? Number(option.example) : option.example] }),
    ...(option.secret && { writeOnly: true }),
    ...(option.unit !== undefined && { 'x-unit': option.unit }),
    ...(option.since !== undefined && { 'x-since': option.since }),
  };
}

/** A secret's example is a fake that must not be copied, and a record's example is not a value. */
function isPlainExample({ example, secret, kind }: OptionDefinition): boolean {
  return example !== undefined && !secret && kind !== 'programs';
}
