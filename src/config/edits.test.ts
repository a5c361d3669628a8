import { fromPlain, nodeEntries, nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { agreesWithStructParse, parseAsStruct, structReaders } from 'hjson-document/structs';
import { configTexts, hjsonTexts } from 'hjson-document/testing/hjsonTexts';
import { isSameReading, type Reading } from 'hjson-document/testing/structReading';
import { applyEdits, dottedName, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { goTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { mutatedConfigs } from '../testing/mutatedConfigs.ts';
import { edits } from './edits.ts';
import { foldKey, isGoStringField } from './keys/keyNames.ts';
import { options } from './schema/options.ts';

interface Answer {
  readonly expectStruct: Reading;
  readonly expectEarlierStruct: Reading;
  readonly expectThroughJson: Reading;
}

const count = fuzzCount(6_000);

test.skipIf(goIsMissing)(
  `a text that every reader of the server reads alike is still read by each after one of ${count} values is written`,
  goTest,
  () => {
    const random = new Random(91);
    const edited = mutatedConfigs(count, 92).flatMap((text) => {
      const document = parseHjson(text);
      if (document.goRoot?.kind !== 'object') return [];
      const places = nodeEntries(document);
      const { path } = random.chance(50) && places.length > 0 ? random.pick(places) : random.pick(options);
      const value = fromPlain(valueFor(path, random));
      const outcome = edits.set(path, value)(document);
      return outcome.ok ? [{ text, after: applyEdits(text, outcome.edits) }] : [];
    });
    const ask = (texts: readonly string[]) =>
      askReference<Answer>(
        'hjson',
        texts.map((text) => ({ text })),
      );
    const before = ask(edited.map(({ text }) => text));
    const after = ask(edited.map((each) => each.after));
    const readers = ['expectStruct', 'expectEarlierStruct', 'expectThroughJson'] as const;
    const readAlike = edited.flatMap((each, index) => {
      const [was, is] = [before[index], after[index]];
      if (!was || !is) return [];
      const { expectStruct } = was;
      const isAlike = expectStruct.ok && readers.every((reader) => isSameReading(was[reader], expectStruct));
      return isAlike ? [{ ...each, isRead: readers.every((reader) => is[reader].ok) }] : [];
    });
    expect(readAlike.filter(({ isRead }) => !isRead).slice(0, 5)).toEqual([]);
    expect(readAlike.length).toBeGreaterThan(count / 10);
  },
);

test('a text that hjson-go reads into a struct is still read after any edit, whether the readers agree on it or not', () => {
  const random = new Random(93);
  const isReadable = (text: string) =>
    structReaders.every((reader) => parseAsStruct(text, isGoStringField, reader).verdict.ok);
  let written = 0;
  let disagreed = 0;
  const texts = [...mutatedConfigs(count / 2, 94), ...configTexts(count / 2, 95), ...hjsonTexts(count / 2, 96)];
  const broken = texts.filter((text) => {
    const document = parseHjson(text);
    const named = nodeEntries(document).filter(({ path }) => typeof path.at(-1) === 'string');
    if (!isReadable(text)) return false;
    const { path } = random.chance(60) && named.length > 0 ? random.pick(named) : random.pick(options);
    const value = fromPlain(valueFor(path, random));
    const edit = random.pick([edits.set(path, value), edits.remove(path), edits.rename(path, 'renamed')]);
    const outcome = edit(document);
    if (!outcome.ok) return false;
    written++;
    if (!agreesWithStructParse(document, isGoStringField)) disagreed++;
    return !isReadable(applyEdits(text, outcome.edits));
  });
  expect(broken.slice(0, 5)).toEqual([]);
  expect(written).toBeGreaterThan(count / 10);
  expect(disagreed).toBeGreaterThan(count / 50);
});

/** A value of the type that the option has; any under an unknown key. */
function valueFor(path: ValuePath, random: Random): unknown {
  const isText = isGoStringField(path);
  if (isText) return random.pick(['x', '', 'a, b', '587', '# note']);
  const kind = options.find(({ key }) => foldKey(key) === foldKey(dottedName(path)))?.kind;
  if (kind === 'integer') return random.pick([587, 0, -1]);
  if (kind === 'boolean') return random.chance(50);
  if (isText === false) return {};
  return random.pick(['x', 'a, b', 587, true, false, null, [], { a: 1 }, { username: 5, b: 'x' }, [1, 'y'], -1.5]);
}

test.each([
  ['{\n  smtpAuth: null\n  smtpPort: 25\n}\n', '{\n  smtpAuth: {\n    username: "ada"\n  }\n  smtpPort: 25\n}\n'],
  ['smtpAuth: null # later\n', 'smtpAuth: { username: "ada" } # later\n'],
])('an option can be set in an object that is null: %j', (text, expected) => {
  const outcome = edits.set(['smtpAuth', 'username'], 'ada')(parseHjson(text));
  expect(outcome.ok && toPortableJson(nodeValue(outcome.after.root))).toBe(
    toPortableJson(nodeValue(parseHjson(expected).root)),
  );
  expect(outcome.ok && outcome.after.text.includes('# later')).toBe(text.includes('# later'));
});
