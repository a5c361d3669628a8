import {
  equalValues,
  fromPlain,
  type HjsonDocument,
  type HjsonValue,
  nodeValue,
  parseHjson,
  tokens,
  toPortableJson,
} from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { longTest } from 'source-text/testing/limits';
import { describe, expect, it } from 'vitest';
import { mergeTriples } from '../testing/mergeTriples.ts';
import { conflictText, type Merge, mergeDocuments } from './mergeDocuments.ts';

type Merged = Extract<Merge, { ok: true }>;

function merge(base: string, ours: string, theirs: string): Merged {
  const outcome = mergeDocuments(parseHjson(base), parseHjson(ours), parseHjson(theirs));
  if (!outcome.ok) throw new Error(`unreadable: ${outcome.unreadable}`);
  return outcome;
}

const base = `{
  # where users go
  baseUrl: https://a.example.com
  smtpPort: 587, smtpHostname: mail.example.com
  smtpAuth: { username: "app", mechanism: { type: "password", password: "fake" } }
}
`;
const with_ = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, base);

describe('a merge', () => {
  it.each<[name: string, ours: string, theirs: string, text: string]>([
    [
      'by lines, with what belongs to no option',
      with_(['{\n', '{\n  # ours\n']),
      with_(['"app", mechanism', '"other", mechanism'], ['\n}\n', '\n  # theirs\n}\n']),
      with_(['{\n', '{\n  # ours\n'], ['"app", mechanism', '"other", mechanism'], ['\n}\n', '\n  # theirs\n}\n']),
    ],
    [
      'by option, on one line',
      with_(['587', '25']),
      with_(['mail.example.com', "'smtp.example.com' # new"]),
      with_(['587, ', '25, /* new */ '], ['mail.example.com', "'smtp.example.com'"]),
    ],
    [
      'inside an object on one line',
      with_(['"app", mechanism', '"other", mechanism']),
      with_(['password: "fake"', 'password: "new-fake"']),
      with_(['"app", mechanism', '"other", mechanism'], ['password: "fake"', 'password: "new-fake"']),
    ],
    [
      'of the same change, written in two ways',
      with_(['https://a.example.com', 'https://b.example.com']),
      with_(['https://a.example.com', '"https://b.example.com"']),
      with_(['https://a.example.com', 'https://b.example.com']),
    ],
    [
      'of a removal and a change elsewhere',
      with_(['587, ', '587, mailFrom: a@example.com, ']),
      with_(['smtpPort: 587, ', '']),
      with_(['smtpPort: 587, ', 'mailFrom: a@example.com, ']),
    ],
    [
      'of a note and a value on the same member',
      with_(['https://a.example.com', 'https://b.example.com']),
      with_(['# where users go', '# where people go']),
      with_(['https://a.example.com', 'https://b.example.com'], ['# where users go', '# where people go']),
    ],
    [
      'of other line ends',
      base.replaceAll('\n', '\r\n'),
      with_(['587', '25']),
      with_(['587', '25']).replaceAll('\n', '\r\n'),
    ],
  ])('%s', (_name, ours, theirs, text) => {
    expect(merge(base, ours, theirs)).toMatchObject({ document: { text }, conflicts: [] });
  });

  it('takes no mark of a redacted copy over, and asks where something else beside one may have changed', () => {
    const copy = with_(['"fake"', '"<redacted smtpAuth.mechanism.password of 1f0a9c3e>"'], ['587', '25']);
    expect(merge(base, base, copy)).toMatchObject({
      document: { text: with_(['587', '25']) },
      conflicts: [],
      notCompared: [['smtpAuth', 'mechanism', 'password']],
    });
    const uncommented = copy.replace('  # where users go\n', '');
    expect(merge(base, base, uncommented)).toMatchObject({ document: { text: with_(['587', '25']) } });
    const address = with_(['https://a.example.com', '"postgres://app:fake-pw@db/review"']);
    const part = address.replace('fake-pw', '<redacted password.in.baseUrl of 1f0a9c3e>').replace('587', '25');
    expect(merge(address, address, part)).toMatchObject({
      document: { text: address.replace('587', '25') },
      conflicts: [],
    });
    const beside = with_(['https://a.example.com', '"https://b.example.com/?t=<redacted password.in.baseUrl>"']);
    expect(merge(base, base, beside)).toMatchObject({ document: { text: base }, conflicts: [['baseUrl']] });
  });

  it.each(['***', '••••••', '[redacted]'])('takes no mask of another program over a secret: %s', (mask) => {
    for (const port of ['587', '25']) {
      const copy = with_(['"fake"', JSON.stringify(mask)], ['587', port]);
      expect(merge(base, base, copy)).toMatchObject({
        document: { text: with_(['587', port]) },
        conflicts: [],
        notCompared: [['smtpAuth', 'mechanism', 'password']],
      });
    }
    const name = with_(['587', '587, organisationName: "***"']);
    expect(merge(base, base, name)).toMatchObject({ document: { text: name }, notCompared: [] });
  });

  it('takes no mark over in an object or a list that is new', () => {
    const mark = '"<redacted gatewayOAuth2.clientSecret of 1f0a9c3e>"';
    const gateway = with_(['\n}\n', `\n  gatewayOAuth2: { clientSecret: ${mark}, clientId: "a" }\n}\n`]);
    const merged = merge(base, base, gateway);
    expect(merged.taken).toEqual([['gatewayOAuth2', 'clientId']]);
    expect(merged.conflicts).toEqual([['gatewayOAuth2', 'clientSecret']]);
    expect(merged.document.text).not.toContain('redacted');
    const list = with_(['\n}\n', `\n  extra: ["a", ${mark}]\n}\n`]);
    expect(merge(base, base, list)).toMatchObject({ document: { text: base }, conflicts: [['extra']] });
  });

  it('keeps ours where both changed, and names it', () => {
    const outcome = merge(base, with_(['587', '25']), with_(['587', '465'], ['"app", mech', '"other", mech']));
    expect(outcome.conflicts).toEqual([['smtpPort']]);
    expect(outcome.document.text).toBe(with_(['587', '25'], ['"app", mech', '"other", mech']));
  });

  it('has a conflict where one changed inside what the other removed', () => {
    const removed = with_(['  smtpAuth: { username: "app", mechanism: { type: "password", password: "fake" } }\n', '']);
    expect(merge(base, removed, with_(['"app", mech', '"other", mech'])).conflicts).toEqual([['smtpAuth']]);
    expect(merge(base, with_(['"app", mech', '"other", mech']), removed).conflicts).toEqual([['smtpAuth']]);
  });

  it('says which comments of theirs it leaves out', () => {
    const theirs = with_(['mail.example.com', "'smtp.example.com'"], ['\n}\n', '\n  # one\n\n  # two\n}\n']);
    const { leftComments } = merge(base, with_(['587', '25'], ['\n}\n', '\n  # mine\n}\n']), theirs);
    expect(leftComments.map(({ start, end }) => theirs.slice(start, end))).toEqual(['one', 'two']);
  });

  it.each([
    ['base', '{', base, base.replace('587', '25')],
    ['ours', base, '{ a', base.replace('587', '25')],
    ['theirs', base, base.replace('587', '25'), '{ a'],
    ['theirs', base, base.replace('587', '25'), '[1]'],
  ])('says that %s cannot be read', (unreadable, ...texts) => {
    const [b, o, t] = texts.map((text) => parseHjson(text)) as [HjsonDocument, HjsonDocument, HjsonDocument];
    expect(mergeDocuments(b, o, t)).toEqual({ ok: false, unreadable });
  });
});

