import { equalValues, type HjsonDocument, type HjsonValue, nodeEntries, nodeValue, parseHjson } from 'hjson-document';
import { removeMember, setValue } from 'hjson-document/edits';
import { noteOf, setNote } from 'hjson-document/notes';
import { dottedName, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, it } from 'vitest';
import { findSentinels } from '../../references/index.ts';
import { commentedConfigs } from '../../testing/commentedConfigs.ts';
import { secretPaths } from '../../testing/secretPaths.ts';
import { type KeptComments, redactedCopy } from './redact.ts';
import { readCopy } from './restoreCopy.ts';

const publicPaths: readonly ValuePath[] = [
  ['baseUrl'],
  ['organisationName'],
  ['smtpPort'],
  ['smtpAuth', 'mechanism', 'clientId'],
  ['gatewayOAuth2', 'tokenUrl'],
  ['note'],
];
const values: readonly HjsonValue[] = ['a', 'b # c', "it's", '', '{', { kind: 'number', lexeme: '25' }, true];

function withSecrets(text: string, random: Random): HjsonDocument {
  return secretPaths.reduce((document, path) => {
    const planted = `planted-${path.join('-')}`;
    const value = path[0] === 'pgConnStr' ? `postgres://app:${planted}@db/review` : planted;
    const edit = random.chance(70) ? setValue(document, path, value) : undefined;
    return edit?.ok ? edit.after : document;
  }, parseHjson(text));
}

/** Edits as a person makes them: values, members, notes, a renamed key, two lines that change places, a line that is there twice. */
function changed(start: HjsonDocument, side: string, random: Random, isLayout: boolean): HjsonDocument {
  let document = start;
  for (let step = random.below(4); step >= 0; step--) {
    const path = random.pick(random.chance(80) ? publicPaths : secretPaths);
    const edit = random.pick([
      () => setValue(document, path, random.pick(values)),
      () => setValue(document, path, random.pick(values)),
      () => removeMember(document, path),
      () => setNote(document, path, `note of ${side} ${random.below(1_000)}`),
    ])();
    if (edit.ok) document = edit.after;
  }
  if (!isLayout) return document;
  const lines = document.text.split('\n');
  const [one, other] = [random.below(lines.length), random.below(lines.length)];
  const [a = '', b = ''] = [lines[one], lines[other]];
  random.pick([
    () => lines.splice(one, 1, a.replace(/\b(apiToken|encryptionKey|note)\b/, 'renamed')),
    () => lines.splice(one, 0, b),
    () => {
      lines[one] = b;
      lines[other] = a;
    },
  ])();
  return parseHjson(lines.join('\n'));
}

const isReadable = ({ verdict, goRoot }: HjsonDocument) => verdict.ok && goRoot?.kind === 'object';

/** Where each planted secret is, as `secret at path`; a key that was renamed is none of them. */
function plantedIn(document: HjsonDocument): ReadonlySet<string> {
  return new Set(
    nodeEntries(document).flatMap(({ node, path }) =>
      node?.kind === 'string'
        ? [...node.value.matchAll(/planted-[\w-]+/g)].map(([secret]) => `${secret} at ${dottedName(path)}`)
        : [],
    ),
  );
}

/** Of the comments that name their owner, those in the note of a member with another key; the copy may have moved or renamed it. */
function strayComments(document: HjsonDocument): readonly string[] {
  return nodeEntries(document).flatMap(({ member, path }) => {
    if (!member || path.some((step) => typeof step === 'number')) return [];
    const owners = [...noteOf(document, path, {}).matchAll(/@([\w.]+)@/g)].map(([, owner]) => owner);
    const keys = [path.at(-1), 'renamed'];
    return owners.flatMap((owner) =>
      keys.includes(owner?.split('.').at(-1)) ? [] : [`@${owner}@ at ${path.join('.')}`],
    );
  });
}

it(
  'a copy that was edited, beside an original that was edited: no secret at another path, no comment at another member',
  longTest,
  () => {
    const random = new Random(43);
    const count = fuzzCount(300);
    const seen = { known: 0, merged: 0, asked: 0, exact: 0 };
    for (const text of commentedConfigs(count, 44)) {
      const original = withSecrets(text, random);
      const kept = random.pick<KeptComments>(['none', 'unsuspicious', 'all']);
      const made = redactedCopy(original, kept);
      if (!made.ok || !isReadable(original)) continue;
      const isLayout = random.chance(40);
      const copy = changed(parseHjson(made.text), 'copy', random, isLayout);
      const now = random.chance(50) ? original : changed(original, 'original', random, random.chance(30));
      const found = readCopy(copy.text, now);
      if (!found) continue;
      const unasked = found.restore(() => false);
      const all = found.restore(() => true);
      const own = plantedIn(now);
      for (const result of [unasked, all]) {
        const document = parseHjson(result.text);
        for (const each of plantedIn(document)) expect(own, `${copy.text}\n--\n${now.text}`).toContain(each);
        if (isReadable(copy) && isReadable(now)) {
          const strays = new Set([...strayComments(copy), ...strayComments(now)]);
          for (const each of strayComments(document)) expect(strays, result.text).toContain(each);
        }
      }
      if (!found.isOfOriginal) {
        expect(unasked.text).toBe(copy.text);
        seen.asked++;
        continue;
      }
      seen.known++;
      expect(findSentinels(unasked.text).length).toBe(unasked.left);
      if (unasked.comments > 0) seen.merged++;
      if (now !== original || isLayout || !isReadable(copy)) continue;
      // The same edits on the original.
      const expected = sameEdits(copy, parseHjson(made.text), original);
      if (expected) {
        seen.exact++;
        expect(nodeValue(parseHjson(unasked.text).root)).toSatisfy((value: HjsonValue) => equalValues(value, expected));
      }
    }
    for (const each of Object.values(seen)) expect(each).toBeGreaterThan(count / 20);
  },
);

/** The value of the original once it has every member that the copy changed, and none that it removed. */
function sameEdits(copy: HjsonDocument, made: HjsonDocument, original: HjsonDocument): HjsonValue | undefined {
  const [now, before, value] = [copy, made, original].map(({ root }) => nodeValue(root));
  return now && before && value && merged(now, before, value);
}

function merged(now: HjsonValue, before: HjsonValue, value: HjsonValue): HjsonValue {
  if (!(now instanceof Map) || !(before instanceof Map) || !(value instanceof Map))
    return equalValues(now, before) ? value : now;
  const result = new Map<string, HjsonValue>();
  for (const [key, each] of now) {
    const [old, own] = [before.get(key), value.get(key)];
    result.set(key, old === undefined || own === undefined ? each : merged(each, old, own));
  }
  return result;
}
