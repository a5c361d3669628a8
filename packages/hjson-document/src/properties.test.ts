import { applyEdits, type EditOutcome, invertEdits, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import type { HjsonDocument, HjsonNode } from './document.ts';
import { removeMember } from './edit/removeMember.ts';
import { renameKey } from './edit/renameKey.ts';
import { setValue } from './edit/setValue.ts';
import { withValueAt } from './edit/verify.ts';
import { formatDocument } from './format/format.ts';
import { agreesWithStructParse } from './incremental/structParse.ts';
import { lintHjson } from './lint/lintHjson.ts';
import { parseAsStruct, parseHjson } from './syntax/parseHjson.ts';
import { structReaders } from './syntax/parserTypes.ts';
import { editsOf } from './testing/editsOf.ts';
import { configTexts, hjsonTexts } from './testing/hjsonTexts.ts';
import { findNode, pathAt } from './tree/find.ts';
import { nodeEntries } from './tree/nodeEntries.ts';
import { isSameTree } from './tree/sameTree.ts';
import { stringSource } from './tree/stringSource.ts';
import { commentTexts, tokens } from './tree/tokens.ts';
import { toPortableJson, toStrictJson } from './values/json.ts';
import { equalValues, fromPlain, type HjsonValue, nodeValue, plainValueOf } from './values/values.ts';

const cases = fuzzCount(2000);

/** The first texts of a list that a check has something to say about; a property holds when there are none. */
function failures(
  texts: readonly string[],
  check: (text: string, index: number) => string | undefined,
): readonly string[] {
  return texts
    .flatMap((text, index) => {
      const fault = check(text, index);
      return fault === undefined ? [] : [`${fault}: ${JSON.stringify(text)}`];
    })
    .slice(0, 5);
}

const texts = [...hjsonTexts(cases, 11), ...nastyTexts(cases, 12), ...mangled(nastyTexts(cases, 13))];

/** Cut in the middle of surrogate pairs, with NULs in between. */
function mangled(whole: readonly string[]): readonly string[] {
  const random = new Random(14);
  return whole.map((text) => {
    const cut = random.below(text.length + 1);
    return `a: ${text.slice(cut)}\0${text.slice(0, cut)}`;
  });
}

describe(`on ${texts.length} texts of every kind`, () => {
  test('the tokens cover the text without gaps, in order', () => {
    const check = (text: string): string | undefined => {
      let end = 0;
      for (const { range } of tokens(parseHjson(text))) {
        if (range.start !== end || range.end <= end) return `a gap at ${end}`;
        ({ end } = range);
      }
      return end === text.length ? undefined : `ends at ${end}`;
    };
    expect(failures(texts, check)).toEqual([]);
  });

  test('parseHjson, the lints and the formatter throw on no text', () => {
    const check = (text: string): undefined => {
      const document = parseHjson(text);
      lintHjson(document).map(({ fixes }) => fixes.map((fix) => applyEdits(text, editsOf(fix))));
      formatDocument(document);
      toStrictJson(nodeValue(document.root));
      toPortableJson(nodeValue(document.root));
      plainValueOf(document.root);
      for (let offset = 0; offset <= text.length; offset += 3) pathAt(document, offset);
    };
    expect(failures(texts, check)).toEqual([]);
  });

  test('nodes are inside their parents, in order, and outside the damage', () => {
    const check = (text: string): string | undefined => {
      const document = parseHjson(text);
      return nodeFault(document.root, document);
    };
    expect(failures(texts, check)).toEqual([]);
  });

  test('errors and damage are in order and inside the text; a refused text has an error with the words of the server', () => {
    const check = (text: string): string | undefined => {
      const { errors, damage, verdict } = parseHjson(text);
      const ranges = [...errors.map(({ range }) => range), ...damage];
      if (ranges.some(({ start, end }) => start < 0 || end < start || end > text.length)) return 'outside';
      if (damage.some(({ start }, index) => start < (damage[index - 1]?.end ?? 0))) return 'damage overlaps';
      if (errors.some(({ range }, index) => range.start < (errors[index - 1]?.range.start ?? 0)))
        return 'errors out of order';
      if (verdict.ok) return undefined;
      return errors.filter(({ goMessage }) => goMessage === verdict.message).length === 1 ? undefined : 'no words';
    };
    expect(failures(texts, check)).toEqual([]);
  });

  test('the strict and the portable JSON of an accepted text mean the same', () => {
    const check = (text: string): string | undefined => {
      const { goRoot } = parseHjson(text);
      if (!goRoot) return undefined;
      const value = nodeValue(goRoot);
      const strict = toStrictJson(value);
      const portable = toPortableJson(value);
      if (JSON.stringify(JSON.parse(strict)) !== JSON.stringify(JSON.parse(portable))) return 'JSON.parse differs';
      const isRead = [strict, portable].every((json) => {
        const read = parseHjson(json).goRoot;
        return read !== undefined && equalValues(nodeValue(read), value);
      });
      return isRead ? undefined : 'read back differently';
    };
    expect(failures(texts, check)).toEqual([]);
  });

  test('the source map of a string leads to its characters', () => {
    const check = (text: string): string | undefined => {
      const document = parseHjson(text);
      for (const { node } of nodeEntries(document)) {
        if (node?.kind !== 'string' || node.value === '\0') continue;
        const source = stringSource(node, document);
        let last = node.range.start;
        for (let offset = 0; offset <= node.value.length; offset++) {
          const at = source.toDocument(offset);
          if (at < last || at > node.range.end) return `offset ${offset} goes to ${at}`;
          const character = node.value[offset];
          const isLiteral = text[at] === character || text[at] === '\\' || character === '\ufffd';
          if (offset < node.value.length && !isLiteral) return `offset ${offset} of ${node.value}`;
          last = at;
        }
      }
      return undefined;
    };
    expect(failures(texts, check)).toEqual([]);
  });
});

function nodeFault(root: HjsonNode, { damage, text }: HjsonDocument): string | undefined {
  const open: HjsonNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const { range } = node;
    if (range.start < 0 || range.end > text.length || range.end < range.start) return 'node outside of the text';
    if (node.kind !== 'object' && node.kind !== 'array') {
      if (damage.some(({ start, end }) => start < range.end && range.start < end)) return 'scalar in damage';
      continue;
    }
    const inner =
      node.kind === 'object' ? node.members.map((member) => member.range) : node.elements.map((e) => e.range);
    let end = range.start;
    for (const child of inner) {
      if (child.start < end || child.end > range.end) return 'child outside of its parent';
      ({ end } = child);
    }
    if (node.kind === 'array') open.push(...node.elements);
    else for (const { value } of node.members) if (value) open.push(value);
  }
  return undefined;
}

