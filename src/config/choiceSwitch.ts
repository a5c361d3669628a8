import { equalValues, findMember, findNode, type HjsonDocument, type HjsonValue, nodeValue } from 'hjson-document';
import { commentedValue } from 'hjson-document/notes';
import { samePath, type ValuePath } from 'source-text';
import { isPlaceholder } from './rules/placeholder.ts';
import type { OptionDefinition } from './schema/option.ts';
import { options } from './schema/options.ts';
import { valueFault } from './schema/valueFault.ts';

/** What changes with a choice that fields depend on, so that choosing loses no value. */
export interface ChoiceSwitch {
  /** The fields of the other choices: they are commented out. */
  readonly setAside: readonly ValuePath[];
  /** The commented-out fields of the new choice, with the values that they get back. */
  readonly restored: readonly { readonly path: ValuePath; readonly value: HjsonValue }[];
}

/** The changes that these values require besides themselves; none if no choice among them changes. */
export function choiceSwitch(
  document: HjsonDocument,
  values: readonly { readonly path: ValuePath; readonly value: HjsonValue }[],
): ChoiceSwitch {
  const chosen = values.filter(({ path, value }) => {
    const node = findNode(document, path);
    return !node || !equalValues(nodeValue(node), value);
  });
  const isWritten = (path: ValuePath) => values.some((other) => samePath(other.path, path));
  const fields = options.flatMap((option) => {
    const choice = chosen.find(({ path }) => option.requires && samePath(option.requires.path, path));
    return choice && !isWritten(option.path) ? [{ option, isOwn: option.requires?.value === choice.value }] : [];
  });
  return {
    setAside: fields
      .filter(({ option, isOwn }) => !isOwn && findMember(document, option.path))
      .map(({ option }) => option.path),
    restored: fields.filter(({ isOwn }) => isOwn).flatMap(({ option }) => restorable(document, option)),
  };
}

function restorable(document: HjsonDocument, { path, kind }: OptionDefinition): ChoiceSwitch['restored'] {
  const value = commentedValue(document, path);
  const isOpen = value === '' || (typeof value === 'string' && isPlaceholder(value, kind));
  return value === undefined || isOpen || valueFault(path, value) ? [] : [{ path, value }];
}
