import { readFileSync } from 'node:fs';

/** A field of a struct as Go has it; a struct by the names of its fields in the text. */
export type GoType = 'string' | 'int' | 'bool' | { readonly [key: string]: GoType } | 'map';

const source = readFileSync(new URL('../../../../reference/hjson.go', import.meta.url), 'utf8');

/** The struct that `reference/` reads the texts of these tests into, so that what they expect of it is written down once. */
export const sampleType = structType('Sample');

/** A struct of `reference/`, by its name there. */
export function structType(name: string): { readonly [key: string]: GoType } {
  const body = new RegExp(`^type ${name} struct \\{\n([\\s\\S]*?)^\\}`, 'm').exec(source)?.[1];
  if (body === undefined) throw new Error(`reference/hjson.go has no struct ${name}`);
  const fields = [...body.matchAll(/^\t\w+\s+(\S+)\s+`json:"([^",]+)/gm)];
  return Object.fromEntries(fields.map(([, type = '', key = '']) => [key, fieldType(type)]));
}

function fieldType(type: string): GoType {
  if (type === 'string' || type === 'int' || type === 'bool') return type;
  return type === 'map[string]string' ? 'map' : structType(type.replace('*', ''));
}