const writable: readonly HjsonValue[] = [
  ...[
    'plain text',
    'two\nlines',
    '#0b3d91',
    ' spaced ',
    '',
    '587',
    'true',
    'x # y',
    "it's",
    'x, }',
    '😀',
    "'''",
    '\ud800',
  ],
  ...[587, -1.5, true, false, null, [], {}, { a: 1, b: 'x', c: { d: '# e', e: [1, 'y'] } }].map(fromPlain),
].map((value) => (typeof value === 'string' ? value : value));

interface EditCase {
  readonly title: string;
  readonly document: HjsonDocument;
  readonly path: ValuePath;
  readonly outcome: EditOutcome;
  /** What the whole should mean afterwards. */
  readonly expected: HjsonValue;
}

/** One random edit of each kind for each text: replace, add, remove, rename. */
function editCases(sources: readonly string[], seed: number): readonly EditCase[] {
  const random = new Random(seed);
  const nasty = nastyTexts(500, seed);
  return sources.flatMap((text): readonly EditCase[] => {
    const document = parseHjson(text);
    const whole = nodeValue(document.root);
    const value = random.chance(40) ? random.pick(nasty) : random.pick(writable);
    const known = well(value);
    const order = () => [['homeUrl', 'madeFrom', 'added', 'slotSize', 'a']];
    const add: EditCase = {
      title: 'add',
      document,
      path: ['added'],
      outcome: setValue(document, ['added'], value, { order }),
      expected: withValueAt(whole, ['added'], known),
    };
    const places = nodeEntries(document).filter(({ path }) => findNode(document, path));
    if (places.length === 0) return [add];
    const { path } = random.pick(places);
    const replace: EditCase = {
      title: 'replace',
      document,
      path,
      outcome: setValue(document, path, value),
      expected: withValueAt(whole, path, known),
    };
    const name = path.at(-1);
    if (typeof name !== 'string') return [add, replace];
    const newName = random.pick(['fresh', 'with space', '"quoted', 'a:b', '__proto__ ']);
    const without = withValueAt(whole, path, undefined);
    const node = findNode(document, path);
    return [
      add,
      replace,
      { title: 'remove', document, path, outcome: removeMember(document, path), expected: without },
      {
        title: 'rename',
        document,
        path,
        outcome: renameKey(document, path, newName),
        expected: node ? withValueAt(without, [...path.slice(0, -1), newName], nodeValue(node)) : without,
      },
    ];
  });
}

/** Half a surrogate pair cannot be written. */
function well(value: HjsonValue): HjsonValue {
  return typeof value === 'string' ? value.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, '\ufffd') : value;
}

