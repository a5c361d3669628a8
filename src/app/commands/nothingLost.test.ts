import {
  equalValues,
  findMember,
  findNode,
  fromPlain,
  type HjsonDocument,
  type HjsonValue,
  nodeValue,
  parseHjson,
} from 'hjson-document';
import { removeMember, setValue } from 'hjson-document/edits';
import type { ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { canTakeOver, type Row, takenTogether, takeOver, takeOverEffect } from '../../compare/index.ts';
import type { OptionKey } from '../../config/index.ts';
import { readCopy, redactedCopy } from '../../delivery/index.ts';
import { mergeDocuments } from '../../merge/index.ts';
import { planPreset, presets } from '../../presets/index.ts';
import { findSentinels, referenceForms } from '../../references/index.ts';
import { commentedConfigs } from '../../testing/commentedConfigs.ts';
import { compareTexts } from '../../testing/compareTexts.ts';
import { secretPaths } from '../../testing/secretPaths.ts';
import { createWorkspace } from '../../workspace/index.ts';

interface Leaf {
  readonly path: readonly string[];
  readonly value: HjsonValue;
}

/** What hjson-go reads of a document, value by value. */
function leavesOf(document: HjsonDocument): readonly Leaf[] {
  return document.goRoot ? leavesIn(nodeValue(document.goRoot) ?? null, []) : [];
}

function leavesIn(value: HjsonValue, path: readonly string[]): readonly Leaf[] {
  if (!(value instanceof Map) || value.size === 0) return [{ path, value }];
  return [...value].flatMap(([key, each]) => leavesIn(each, [...path, key]));
}

const isAtOrBelow = (path: ValuePath, above: ValuePath) => above.every((step, index) => path[index] === step);

/** The leaves of a document that another one does not have, or has with another value. */
function lost(before: HjsonDocument, after: HjsonDocument): { gone: readonly Leaf[]; changed: readonly Leaf[] } {
  const now = leavesOf(after);
  const differing = leavesOf(before).filter((own) => {
    const same = now.find(({ path }) => path.join('\0') === own.path.join('\0'));
    return !same || !equalValues(same.value, own.value);
  });
  // An empty object is still there with members in it.
  const isThere = (own: Leaf) => now.some(({ path }) => isAtOrBelow(path, own.path));
  const isEmpty = ({ value }: Leaf) => value instanceof Map;
  return {
    gone: differing.filter((own) => !isThere(own)),
    changed: differing.filter((own) => isThere(own) && !isEmpty(own)),
  };
}

const otherPaths: readonly ValuePath[] = [
  ['baseUrl'],
  ['smtpPort'],
  ['note'],
  ['smtpAuth', 'username'],
  ['smtpAuth', 'mechanism', 'clientId'],
  ['gatewayOAuth2', 'endpointParams', 'scope'],
];
const values: readonly HjsonValue[] = ['a', 'b # c', '', '{', { kind: 'number', lexeme: '25' }, true, null];

function withSecrets(text: string, side: string, random: Random): HjsonDocument {
  return secretPaths.reduce((document, path) => {
    if (random.chance(40)) return document;
    const planted = `planted-${side}-${path.join('-')}`;
    const string = random.pick([
      `postgres://app:${planted}@db/review?sslmode=require`,
      `host=db-${side} user=app password=${planted} dbname=review`,
      `postgres://app@db-${side}/review`,
    ]);
    const edit = setValue(document, path, path[0] === 'pgConnStr' ? string : planted);
    return edit.ok ? edit.after : document;
  }, parseHjson(text));
}

function edited(start: HjsonDocument, random: Random): HjsonDocument {
  let document = start;
  for (let step = random.below(6); step >= 0; step--) {
    const path = random.pick(random.chance(70) ? otherPaths : secretPaths);
    const edit = random.chance(40)
      ? removeMember(document, random.chance(80) ? path : path.slice(0, 1))
      : setValue(document, path, random.pick(values));
    if (edit.ok) document = edit.after;
  }
  return document;
}

const isReadable = ({ verdict, goRoot }: HjsonDocument) => verdict.ok && goRoot?.kind === 'object';

function redacted(document: HjsonDocument): HjsonDocument {
  const copy = redactedCopy(document, 'none');
  return copy.ok ? parseHjson(copy.text) : document;
}

/** A document, and one that came of it, of a copy of it, or of another. */
function pairs(count: number, seed: number): readonly (readonly [HjsonDocument, HjsonDocument])[] {
  const random = new Random(seed);
  const texts = commentedConfigs(count, seed);
  return texts.flatMap((text, index) => {
    const own = withSecrets(text, 'ours', random);
    const other = random.pick([
      () => edited(own, random),
      () => edited(redacted(own), random),
      () => withSecrets(texts[(index + 1) % texts.length] ?? '', 'theirs', random),
      () => redacted(withSecrets(texts[(index + 1) % texts.length] ?? '', 'theirs', random)),
    ])();
    return isReadable(own) && isReadable(other) ? [[own, other] as const] : [];
  });
}

/** Whether each planted secret of a document is in another one, too. */
function keepsSecrets({ text }: HjsonDocument, after: HjsonDocument): boolean {
  return (text.match(/planted-ours-[\w-]+/g) ?? []).every((secret) => after.text.includes(secret));
}

const marks = ({ text }: HjsonDocument) => findSentinels(text).length;

const isFilledIn = (value: HjsonValue) => value !== null && value !== '';

/** Fails where a claim has an exception, with the documents, which are printed only then. */
function expectHolds(
  claims: Readonly<Record<string, readonly Leaf[] | boolean>>,
  ...documents: readonly HjsonDocument[]
): void {
  const broken = Object.entries(claims).flatMap(([claim, exceptions]) => {
    if (typeof exceptions === 'boolean') return exceptions ? [] : [claim];
    return exceptions.map(({ path }) => `${claim}: ${path.join('.')}`);
  });
  if (broken.length > 0) expect(broken, documents.map(({ text }) => text).join('\n----\n')).toEqual([]);
}

const except = (leaves: readonly Leaf[], holds: (leaf: Leaf) => boolean) => leaves.filter((leaf) => !holds(leaf));

describe('no option and no secret disappears that was not named', () => {
  it('in what is taken over', longTest, () => {
    const count = fuzzCount(60, 6);
    const random = new Random(5);
    const seen = { removed: 0, changed: 0, kept: 0 };
    const braces = referenceForms.find(({ id }) => id === 'braces');
    for (const [own, other] of pairs(count, 51)) {
      const comparison = compareTexts(own.text, other.text);
      const wanted = comparison.rows.filter((row) => canTakeOver(row, 1) && random.chance(60));
      const isTogether = random.chance(60);
      const named = isTogether ? takenTogether(comparison, 1, wanted) : wanted;
      const outcome = takeOver(comparison, 1, named, random.chance(50) ? braces : undefined);
      if (!outcome.ok) continue;
      const { after } = outcome;
      const { gone, changed } = lost(own, after);
      const removed = named.filter((row) => takeOverEffect(row, 1) === 'removes');
      const covers = (list: readonly Row[]) => (leaf: Leaf) => list.some(({ path }) => isAtOrBelow(leaf.path, path));
      expectHolds(
        {
          'what is gone is named as removed': except(gone, covers(removed)),
          'what is changed is named': except(changed, covers(named)),
          'nothing is gone where rows are taken together': isTogether ? gone : [],
          'secrets stay where rows are taken together': !isTogether || keepsSecrets(own, after),
          'no mark of a redacted copy comes in': marks(after) <= marks(own),
        },
        own,
        other,
        after,
      );
      seen.removed += gone.length;
      seen.changed += changed.length;
      seen.kept += wanted.length - named.length;
    }
    for (const each of Object.values(seen)) expect(each).toBeGreaterThan(count / 20);
  });

  it('in a merge', longTest, () => {
    const count = fuzzCount(60, 6);
    const random = new Random(6);
    const seen = { gone: 0, changed: 0, conflicts: 0 };
    for (const [base, other] of pairs(count, 61)) {
      const own = edited(base, random);
      const merge = mergeDocuments(base, own, other);
      if (!isReadable(own) || !merge.ok) continue;
      const { gone, changed } = lost(own, merge.document);
      const isTaken = ({ path }: Leaf) => merge.taken.some((each) => isAtOrBelow(path, each));
      const isGoneThere = ({ path }: Leaf) => !findMember(other, path);
      expectHolds(
        {
          'what is gone is taken, and theirs has removed it': except(
            gone,
            (leaf) => isTaken(leaf) && isGoneThere(leaf),
          ),
          'what is changed is taken': except(changed, isTaken),
          'no mark of a redacted copy comes in': marks(merge.document) <= marks(own),
          'conflicts keep ours': except(
            [...gone, ...changed],
            ({ path }) => !merge.conflicts.some((each) => isAtOrBelow(path, each)),
          ),
        },
        base,
        own,
        other,
        merge.document,
      );
      seen.gone += gone.length;
      seen.changed += changed.length;
      seen.conflicts += merge.conflicts.length;
    }
    for (const each of Object.values(seen)) expect(each).toBeGreaterThan(count / 20);
  });

  it('in a preset', longTest, () => {
    const count = fuzzCount(60, 6);
    const random = new Random(7);
    const seen = { setAside: 0, replaced: 0 };
    for (const [own] of pairs(count, 71)) {
      const preset = random.pick(presets);
      const workspace = createWorkspace();
      workspace.open({ name: 'config.json', text: own.text });
      const plan = planPreset(preset, workspace.snapshot.config);
      const outcome = workspace.setOptions(
        plan.changes.map(({ path, value }) => ({ path, value: fromPlain(value) })),
        { view: 'form', label: preset.name },
      );
      if (!outcome.ok) continue;
      const { gone, changed } = lost(own, workspace.snapshot.document);
      const isSetAside = ({ path }: Leaf) => outcome.setAside.some((each) => isAtOrBelow(path, each));
      const isPlanned = ({ path }: Leaf) => plan.changes.some((change) => isAtOrBelow(change.path, path));
      const isReplaced = ({ path }: Leaf) => plan.replaces.includes(path.join('.') as OptionKey);
      expectHolds(
        {
          'what is gone became a comment, and is named': except(gone, isSetAside),
          'what is changed is a value of the preset': except(changed, isPlanned),
          'a value that was filled in is named as replaced': except(
            changed,
            (leaf) => isReplaced(leaf) || !isFilledIn(leaf.value),
          ),
        },
        own,
        workspace.snapshot.document,
      );
      seen.setAside += outcome.setAside.length;
      seen.replaced += plan.replaces.length;
    }
    for (const each of Object.values(seen)) expect(each).toBeGreaterThan(count / 20);
  });

  it('in a redacted copy that is pasted over what it was made of', longTest, () => {
    const count = fuzzCount(60, 6);
    const random = new Random(8);
    const seen = { removed: 0, restored: 0 };
    for (const [own] of pairs(count, 81)) {
      const copy = edited(redacted(own), random);
      const found = readCopy(copy.text, own);
      if (!found || !isReadable(copy)) continue;
      const { text, values } = found.restore(() => false);
      const after = parseHjson(text);
      const { gone, changed } = lost(own, after);
      const isMarked = ({ path }: Leaf) => {
        const there = findNode(copy, path);
        return there?.kind === 'string' && findSentinels(there.value).length > 0;
      };
      expectHolds(
        {
          'what is gone was removed from the copy': except(gone, ({ path }) => !findMember(copy, path)),
          'what the copy left out is as it was': changed.filter(isMarked),
        },
        own,
        copy,
        after,
      );
      seen.removed += gone.length;
      seen.restored += values;
    }
    for (const each of Object.values(seen)) expect(each).toBeGreaterThan(count / 20);
  });
});
