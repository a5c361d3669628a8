import { fromPlain, type HjsonValue } from 'hjson-document';
import { isWithin, type ValuePath } from 'source-text';
import { type OptionDefinition, optionAt, options } from '../../../../config/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';

/** How to get to an option that has no field now. */
export interface SetUp {
  /** What it needs first. */
  readonly needs: string;
  /** The edit that switches it on; undefined if that would overwrite a choice, or if the user must choose. */
  readonly edit: { readonly path: ValuePath; readonly value: HjsonValue } | undefined;
  /** The option to continue with. */
  readonly next: ValuePath;
}

/** What an option of an object that is off, or of another choice, needs. */
export function setUpOf({ path, requires }: OptionDefinition, { config }: Pick<Snapshot, 'config'>): SetUp {
  const ancestors = path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1));
  const nodeAt = (at: ValuePath) => config.entries.get(at.join('.'))?.node;
  const missing = ancestors.find((at) => nodeAt(at)?.kind !== 'object');
  const object = optionAt(path.slice(0, 1))?.title ?? '';
  const choice = requires && optionAt(requires.path)?.choices?.find(({ value }) => value === requires.value);
  const needs = choice ? `${object}: ${choice.title}` : object;
  const hasOtherValue = missing !== undefined && nodeAt(missing) !== undefined;
  if (requires && !hasOtherValue && nodeAt(requires.path) === undefined) {
    return { needs, edit: { path: requires.path, value: requires.value }, next: path };
  }
  if (requires && !missing) return { needs, edit: undefined, next: requires.path };
  if (missing && !hasOtherValue && !hasChoice(missing)) {
    return { needs, edit: { path: missing, value: fromPlain({}) }, next: path };
  }
  return { needs, edit: undefined, next: missing ?? path };
}

function hasChoice(object: ValuePath): boolean {
  return options.some(({ kind, path }) => kind === 'choice' && isWithin(path, object));
}
