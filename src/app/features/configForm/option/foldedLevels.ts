import { isWithin, samePath } from 'source-text';
import { type OptionDefinition, options } from '../../../../config/index.ts';

const folded = options.filter((option) => option.path.length > 1 && (option.kind === 'object' || decides(option)));

/**
 * True for a level without a row, `smtpAuth.mechanism` and its `type`: the control of the top-level object writes
 * it, and the object's row shows its problems.
 */
export function isFolded({ key }: OptionDefinition): boolean {
  return folded.some((option) => option.key === key);
}

/** The key of the option whose row shows this one: of the top-level object for a folded level. */
export function rowKeyOf(key: string | undefined): string | undefined {
  const level = folded.find((option) => option.key === key);
  return level ? String(level.path[0]) : key;
}

/** The folded levels of a top-level object. */
export function foldedInto({ path }: OptionDefinition): readonly OptionDefinition[] {
  return path.length === 1 ? folded.filter((option) => isWithin(option.path, path)) : [];
}

/** The choice within an object that determines which fields it has. */
export function decidingChoice({ path }: OptionDefinition): OptionDefinition | undefined {
  return options.find((option) => isWithin(option.path, path) && decides(option));
}

function decides({ path }: OptionDefinition): boolean {
  return options.some(({ requires }) => requires && samePath(requires.path, path));
}
