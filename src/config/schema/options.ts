import { dottedName, type OptionPath } from '../../text/index.ts';
import type { Entries, OptionEntry } from './entry.ts';
import type { Section, SectionId } from './kind.ts';
import type { OptionDefinition } from './option.ts';
import type { OptionKey } from './optionKey.ts';
import { sectionEntries } from './schema.ts';

/** The sections of the form, in its order. */
export const sections: readonly Section[] = sectionEntries.map(({ id, title }) => ({ id, title }));

/** Every option, nested ones after the object that holds them, in the form's order. */
export const options: readonly OptionDefinition[] = sectionEntries.flatMap(({ id, entries }) =>
  factsOf(entries, id, []),
);

const byKey: ReadonlyMap<string, OptionDefinition> = new Map<string, OptionDefinition>(
  options.map((facts) => [facts.key, facts]),
);

const groupsByParent: ReadonlyMap<string, readonly (readonly string[])[]> = groupByParent();

/** Each list once: `nearestName` keeps its answers by list. */
const keysByParent: ReadonlyMap<string, readonly string[]> = new Map(
  [...groupsByParent].map(([parent, groups]) => [parent, groups.flat()]),
);

/** The option at the path; undefined for unknown keys and for entries of a record. */
export function optionAt(path: OptionPath): OptionDefinition | undefined {
  const facts = byKey.get(dottedName(path));
  // An unknown key may hold dots: `smtpAuth.username` at the root is not the option of that name.
  return facts?.path.length === path.length ? facts : undefined;
}

/** The known keys of an object in the order in which the form has them; empty for objects that are not known. */
export function memberOrder(parent: OptionPath): readonly string[] {
  if (parent.length > 0 && optionAt(parent)?.kind !== 'object') return [];
  return keysByParent.get(dottedName(parent)) ?? [];
}

/** The same, the keys of each section by themselves. */
export function memberGroups(parent: OptionPath): readonly (readonly string[])[] {
  if (parent.length > 0 && optionAt(parent)?.kind !== 'object') return [];
  return groupsByParent.get(dottedName(parent)) ?? [];
}

function factsOf(entries: Entries, section: SectionId, parent: OptionPath): readonly OptionDefinition[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const path = [...parent, name];
    return [toFacts(entry, section, path), ...factsOf(entry.members ?? {}, section, path)];
  });
}

function toFacts({ kind, facts, choices }: OptionEntry, section: SectionId, path: OptionPath): OptionDefinition {
  const { requires, mayBeOmitted = facts.default !== undefined, ...rest } = facts;
  return {
    ...rest,
    path,
    // The path was put together from the entries that `OptionKey` is derived from.
    key: dottedName(path) as OptionKey,
    section,
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
