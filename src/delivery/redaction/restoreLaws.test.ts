import { type HjsonDocument, nodeEntries, parseHjson, tokens } from 'hjson-document';
import { setValue } from 'hjson-document/edits';
import { setNote } from 'hjson-document/notes';
import { dottedName, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, it } from 'vitest';
import { findSentinels, sentinelPattern } from '../../references/index.ts';
import { commentedConfigs } from '../../testing/commentedConfigs.ts';
import { secretPaths } from '../../testing/secretPaths.ts';
import { type KeptComments, redactedCopy } from './redact.ts';
import { readCopy } from './restoreCopy.ts';

/** Every style, comments in every place, duplicates, lists with hidden elements, and secrets, each of which says where it belongs. */
function originalFrom(text: string, random: Random): HjsonDocument {
  let document = parseHjson(text);
  for (const path of secretPaths) {
    const planted = `planted-${path.join('-')}`;
    const value = random.pick([
      planted,
      planted,
      `https://user:${planted}@mail.example.com/x`,
      `${planted}\nin two lines`,
    ]);
    const address = random.pick([
      `postgres://app:${planted}@db.example.com/review?sslmode=verify-full`,
      `host=db user=app password=${planted} dbname=review`,
      `postgres://db.example.com/review?user=app&password=${planted}`,
    ]);
    const edit = random.chance(70) ? setValue(document, path, path[0] === 'pgConnStr' ? address : value) : undefined;
    if (edit?.ok) document = edit.after;
  }
  for (const path of [['supportPageUrl'], ['webhook']]) {
    const edit = random.chance(30)
      ? setValue(document, path, `https://user:planted-${path[0]}@host.example.com/x`)
      : undefined;
    if (edit?.ok) document = edit.after;
  }
  if (random.chance(40)) document = parseHjson(withList(document.text, random));
  if (random.chance(10)) document = parseHjson(`${document.text}\r`);
  return document;
}