describe.each([
  { title: 'accepted', sources: configTexts(cases * 2, 21).filter(isAcceptedObject) },
  { title: 'dirty', sources: hjsonTexts(cases, 22) },
])('one edit of each kind on $title texts', ({ title, sources }) => {
  const edits = editCases(sources, 23);
  const done = edits.flatMap(({ outcome, ...rest }) => (outcome.ok ? [{ ...rest, edits: outcome.edits }] : []));

  test('most edits are possible, and all but a few in text without errors', () => {
    expect(sources.length).toBeGreaterThan(cases / 2);
    expect(done.length / edits.length).toBeGreaterThan(title === 'accepted' ? 0.95 : 0.6);
    for (const { outcome } of edits) if (!outcome.ok) expect(outcome.reason).toMatch(/^[A-Z].*\.$/);
  });

  test('the text reads as intended, and nothing else changed', () => {
    const wrong = done.filter(({ document, edits: list, expected }) => {
      const after = parseHjson(applyEdits(document.text, list));
      return !equalValues(nodeValue(after.root), expected) || after.errors.length > document.errors.length;
    });
    expect(wrong.slice(0, 5).map(({ title: kind, document, path }) => [kind, document.text, path])).toEqual([]);
  });

  test('no edit touches damage, and every comment that is not removed survives', () => {
    const wrong = done.filter(({ document, edits: list }) => {
      const inEdit = (start: number, end: number) => list.some(({ range }) => range.start < end && start < range.end);
      if (document.damage.some(({ start, end }) => inEdit(start, end))) return true;
      const after = commentTexts(parseHjson(applyEdits(document.text, list)));
      return commentTexts(document, inEdit).join('\n') !== after.join('\n');
    });
    expect(wrong.slice(0, 5).map(({ title: kind, document, path }) => [kind, document.text, path])).toEqual([]);
  });

  test('a replaced value changes only characters of its range', () => {
    const wrong = done.filter(({ title: kind, document, path, edits: list }) => {
      const node = findNode(document, path);
      if (kind !== 'replace' || !node) return false;
      const lineEnd = document.text.slice(node.range.end).search(/[\r\n]|$/) + node.range.end;
      return list.some(({ range }) => range.start < node.range.start || range.end > lineEnd);
    });
    expect(wrong.slice(0, 5).map(({ document, path }) => [document.text, path])).toEqual([]);
  });

  test('taking the edits back restores the bytes', () => {
    const wrong = done.filter(({ document, edits: list }) => {
      const after = applyEdits(document.text, list);
      return applyEdits(after, invertEdits(document.text, list)) !== document.text;
    });
    expect(wrong).toEqual([]);
  });
});

test('a string written where a string belongs reads as intended into a struct, proven by the walk or by the reading', () => {
  const goStringFields = (path: ValuePath) => kindByName[String(path.at(-1)).length % 3];
  const random = new Random(41);
  const nasty = nastyTexts(500, 42);
  const strings = writable.filter((value): value is string => typeof value === 'string');
  let walked = 0;
  const check = (text: string): string | undefined => {
    const document = parseHjson(text);
    const typed = structReaders.map((reader) => parseAsStruct(text, goStringFields, reader));
    const places = nodeEntries(document).filter(({ path, node }) => node && goStringFields(path) === true);
    if (!typed.every(({ verdict }) => verdict.ok) || places.length === 0) return undefined;
    const { path } = random.pick(places);
    const value = random.chance(40) ? random.pick(nasty) : random.pick(strings);
    const outcome = setValue(document, path, value, { goStringFields });
    if (!outcome.ok) return undefined;
    if (agreesWithStructParse(document, goStringFields)) {
      walked++;
      if (!typed.every(({ root }) => isSameTree(document.root, root))) return 'one of the readings differs';
    }
    const edited = applyEdits(text, outcome.edits);
    const isIntended = structReaders.every((reader, index) => {
      const before = typed[index];
      const after = parseAsStruct(edited, goStringFields, reader);
      const expected = before && withValueAt(nodeValue(before.root), path, well(value));
      return after.verdict.ok && expected !== undefined && equalValues(nodeValue(after.root), expected);
    });
    return isIntended ? undefined : `${path.join('.')} ${value}`;
  };
  expect(failures(configTexts(cases * 2, 43), check)).toEqual([]);
  expect(walked).toBeGreaterThan(cases / 20);
});

const kindByName = [true, false, undefined] as const;

function isAcceptedObject(text: string): boolean {
  const { goRoot } = parseHjson(text);
  return goRoot?.kind === 'object';
}

test('formatting keeps every value and comment and is stable', () => {
  let formatted = 0;
  const check = (text: string): string | undefined => {
    const document = parseHjson(text);
    const outcome = formatDocument(document);
    if (!outcome.ok) return undefined;
    formatted++;
    const after = parseHjson(applyEdits(text, outcome.edits));
    if (!equalValues(nodeValue(document.root), nodeValue(after.root))) return 'other values';
    if (commentTexts(document).join('\n') !== commentTexts(after).join('\n')) return 'other comments';
    const again = formatDocument(after);
    return text.includes('\r') || (again.ok && again.edits.length === 0) ? undefined : 'not stable';
  };
  expect(failures(configTexts(cases, 31), check)).toEqual([]);
  expect(formatted).toBeGreaterThan(cases / 2);
});
