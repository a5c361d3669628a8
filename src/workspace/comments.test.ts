import { findMember, fromPlain, nodeEntries, tokens } from 'hjson-document';
import { removedParts } from 'hjson-document/notes';
import { dottedName, samePath, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { options } from '../config/index.ts';
import { planPreset, presets } from '../presets/index.ts';
import { commentedConfigs } from '../testing/commentedConfigs.ts';
import type { Snapshot } from './snapshot.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const origin = { view: 'form', label: 'Edit' } as const;

/** What an operation may do to comments besides leaving each unchanged. */
interface Allowed {
  /** The comments of these options may be removed. */
  readonly removed?: readonly string[];
  /** Comments that are a member with one of these names may become that member. */
  readonly uncommented?: readonly string[];
  /** Comments may be written. */
  readonly adds?: boolean;
  /** The comments of these options may become a part of others, as they are. */
  readonly embeds?: boolean;
  /** How many the operation reports as removed. */
  readonly said?: number;
  /** The comments of this option may be in another order: in that of the opened text. */
  readonly reordered?: string;
  /** The text is not edited further: the owner of a comment has changed. */
  readonly isLast?: boolean;
}

type Operation = (workspace: Workspace, random: Random) => Allowed | undefined;

const membersOf = ({ document }: Snapshot) =>
  nodeEntries(document).filter(({ path, member }) => member && path.every((step) => typeof step === 'string'));

/** What is above one of several members with the same key stays, and may look like the note of the next one. */
const isDoubled = ({ document }: Snapshot, paths: readonly ValuePath[]) =>
  paths.some((path) => nodeEntries(document).filter((entry) => samePath(entry.path, path)).length > 1);

const plainValues = {
  text: ['x', 'it\'s "y"', 'two\nlines', '# z'],
  integer: [1, 25],
  boolean: [true, false],
} as const;

function valueFor(kind: string, random: Random) {
  if (kind === 'integer' || kind === 'boolean') return fromPlain(random.pick<number | boolean>(plainValues[kind]));
  return random.pick(plainValues.text);
}

const operations: Readonly<Record<string, Operation>> = {
  set(workspace, random) {
    const { path, kind, choices } = random.pick(
      random.chance(30) ? options.filter(({ key }) => key === 'templatesPath') : options,
    );
    if (
      kind === 'object' ||
      kind === 'programs' ||
      choices ||
      findMember(workspace.snapshot.document, path)?.value?.kind === 'object'
    )
      return undefined;
    const outcome = workspace.setOption(path, valueFor(kind, random), origin);
    return outcome.ok ? { uncommented: path.map(String) } : undefined;
  },
  remove(workspace, random) {
    const places = membersOf(workspace.snapshot);
    if (places.length === 0) return undefined;
    const { path } = random.pick(places);
    const isLast = isDoubled(workspace.snapshot, [path]);
    return workspace.removeOption(path, origin).ok ? { removed: [dottedName(path)], isLast } : undefined;
  },
  removeSeveral(workspace, random) {
    const paths = membersOf(workspace.snapshot)
      .filter(() => random.chance(30))
      .map(({ path }) => path);
    const isLast = isDoubled(workspace.snapshot, paths);
    const outcome = paths.length > 0 ? workspace.removeOptions(paths, origin) : undefined;
    return outcome?.ok ? { removed: paths.map(dottedName), isLast } : undefined;
  },
  note(workspace, random) {
    const places = membersOf(workspace.snapshot);
    if (places.length === 0) return undefined;
    const isInside = places.filter(({ path: { length } }) => length > 1);
    const { path } = random.pick(isInside.length > 0 && random.chance(60) ? isInside : places);
    const text = random.pick(['', `why @${dottedName(path)}@`, `why\nand how @${dottedName(path)}@`]);
    // A separate line without its option could belong to any option.
    const isLast = text.includes('\n');
    return workspace.setNote(path, text, origin).ok ? { removed: [dottedName(path)], adds: true, isLast } : undefined;
  },
  rename(workspace, random) {
    const places = membersOf(workspace.snapshot).filter(
      ({ path }) => path.includes('endpointParams') || path[0] === 'extra',
    );
    if (places.length === 0) return undefined;
    return workspace.renameOption(random.pick(places).path, 'renamed', origin).ok ? { isLast: true } : undefined;
  },
  revert(workspace, random) {
    const { document, opened } = workspace.snapshot;
    const changed = [...membersOf(workspace.snapshot), ...nodeEntries(opened.document).filter(({ member }) => member)];
    const paths = changed
      .map(({ path }) => path)
      .filter((path) => sourceAt(workspace.snapshot, path) !== sourceAt(opened, path));
    if (paths.length === 0) return undefined;
    const shortest = paths.toSorted((a, b) => a.length - b.length)[0] ?? [];
    const path = random.chance(50) ? shortest : random.pick(paths);
    const outcome = workspace.revertOption(path, origin);
    if (!outcome.ok) return undefined;
    const { comments } = removedParts(document, workspace.snapshot.document, outcome.edits);
    return { removed: [dottedName(path)], said: comments, reordered: dottedName(path), adds: true };
  },
  preset(workspace, random) {
    const { changes } = planPreset(random.pick(presets), workspace.snapshot.config);
    const outcome = workspace.setOptions(
      changes.map(({ path, value }) => ({ path, value: fromPlain(value) })),
      origin,
    );
    if (!outcome.ok || changes.length === 0) return undefined;
    const isSwitch = outcome.setAside.length + outcome.restored.length > 0;
    return {
      uncommented: changes.flatMap(({ path }) => path.map(String)),
      embeds: isSwitch,
      adds: isSwitch,
      isLast: isSwitch,
    };
  },
  switchMechanism(workspace, random) {
    const path = ['smtpAuth', 'mechanism', 'type'];
    if (!findMember(workspace.snapshot.document, path)) return undefined;
    const outcome = workspace.setOptions([{ path, value: random.pick(['autoDiscover', 'xOAuth2']) }], origin);
    return outcome.ok && outcome.edits.length > 0 ? { embeds: true, adds: true, isLast: true } : undefined;
  },
  fix(workspace, random) {
    const fixes = workspace.snapshot.diagnostics.flatMap(({ fixes: all, path, code }) =>
      all.map((fix) => ({ fix, path, code })),
    );
    if (fixes.length === 0) return undefined;
    const { fix, path, code } = random.pick(fixes);
    const wasDoubled = isDoubled(workspace.snapshot, [path]);
    const outcome = fix.edit();
    if (!outcome.ok) return undefined;
    workspace.apply(outcome.edits, origin);
    // Text may have become a comment, and a key may have another name.
    const isLast = /^(?:Remove this one|Rename|Make it)/.test(fix.title) || wasDoubled;
    const isRemoval = /^Remove(?: this one)?$/.test(fix.title) || code === 'duplicate-key';
    return { ...(isRemoval && { removed: [dottedName(path)] }), adds: /^Make it/.test(fix.title), isLast };
  },
  fixAll(workspace) {
    return workspace.applySafeFixes(origin) > 0 ? { isLast: true } : undefined;
  },
  undoAndRedo(workspace) {
    const { text } = workspace.snapshot;
    if (workspace.snapshot.undoLabel === undefined || workspace.snapshot.undoLabel.startsWith('Open')) return undefined;
    workspace.undo();
    workspace.redo();
    expect(workspace.snapshot.text).toBe(text);
    return {};
  },
};

/** How often each is tried. */
const often: Readonly<Record<string, number>> = {
  fix: 3,
  fixAll: 1,
  rename: 4,
  undoAndRedo: 3,
  revert: 16,
  switchMechanism: 12,
};

function sourceAt({ document }: Pick<Snapshot, 'document'>, path: ValuePath): string | undefined {
  const range = findMember(document, path)?.value?.range;
  return range && document.text.slice(range.start, range.end);
}

const commentsOf = ({ document, text }: Snapshot) =>
  [...tokens(document)]
    .filter(({ kind }) => kind === 'comment')
    .map(({ range }) => text.slice(range.start, range.end).trimEnd());

/** True for a comment of an option, or inside it. A bracket has no name: it belongs to the line above it. */
function isOf(comment: string, all: readonly string[], path: string): boolean {
  const named = /^# \}+$/.test(comment) ? (all[all.indexOf(comment) - 1] ?? '') : comment;
  return named.includes(`@${path}@`) || named.includes(`@${path}.`);
}

/** What is wrong with the comments after an operation; undefined if nothing is. */
function faultOf(
  before: readonly string[],
  after: readonly string[],
  lost: readonly string[],
  text: string,
  allowed: Allowed,
): string | undefined {
  const added = after.filter((comment) => !before.includes(comment));
  const { reordered } = allowed;
  const isInOrder = (comment: string) => reordered === undefined || !isOf(comment, before, reordered);
  const kept = before.filter((each) => after.includes(each) && isInOrder(each));
  const left = after.filter((each) => before.includes(each) && isInOrder(each));
  if (kept.join('\n') !== left.join('\n')) return 'order';
  const { removed = [], uncommented = [], embeds = false, adds = false, said } = allowed;
  const isOwn = (comment: string) => removed.some((path) => isOf(comment, before, path));
  const wasMember = (comment: string) => uncommented.some((name) => new RegExp(`^(?:#|//)\\s*${name}:`).test(comment));
  const isPart = (comment: string) => lost.some((other) => wasMember(other) && other.endsWith(comment));
  const wrong = lost.filter((comment) => !isOwn(comment) && !wasMember(comment) && !(embeds && text.includes(comment)));
  if (wrong.length > 0) return `lost ${JSON.stringify(wrong)}`;
  if (said !== undefined && lost.length > said) return `lost ${JSON.stringify(lost)}, said ${said}`;
  const extra = added.filter((comment) => !adds && !isPart(comment));
  return extra.length > 0 ? `added ${JSON.stringify(extra)}` : undefined;
}

test(
  'after any edit of the form every comment is there but the note of what was removed, byte by byte and in order',
  longTest,
  () => {
    const count = fuzzCount(1200);
    const random = new Random(101);
    // Computing the problems takes longer than an edit.
    const names = Object.keys(operations).flatMap((name) => Array<string>(often[name] ?? 8).fill(name));
    const done: Record<string, number> = Object.fromEntries(Object.keys(operations).map((name) => [name, 0]));
    const shown = { removed: 0, uncommented: 0, said: 0, embedded: 0 };
    const wrong: string[] = [];
    for (const text of commentedConfigs(Math.ceil(count / 2), 102)) {
      const workspace = createWorkspace();
      workspace.open({ name: 'config.json', text });
      for (let left = 4; left > 0; left--) {
        const name = random.pick(names);
        const { text: textBefore } = workspace.snapshot;
        const before = commentsOf(workspace.snapshot);
        const allowed = operations[name]?.(workspace, random);
        if (!allowed) continue;
        done[name] = (done[name] ?? 0) + 1;
        const after = commentsOf(workspace.snapshot);
        const lost = before.filter((comment) => !after.includes(comment));
        const fault = faultOf(before, after, lost, workspace.snapshot.text, allowed);
        if (fault) wrong.push(`${name}: ${fault}`, textBefore, workspace.snapshot.text);
        if (allowed.removed && lost.length > 0) shown.removed++;
        if (allowed.uncommented && lost.length > 0) shown.uncommented++;
        if (allowed.said) shown.said++;
        if (allowed.embeds && lost.length > 0) shown.embedded++;
        if (allowed.isLast || wrong.length > 0) break;
      }
      if (wrong.length > 0) break;
    }
    expect(wrong.join('\n--------\n')).toBe('');
    const all = Object.values(done).reduce((sum, each) => sum + each, 0);
    expect(all).toBeGreaterThan(count * 0.6);
    for (const each of Object.values(done)) expect(each).toBeGreaterThan(count / 400);
    for (const each of Object.values(shown)) expect(each).toBeGreaterThan(count / 400);
  },
);
