import { type GoType, structType } from 'hjson-document/testing/goStruct';
import { expect, test } from 'vitest';
import { type OptionDefinition, options } from '../config/index.ts';

type Field = readonly [key: string, type: string];

function fieldsOf(type: GoType, path: readonly string[] = []): readonly Field[] {
  const own: readonly Field[] = path.length > 0 ? [[path.join('.'), typeof type === 'object' ? 'struct' : type]] : [];
  if (typeof type !== 'object') return own;
  return [...own, ...Object.entries(type).flatMap(([key, member]) => fieldsOf(member, [...path, key]))];
}

const goType = ({ kind }: OptionDefinition) =>
  (({ integer: 'int', boolean: 'bool', object: 'struct', programs: 'map' }) as Record<string, string>)[kind] ??
  'string';

test('the struct in reference/hjson.go has the options of the schema, each with its type', () => {
  const expected = options.map((option) => [option.key, goType(option)]);
  expect([...fieldsOf(structType('Config'))].sort()).toEqual([...expected].sort());
});
