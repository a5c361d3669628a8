import { expect, test } from 'vitest';
import { fromPlain, nodeEntries, parseHjson, setValue } from '../hjson/index.ts';
import { fuzzRuns } from '../testing/fuzzRuns.ts';
import { askReference, goIsMissing } from '../testing/goReference.ts';
import { mutatedConfigs } from '../testing/mutatedConfigs.ts';
import { Random } from '../testing/random.ts';
import { isSameReading, type Reading } from '../testing/structReading.ts';
import { applyEdits, dottedName, type OptionPath } from '../text/index.ts';
import { foldKey } from './keys/keyNames.ts';
import { preferStructSafe } from './preferStructSafe.ts';
import { isGoStringField } from './schema/goStringFields.ts';
import { memberGroups, options } from './schema/options.ts';

interface Answer {
  readonly expectStruct: Reading;
  readonly expectEarlierStruct: Reading;
  readonly expectThroughJson: Reading;
}

const count = fuzzRuns(6_000).numRuns;

test.skipIf(goIsMissing)(
  `a text that every reader of the server reads alike is still read by each after one of ${count} values is written`,
  { timeout: 600_000 },
  () => {
    const random = new Random(91);
    const edited = mutatedConfigs(count, 92).flatMap((text) => {
      const document = parseHjson(text);
      if (document.serverRoot?.kind !== 'object') return [];
      const places = nodeEntries(document);
      const { path } = random.chance(50) && places.length > 0 ? random.pick(places) : random.pick(options);
      const value = fromPlain(valueFor(path, random));
      const outcome = preferStructSafe((options) =>
        setValue(document, path, value, { order: memberGroups, ...options }),
      );
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

/** A value of the type that the option has; any under an unknown key. */
function valueFor(path: OptionPath, random: Random): unknown {
  const isText = isGoStringField(path);
  if (isText) return random.pick(['x', '', 'a, b', '587', '# note']);
  const kind = options.find(({ key }) => foldKey(key) === foldKey(dottedName(path)))?.kind;
  if (kind === 'integer') return random.pick([587, 0, -1]);
  if (kind === 'boolean') return random.chance(50);
  if (isText === false) return {};
  return random.pick(['x', 'a, b', 587, true, false, null, [], { a: 1 }, { username: 5, b: 'x' }, [1, 'y'], -1.5]);
}
