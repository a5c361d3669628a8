import { type HjsonValue, toPlain } from 'hjson-document';
import { dottedName, type ValuePath } from 'source-text';
import { optionAt } from './options.ts';
import { typeOfOption } from './schema.ts';

/**
 * Why a value is not written for an option: its zod type refuses it. Undefined for a value of the right type, and for keys that the schema
 * does not know.
 */
export function valueFault(path: ValuePath, value: HjsonValue): string | undefined {
  const parent = path.slice(0, -1);
  const isProgram = optionAt(parent)?.kind === 'programs';
  const type = typeOfOption(isProgram ? parent : path);
  const plain = toPlain(value);
  if (!type || type.safeParse(isProgram ? { [String(path.at(-1))]: plain } : plain).success) return undefined;
  return `Not applied: this is not a value that ${dottedName(path)} can have.`;
}
