import { type HjsonDocument, parseEdited, parseHjson, placedValues } from '../hjson/index.ts';
import type { TextEdit } from '../text/index.ts';
import type { Random } from './random.ts';

const pieces = [
  ...['x', ' ', '1', '.', '"', "'", "'''", '\\', ',', ':', '{', '}', '[', ']', '#', '//', '/*', '*/', '\n', '\r', '\0'],
  ...['\u00a0', '\u200b', '\u201c', '\\ud83d'],
];
const words = [
  ...['true', 'null', '12', '-1e5', '1e999', '"quoted"', 'plain text', 'text, a: 1', 'text # note', '#0b3d91'],
  ...['\u00e9', '\u2028', '\ud83d\ude00', '\ud83d', '\ude00', 'https://user:fake@example.test', 'fake-secret'],
];

/** An edit somewhere in or around a scalar; undefined where there is none. */
export function scalarEdit(document: HjsonDocument, random: Random): TextEdit | undefined {
  const scalars = placedValues(document).filter(({ node }) => node && node.kind !== 'object' && node.kind !== 'array');
  const range = scalars.length > 0 ? random.pick(scalars).node?.range : undefined;
  if (!range) return undefined;
  const at = () =>
    Math.min(document.text.length, Math.max(0, range.start - 1 + random.below(range.end - range.start + 3)));
  const [a, b] = random.chance(30) ? [range.start, range.end] : [at(), at()];
  const newText = random.pick(random.chance(50) ? pieces : words);
  return { range: { start: Math.min(a, b), end: Math.max(a, b) }, newText };
}

/**
 * The texts in which a function that follows the edits of a document says something else than of the text read anew,
 * after a few edits of each text.
 */
export function misledAfterEdits(
  texts: readonly string[],
  random: Random,
  follow: (document: HjsonDocument) => unknown,
): readonly string[] {
  return texts.flatMap((text) => {
    const followed: { readonly text: string; readonly said: string }[] = [];
    let document = parseHjson(text);
    for (let round = 0; round < 5; round++) {
      followed.push({ text: document.text, said: JSON.stringify(follow(document)) });
      const edit = scalarEdit(document, random);
      if (edit) document = parseEdited(document, [edit]);
    }
    return followed
      .filter(({ text, said }) => JSON.stringify(follow(parseHjson(text))) !== said)
      .map(({ text }) => text);
  });
}
