import type { TextEdit } from 'source-text';
import type { Random } from 'source-text/testing/random';
import { changeOf } from '../incremental/reparse.ts';
import { reparse, type ScalarChange } from '../incremental.ts';
import { type HjsonDocument, nodeEntries, parseHjson } from '../index.ts';

const pieces = [
  ...['x', ' ', '1', '.', '"', "'", "'''", '\\', ',', ':', '{', '}', '[', ']', '#', '//', '/*', '*/', '\n', '\r', '\0'],
  ...['\u00a0', '\u200b', '\u201c', '\\ud83d'],
];
const words = [
  ...['true', 'null', '12', '-1e5', '1e999', '"quoted"', 'plain text', 'text, a: 1', 'text # note', '#0b3d91'],
  ...['\u00e9', '\u2028', '\ud83d\ude00', '\ud83d', '\ude00', 'https://user:fake@example.test', 'fake-secret'],
];

/** An edit somewhere in or around a scalar; undefined if there is none. */
export function scalarEdit(document: HjsonDocument, random: Random): TextEdit | undefined {
  const scalars = nodeEntries(document).filter(({ node }) => node && node.kind !== 'object' && node.kind !== 'array');
  const range = scalars.length > 0 ? random.pick(scalars).node?.range : undefined;
  if (!range) return undefined;
  const at = () =>
    Math.min(document.text.length, Math.max(0, range.start - 1 + random.below(range.end - range.start + 3)));
  const [a, b] = random.chance(30) ? [range.start, range.end] : [at(), at()];
  const newText = random.pick(random.chance(50) ? pieces : words);
  return { range: { start: Math.min(a, b), end: Math.max(a, b) }, newText };
}

export interface Followed {
  /** The texts of which the function answers differently than for the re-parsed text. */
  readonly misled: readonly string[];
  /** How often the function looked at the change that led to a document, instead of at the document alone. */
  readonly followed: number;
}

/** A few edits of each text, with a function of a document that is meant to follow them. */
export function followEdits(
  texts: readonly string[],
  random: Random,
  follow: (document: HjsonDocument) => unknown,
): Followed {
  let followed = 0;
  const misled = texts.flatMap((text) => {
    const failures: { readonly text: string; readonly said: string }[] = [];
    let document = parseHjson(text);
    let isLookedAt: () => boolean = () => false;
    for (let round = 0; round < 5; round++) {
      failures.push({ text: document.text, said: JSON.stringify(follow(document)) });
      if (isLookedAt()) followed++;
      const edit = scalarEdit(document, random);
      if (!edit) continue;
      const edited = reparse(document, [edit]);
      isLookedAt = watched(changeOf(edited));
      document = edited;
    }
    return failures
      .filter(({ text, said }) => JSON.stringify(follow(parseHjson(text))) !== said)
      .map(({ text }) => text);
  });
  return { misled, followed };
}

/** Records whether the location of the change was read. */
function watched(change: ScalarChange | undefined): () => boolean {
  let isLookedAt = false;
  if (!change) return () => false;
  for (const name of ['edit', 'route'] as const) {
    const value = change[name];
    Object.defineProperty(change, name, {
      get: () => {
        isLookedAt = true;
        return value;
      },
    });
  }
  return () => isLookedAt;
}