function withList(text: string, random: Random): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const element = (index: number) =>
    random.pick([
      `"planted-users-${index}"`,
      `{ name: "planted-users-${index}-name", admin: ${random.chance(50)} } # c${900 + index} @users@`,
      `{${eol}    # c${800 + index} @users@${eol}    token: planted-users-${index}-token${eol}    port: ${index}${eol}  }`,
      String(index),
    ]);
  const list = `users: [${eol}  ${Array.from({ length: 1 + random.below(4) }, (_, index) => element(index)).join(`${eol}  `)}${eol}]${eol}`;
  const at = text.lastIndexOf('}');
  return /^\s*[{]|\n[{]/.test(text) && at > 0 ? `${text.slice(0, at)}${list}${text.slice(at)}` : `${text}${eol}${list}`;
}

type Change = (text: string, random: Random) => string;

/** What leaves each mark where it is. */
const gentle: Readonly<Record<string, Change>> = {
  value: (text, random) => {
    const places = nodeEntries(parseHjson(text)).filter(
      ({ node, path }) =>
        node?.kind === 'number' ||
        (node?.kind === 'string' && !holdsMark(node.value) && typeof path.at(-1) === 'string'),
    );
    if (places.length === 0) return text;
    const range = random.pick(places).node?.range ?? { start: 0, end: 0 };
    const written = random.pick(['"other"', '26', 'true', '"b # c"', "'''x'''", '""']);
    return text.slice(0, range.start) + written + text.slice(range.end);
  },
  quoteless: (text, random) =>
    replacedLine(text, random, /^(\s*"?\w+"?\s*:)\s*[^"'{[<]*$/, (_, key) => `${key} two words`),
  note: (text, random) => {
    const document = parseHjson(text);
    const places = nodeEntries(document).filter(({ path }) => path.every((step) => typeof step === 'string'));
    if (places.length === 0) return text;
    const edit = setNote(document, random.pick(places).path, `mine ${random.below(1_000)}`);
    return edit.ok ? edit.after.text : text;
  },
  line: (text, random) => insertedLine(text, random, random.pick(['# mine', '// mine', '/* mine */', '', '  # mine'])),
  member: (text, random) =>
    insertedLine(text, random, random.pick(['mailFrom: x@example.com', 'fresh: 1', '"q": "r",'])),
  behind: (text, random) => replacedLine(text, random, /^(.*["\d\w}\],])$/, (line) => `${line} # mine`),
  lineEnds: (text, random) => (random.chance(50) ? text.replace(/\r\n/g, '\n') : text.replace(/\r?\n/g, '\r\n')),
  key: (text, random) =>
    replacedLine(
      text,
      random,
      /^(\s*"?)(smtpPort|mailFrom|organisationName|baseUrl|SMTPHOSTNAME)\b/,
      (_, before) => `${before}renamed`,
    ),
};

/** What moves, removes or writes marks. */
const rough: Readonly<Record<string, Change>> = {
  swap: (text, random) => {
    const lines = text.split('\n');
    const [one, other] = [random.below(lines.length), random.below(lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
    return lines.join('\n');
  },
  block: (text, random) => {
    const lines = text.split('\n');
    const moved = lines.splice(random.below(lines.length), 1 + random.below(4));
    lines.splice(random.below(lines.length + 1), 0, ...moved);
    return lines.join('\n');
  },
  deleted: (text, random) => {
    const lines = text.split('\n');
    lines.splice(random.below(lines.length), 1 + random.below(3));
    return lines.join('\n');
  },
  twice: (text, random) => {
    const lines = text.split('\n');
    lines.splice(random.below(lines.length), 0, random.pick(lines));
    return lines.join('\n');
  },
  member: (text, random) => {
    const document = parseHjson(text);
    const members = nodeEntries(document).flatMap(({ member }) => member ?? []);
    if (members.length < 2) return text;
    const [one, other] = [random.pick(members).range, random.pick(members).range].toSorted((a, b) => a.start - b.start);
    if (!one || !other || one.end > other.start) return text;
    const part = (start: number, end?: number) => text.slice(start, end);
    return (
      part(0, one.start) +
      part(other.start, other.end) +
      part(one.end, other.start) +
      part(one.start, one.end) +
      part(other.end)
    );
  },
  renamed: (text, random) =>
    text.replace(/\b(apiToken|encryptionKey|oidcClientSecret|password|users)\b/, () =>
      random.pick(['apiToken', 'encryptionKey', 'renamed']),
    ),
  intoPublic: (text, random) => {
    const mark = random.pick(marksOf(text));
    return text.replace(
      /(organisationName"?'? ?: ?)("[^"\n]*"|'[^'\n]*')/,
      (_, key) => `${key}"${random.pick([mark, `see ${mark}`])}"`,
    );
  },
  otherPart: (text, random) => {
    const mark = random.pick(marksOf(text));
    return text.replace(/"(?:https|postgres):[^"\n]*"|"host=[^"\n]*"/, (address) =>
      random.pick([
        `"https://host.example.com/${mark}"`,
        `"postgres://${mark}@db.example.com/x"`,
        `"postgres://app@${mark}/x"`,
        `"postgres://app@db.example.com/x?application_name=${mark}"`,
        `"host=db user=${mark} dbname=review"`,
        `"${mark}"`,
        address.replace(sentinelPattern, '').replace('example.com', mark),
      ]),
    );
  },
  comment: (text, random) => `# ${random.pick(marksOf(text))}\n${text}`,
  element: (text, random) =>
    replacedLine(
      text,
      random,
      /^(\s+)(?:"<redacted users|\d|\{ name).*$/,
      (line, indent) => `${indent}"planned"\n${line}`,
    ),
  typed: (text) => text.replace(/"<redacted [^"]*"/, '"typed-secret-value"'),
};

function holdsMark(text: string): boolean {
  return findSentinels(text).length > 0;
}

function marksOf(text: string): readonly string[] {
  return [...findSentinels(text).map(({ text }) => text), '<redacted foreign of 00000000>'];
}

function replacedLine(
  text: string,
  random: Random,
  pattern: RegExp,
  written: (line: string, group: string) => string,
): string {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
  if (found.length === 0) return text;
  const index = random.pick(found);
  lines[index] = (lines[index] ?? '').replace(pattern, written);
  return lines.join('\n');
}

function insertedLine(text: string, random: Random, line: string): string {
  const lines = text.split('\n');
  lines.splice(random.below(lines.length), 0, line);
  return lines.join('\n');
}

/** A copy for nobody's return: no comment, no name in a mark, no secret of the original, one kind of line end. */
function shown(text: string): string | undefined {
  const copy = redactedCopy(parseHjson(text));
  if (!copy.ok) return undefined;
  return copy.text
    .replace(sentinelPattern, '<>')
    .replace(/planted[\w-]*/g, '<>')
    .replaceAll('\r\n', '\n');
}

/** Where each planted secret is, as `secret at path`; which element of a list does not count. */
function plantedIn(document: HjsonDocument): ReadonlySet<string> {
  return new Set(
    nodeEntries(document).flatMap(({ node, path }) =>
      node?.kind === 'string'
        ? [...node.value.matchAll(/planted-[\w-]+/g)].map(([secret]) => `${secret} at ${withoutIndexes(path)}`)
        : [],
    ),
  );
}

function withoutIndexes(path: ValuePath): string {
  return dottedName(path.map((step) => (typeof step === 'number' ? '0' : step)));
}

function commentsOf({ text }: HjsonDocument, document: HjsonDocument): readonly string[] {
  return tokens(document).flatMap(({ kind, range }) =>
    kind === 'comment' ? [text.slice(range.start, range.end).trim()] : [],
  );
}

it.each<KeptComments>(['none', 'unsuspicious', 'all'])(
  'a copy with %s of the comments comes back by both laws, with no comment missing unnamed and no secret moved',
  longTest,
  (kept) => {
    const random = new Random(59);
    const count = fuzzCount(1_700, 170);
    const seen = { whole: 0, lawful: 0, gentle: 0, lost: 0, asked: 0, none: 0 };
    for (const text of commentedConfigs(count, 590 + kept.length)) {
      const original = originalFrom(text, random);
      const made = redactedCopy(original, kept);
      if (!made.ok || !holdsMark(made.text)) continue;
      const same = readCopy(made.text, original);
      expect(
        same?.restore(() => false),
        made.text,
      ).toMatchObject({ text: original.text, left: 0 });
      seen.whole++;
      const isGentle = random.chance(50);
      let changed = made.text;
      const names: string[] = [];
      for (let step = random.below(3); step >= 0; step--) {
        const [name, change] = random.pick(Object.entries(isGentle ? gentle : { ...gentle, ...rough }));
        changed = change(changed, random);
        names.push(name);
      }
      const found = readCopy(changed, original);
      if (!found?.isOfOriginal) continue;
      const copy = parseHjson(changed);
      const context = `${names.join()} ${kept}\n${original.text}\n-- copy\n${changed}\n`;
      const wanted = shown(changed);
      const own = plantedIn(original);
      const unasked = found.restore(() => false);
      const all = found.restore(() => true);
      for (const restored of all.text === unasked.text ? [unasked] : [unasked, all]) {
        const result = parseHjson(restored.text);
        if (wanted !== undefined) {
          expect(shown(restored.text), `${context}-- result\n${restored.text}`).toBe(wanted);
          seen.lawful++;
        }
        for (const each of plantedIn(result)) expect(own, context).toContain(each);
        expect(restored.left).toBe(findSentinels(restored.text).length);
        const there = commentsOf(result, result).map((comment) => comment.replaceAll('\r', ''));
        for (const comment of commentsOf(copy, copy))
          if (!holdsMark(comment) && comment !== '/**/')
            expect(there, `${context}-- result\n${restored.text}`).toContain(comment.replaceAll('\r', ''));
        const lost = found.lostComments.map(({ start, end }) => original.text.slice(start, end).replaceAll('\r', ''));
        for (const edit of made.taken) {
          const comment = original.text.slice(edit.range.start, edit.range.end).trim().replaceAll('\r', '');
          if (!there.includes(comment)) expect(lost, `${context}-- result\n${restored.text}`).toContain(comment);
        }
        for (const comment of lost) {
          seen.lost++;
          const owner = /@([\w.]+)@/.exec(comment)?.[1];
          const [before, now] = [original, copy].map(
            (document) => nodeEntries(document).filter(({ path }) => path.join('.') === owner).length,
          );
          if (copy.verdict.ok && before === 1 && owner !== 'users')
            expect(now, `${context}-- result\n${restored.text}`).toBe(0);
          if (isGentle && copy.verdict.ok && !names.includes('key'))
            expect(comment, `${context}-- result\n${restored.text}`).toBeUndefined();
        }
      }
      if (isGentle && copy.verdict.ok) {
        seen.gentle++;
        const unmoved = unasked.left - findSentinels(original.text).length;
        const isList = found.places.some(({ path }) => path.some((step) => typeof step === 'number'));
        if (!isList) expect(unmoved, context).toBe(0);
      }
      for (const { match } of found.places) if (match !== 'known') seen[match]++;
    }
    // A copy with all comments takes none out, so none of them can be lost.
    const { lost, ...others } = seen;
    if (kept === 'all') expect(lost).toBe(0);
    for (const each of Object.values(kept === 'all' ? others : seen)) expect(each).toBeGreaterThan(count / 250);
  },
);
