import type { HjsonDocument, HjsonMember, HjsonObject } from '../../hjson/index.ts';
import { dottedName, type OptionPath } from '../../text/index.ts';
import type { OptionDefinition } from '../schema/option.ts';
import { optionAt, options } from '../schema/options.ts';
import { foldKey } from './keyNames.ts';

/** A member of a known object whose key is not an option. */
export interface UnknownMember {
  readonly path: OptionPath;
  readonly member: HjsonMember;
  /** The option that a Go struct reads it as, because the keys differ in upper and lower case alone (hjson-facts §1.3). */
  readonly meant: OptionDefinition | undefined;
  readonly parent: HjsonObject;
  /** False for the further ones of several with the same key. */
  readonly isFirst: boolean;
}

/** Which members of a document are options; made once, so that a lookup never walks the document. */
export interface MemberIndex {
  /** By dotted key; of several with the same key the last, which counts. */
  readonly members: ReadonlyMap<string, HjsonMember>;
  /** In text order; duplicates of an unknown key are each listed. */
  readonly unknown: readonly UnknownMember[];
}

export function indexMembers({ root }: HjsonDocument): MemberIndex {
  const members = new Map<string, HjsonMember>();
  const unknown: UnknownMember[] = [];
  if (root.kind === 'object') indexObject(root, []);
  return { members, unknown: unknown.sort((a, b) => a.member.range.start - b.member.range.start) };

  function indexObject(object: HjsonObject, path: OptionPath): void {
    const seen = new Set<string>();
    const groups = new Map<string, { readonly object: HjsonObject; readonly path: OptionPath } | undefined>();
    for (const member of object.members) {
      const { name } = member.key;
      const memberPath = [...path, name];
      const facts = optionAt(memberPath);
      if (!facts) {
        unknown.push({
          path: memberPath,
          member,
          meant: optionMeant(path, name),
          parent: object,
          isFirst: !seen.has(name),
        });
        seen.add(name);
        continue;
      }
      members.set(facts.key, member);
      const isGroup = facts.kind === 'object' && member.value?.kind === 'object';
      groups.set(name, isGroup ? { object: member.value, path: memberPath } : undefined);
    }
    for (const group of groups.values()) if (group) indexObject(group.object, group.path);
  }
}

/** The option of a known object that a Go struct has for a key, whatever the case of its letters (hjson-facts §1.3). */
export function optionMeant(parent: OptionPath, name: string): OptionDefinition | undefined {
  return meaningsIn(parent).get(foldKey(name));
}

/** The options of each known object by their folded keys. */
const meaningsByParent: ReadonlyMap<string, ReadonlyMap<string, OptionDefinition>> = groupMeanings();

function groupMeanings(): ReadonlyMap<string, ReadonlyMap<string, OptionDefinition>> {
  const groups = new Map<string, Map<string, OptionDefinition>>();
  for (const facts of options) {
    const parent = dottedName(facts.path.slice(0, -1));
    const meanings = groups.get(parent) ?? new Map<string, OptionDefinition>();
    groups.set(parent, meanings.set(foldKey(String(facts.path.at(-1))), facts));
  }
  return groups;
}

const noMeanings: ReadonlyMap<string, OptionDefinition> = new Map();

function meaningsIn(parent: OptionPath): ReadonlyMap<string, OptionDefinition> {
  const isKnown = parent.length === 0 || optionAt(parent)?.kind === 'object';
  return (isKnown ? meaningsByParent.get(dottedName(parent)) : undefined) ?? noMeanings;
}
