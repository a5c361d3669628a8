import type { HjsonDocument, HjsonMember, HjsonObject } from 'hjson-document';
import { dottedName, type ValuePath } from 'source-text';
import type { OptionDefinition } from '../schema/option.ts';
import { options } from '../schema/options.ts';
import { foldKey } from './keyNames.ts';

/** A member of a known object whose key is not an option. */
export interface UnknownMember {
  readonly path: ValuePath;
  readonly member: HjsonMember;
  /** The option that a Go struct reads it as, because the keys differ only in case (hjson-facts §1.3). */
  readonly meant: OptionDefinition | undefined;
  readonly parent: HjsonObject;
  /** False for the further ones of several with the same key. */
  readonly isFirst: boolean;
}

/** Which members of a document are options; built once, so that a lookup never walks the document. */
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

  function indexObject(object: HjsonObject, path: ValuePath): void {
    const known = knownIn(path);
    const seen = new Set<string>();
    const groups = new Map<string, HjsonObject | undefined>();
    for (const member of object.members) {
      const { name } = member.key;
      const option = known.byName.get(name);
      if (!option) {
        unknown.push({
          path: [...path, name],
          member,
          meant: known.byFoldedName.get(foldKey(name)),
          parent: object,
          isFirst: !seen.has(name),
        });
        seen.add(name);
        continue;
      }
      members.set(option.key, member);
      if (option.kind === 'object') groups.set(name, member.value?.kind === 'object' ? member.value : undefined);
    }
    for (const [name, group] of groups) if (group) indexObject(group, [...path, name]);
  }
}

/** The options of a known object, for lookups; none for an unknown object. */
export function optionsIn(parent: ValuePath): (name: string) => OptionDefinition | undefined {
  const { byName, byFoldedName } = knownIn(parent);
  return (name) => byName.get(name) ?? byFoldedName.get(foldKey(name));
}

/** What the reference describes at a place: an option, or a value whose name anyone may choose, such as a token parameter. */
export type Described = OptionDefinition | 'entry';

/** What it describes a step below; undefined where it names nothing, also inside a value of another type than it says. */
export function describedBelow(around: Described | undefined, step: string | number): Described | undefined {
  if (around === 'entry' || typeof step === 'number') return undefined;
  if (around?.kind === 'programs' || (!around && step === '$schema')) return 'entry';
  return optionsIn(around?.path ?? [])(step);
}

interface KnownOptions {
  readonly byName: ReadonlyMap<string, OptionDefinition>;
  readonly byFoldedName: ReadonlyMap<string, OptionDefinition>;
}

const knownByParent: ReadonlyMap<string, KnownOptions> = new Map(
  ['', ...options.filter(({ kind }) => kind === 'object').map(({ key }) => key)].map((parent) => {
    const members = options.filter(({ path }) => dottedName(path.slice(0, -1)) === parent);
    const named = (name: (key: string) => string) =>
      new Map(members.map((option) => [name(String(option.path.at(-1))), option]));
    return [parent, { byName: named((key) => key), byFoldedName: named(foldKey) }];
  }),
);

const nothingKnown: KnownOptions = { byName: new Map(), byFoldedName: new Map() };

function knownIn(parent: ValuePath): KnownOptions {
  return knownByParent.get(dottedName(parent)) ?? nothingKnown;
}
