import { dottedName, invariant, type ValuePath } from 'source-text';
import { documentationOf, type Entries, type OptionEntry, type Section, type SectionId } from './entry.ts';
import type { OptionDefinition, OptionKey } from './option.ts';
import { sectionEntries } from './schema.ts';

/** The sections of the form, in its order. */
export const sections: readonly Section[] = sectionEntries.map(({ id, title, intent }) => ({ id, title, intent }));

/** The section of that id. */
export function sectionOf(id: SectionId): Section {
  const section = sections.find((each) => each.id === id);
  invariant(section, `no section ${id}`);
  return section;
}

/** Every option, nested ones after the object that holds them, in the form's order. */
export const options: readonly OptionDefinition[] = sectionEntries.flatMap(({ id, entries }) =>
  factsOf(entries, id, []),
);

const byKey: ReadonlyMap<string, OptionDefinition> = new Map<string, OptionDefinition>(
  options.map((option) => [option.key, option]),
);

const groupsByParent: ReadonlyMap<string, readonly (readonly string[])[]> = groupByParent();

/** Each list is built once: it is asked for with each key of a document. */
const keysByParent: ReadonlyMap<string, readonly string[]> = new Map(
  [...groupsByParent].map(([parent, groups]) => [parent, groups.flat()]),
);

/** The option at the path; undefined for unknown keys and for entries of a record. */
export function optionAt(path: ValuePath): OptionDefinition | undefined {
  const option = byKey.get(dottedName(path));
  // An unknown key may hold dots: `smtpAuth.username` at the root is not the option of that name.
  return option?.path.length === path.length ? option : undefined;
}

/** The known keys of an object in the order in which the form has them; empty for objects that are not known. */
export function memberOrder(parent: ValuePath): readonly string[] {
  if (parent.length > 0 && optionAt(parent)?.kind !== 'object') return [];
  return keysByParent.get(dottedName(parent)) ?? [];
}

/** The same, the keys of each section by themselves. */
export function memberGroups(parent: ValuePath): readonly (readonly string[])[] {
  if (parent.length > 0 && optionAt(parent)?.kind !== 'object') return [];
  return groupsByParent.get(dottedName(parent)) ?? [];
}

function factsOf(entries: Entries, section: SectionId, parent: ValuePath): readonly OptionDefinition[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const path = [...parent, name];
    return [toFacts(entry, section, path), ...factsOf(entry.members ?? {}, section, path)];
  });
}

function toFacts({ kind, facts, choices }: OptionEntry, section: SectionId, path: ValuePath): OptionDefinition {
  const { requires, mayBeOmitted = facts.default !== undefined, ...rest } = facts;
  return {
    ...rest,
    path,
    // The path was put together from the entries that `OptionKey` is derived from.
    key: dottedName(path) as OptionKey,
    section,
    documentation: documentationOf(facts),
    kind,
    secret: kind === 'secret',
    default: facts.default,
    mayBeOmitted,
    ...(choices && { choices }),
    ...(requires && { requires: { path: [...path.slice(0, -1), requires.sibling], value: requires.value } }),
  };
}

function groupByParent(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const parents = new Map<string, Map<SectionId, string[]>>();
  for (const { path, section } of options) {
    const parent = dottedName(path.slice(0, -1));
    const groups = parents.get(parent) ?? new Map<SectionId, string[]>();
    groups.set(section, [...(groups.get(section) ?? []), String(path.at(-1))]);
    parents.set(parent, groups);
  }
  return new Map([...parents].map(([parent, groups]) => [parent, [...groups.values()]]));
}