describe('conflict markers', () => {
  const names = { ours: 'mine', theirs: 'main', markerSize: 7 };

  it('are around the lines of what both changed, and nothing else', () => {
    const theirs = with_(['https://a', 'https://c'], ['"app", mech', '"other", mech']);
    const outcome = merge(base, with_(['https://a', 'https://b']), theirs);
    expect(conflictText(outcome.document, parseHjson(theirs), outcome.conflicts, names)).toBe(
      with_(['"app", mech', '"other", mech']).replace(
        '  baseUrl: https://a.example.com\n',
        '<<<<<<< mine\n  baseUrl: https://b.example.com\n=======\n  baseUrl: https://c.example.com\n>>>>>>> main\n',
      ),
    );
  });

  it('have nothing on the side that removed it', () => {
    const removed = with_(['  # where users go\n  baseUrl: https://a.example.com\n', '']);
    const outcome = merge(base, with_(['https://a', 'https://b']), removed);
    expect(conflictText(outcome.document, parseHjson(removed), outcome.conflicts, { ...names, markerSize: 3 })).toBe(
      with_([
        '  # where users go\n  baseUrl: https://a.example.com\n',
        '<<< mine\n  # where users go\n  baseUrl: https://b.example.com\n===\n>>> main\n',
      ]),
    );
  });
});

