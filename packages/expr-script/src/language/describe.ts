import type { Method } from '../builtins/builtin.ts';
import { elementOf, isArray, isUnknown, type Nature, natureName } from '../nature.ts';

/** A type for people: `any` if only a run can show it; for an array, what it contains, if that is known. */
export function describeNature(nature: Nature): string {
  if (nature.isNil) return 'nil';
  if (isUnknown(nature)) return 'any';
  if (isArray(nature) && nature.element) return `[]${describeNature(elementOf(nature))}`;
  return describeTypeName(natureName(nature));
}

function describeTypeName(name: string): string {
  return name.replaceAll('interface {}', 'any').replaceAll('uint8', 'byte');
}

/** A method as a signature: `Format(string): string`. */
export function describeMethod({ name, type }: Method): string {
  const { parameters = [], results = [] } = type.signature ?? {};
  const names = parameters.map((parameter) => describeTypeName(parameter.name));
  return `${name}(${names.join(', ')}): ${describeTypeName(results[0]?.name ?? 'any')}`;
}