const triples = mergeTriples(fuzzCount(2_000), 1);

describe('for random triples', longTest, () => {
  it('a side that changed nothing results in the other one, byte for byte', () => {
    for (const { base, ours, theirs } of triples) {
      expect(merge(base, ours, base).document.text).toBe(ours);
      expect(merge(base, base, theirs).document.text).toBe(theirs);
      expect(merge(base, ours, ours).document.text).toBe(ours);
    }
  });

  it('each option is what changed it: theirs alone, ours, or base; every case is checked', () => {
    const counts = { clean: 0, conflicting: 0, byOption: 0 };
    for (const { base, ours, theirs } of triples) {
      const outcome = merge(base, ours, theirs);
      const said = flat(outcome.document.text);
      const isDecidedByBoth = (path: string) => outcome.conflicts.some((each) => isWithin(path, pathName(each)));
      const [was, mine, others] = [base, ours, theirs].map(flat) as [Flat, Flat, Flat];
      const expected = new Map<string, string>();
      for (const path of new Set([...was.keys(), ...mine.keys(), ...others.keys()])) {
        const [from, here, there] = [was, mine, others].map((values) => values.get(path));
        const isOurs = isDecidedByBoth(path) || there === from || there === here;
        if (!isOurs && here !== from) throw new Error(`a conflict that is not named: ${path} in ${ours}`);
        const value = isOurs ? here : there;
        if (value !== undefined) expected.set(path, value);
      }
      expect(said).toEqual(expected);
      counts[outcome.conflicts.length === 0 ? 'clean' : 'conflicting']++;
      const missing = addedComments(base, theirs).filter((text) => !outcome.document.text.includes(text));
      expect(outcome.leftComments.length).toBeGreaterThanOrEqual(missing.length);
      for (const text of addedComments(base, ours)) expect(outcome.document.text).toContain(text);
      if (outcome.leftComments.length > 0) counts.byOption++;
    }
    expect(counts.clean + counts.conflicting).toBe(triples.length);
    expect(Math.min(counts.clean, counts.conflicting, counts.byOption)).toBeGreaterThan(10);
  });

  it.skipIf(goIsMissing)('hjson-go reads the same', () => {
    const merged = triples.map(({ base, ours, theirs }) => merge(base, ours, theirs).document);
    const answers = askReference<{ expect: { ok: boolean; value?: unknown } }>(
      'hjson',
      merged.map(({ text }) => ({ text })),
    );
    for (const [index, { expect: read }] of answers.entries()) {
      const document = merged[index];
      expect(read.ok).toBe(true);
      expect(
        document && equalValues(fromPlain(read.value), readValue(document.text), (a, b) => Number(a) === Number(b)),
      ).toBe(true);
    }
  });
});

function readValue(text: string): Map<string, HjsonValue> {
  const { goRoot } = parseHjson(text);
  const value = goRoot && nodeValue(goRoot);
  if (!(value instanceof Map)) throw new Error(`no object: ${text}`);
  return value;
}

/** What a text says, one entry for each value and each empty object, by its path. It shares no code with the merge that it checks. */
type Flat = ReadonlyMap<string, string>;

function flat(text: string): Flat {
  const entries = new Map<string, string>();
  const walk = (value: HjsonValue, path: readonly string[]) => {
    // An object is there as long as it has the members that are there.
    if (!(value instanceof Map)) return void entries.set(pathName(path), toPortableJson(value));
    entries.set(`${pathName(path)} {}`, 'object');
    for (const [key, member] of value) walk(member, [...path, key]);
  };
  walk(readValue(text), []);
  return entries;
}

const pathName = (path: readonly (string | number)[]) => JSON.stringify(path).slice(0, -1);

/** True if a path equals another one, or is below it. */
function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above},`) || path.startsWith(`${above} `);
}

function addedComments(before: string, after: string): readonly string[] {
  const document = parseHjson(after);
  return tokens(document)
    .filter(({ kind }) => kind === 'comment')
    .map(({ range }) => after.slice(range.start, range.end).replace(/^(?:#|\/\/|\/\*)\s*|\s*(?:\*\/)?$/g, ''))
    .filter((text) => text !== '' && !before.includes(text));
}
