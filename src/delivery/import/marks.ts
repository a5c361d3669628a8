import { type Candidate, mostPlaces, type PasteContext } from './candidate.ts';
import { mentionsOption } from './tree.ts';

/** What a program or a person writes before each line of a text, and never inside of one. */
interface Mark {
  /** Matches a mark. Its first group names the text that the line is of; its second one is a number, which counts up in one text. */
  readonly pattern: RegExp;
  /** Lines that are not of the text. */
  readonly omits?: RegExp;
  /** A line behind which another text begins. */
  readonly begins?: RegExp;
  /** What a text has in which these are marks at all. */
  readonly needs?: RegExp;
}

const marks: readonly Mark[] = [
  // A quoted mail, or a frame.
  { pattern: /^[ \t]*(?:[>│┃][ \t|]?)+()/ },
  // The new side of a diff.
  {
    pattern: /^[+ ]()/,
    omits: /^(?:-|@@ |\\ No newline|diff |index |Index: |new file |\+\+\+ )/,
    begins: /^(?:diff |Index: )/,
    needs: /^(?:@@ -\d{1,9}(?:,\d{1,9})? \+\d|\+[ \t]{0,200}(?:[{}[\]]|["']?[A-Za-z]\w{0,60}["']?[ \t]{0,20}:))/m,
  },
  // cat -n, nl, grep -n, bat, an editor.
  { pattern: /^[ \t]*()(\d{1,6})(?:[ \t]*[|│] ?|[:.)]|-(?!\d)|[ \t]|$)/ },
  // A time, and the stream in the logs of Kubernetes.
  { pattern: /^\[?\d{4}-\d\d-\d\d[T ][\d:.,]{8,22}(?:Z|[+-]\d\d:?\d\d)?()\]? ?(?:std(?:out|err) [FP] )?/ },
  // grep -r, with and without numbers, and the lines around a match.
  { pattern: /^([\w@~/-]{0,100}[./][\w.@~/-]{1,200}):(?:\d{1,9}:)?/ },
  { pattern: /^([\w@~/-]{0,100}[./][\w.@~/-]{1,200}?)(?::\d{1,9}:|-\d{1,9}-)/ },
  // The journal, and kubectl logs --prefix.
  { pattern: /^[A-Z][a-z]{2} [ \d]\d [\d:]{8} ([\w.@-]{1,100} [\w.@/-]{1,100}(?:\[\d{1,9}\])?): ?/ },
  { pattern: /^(\[pod\/[\w./-]{1,200}\]) ?/ },
  // docker compose logs.
  { pattern: /^([\w.-]{1,100}) {0,100}\| ?/ },
];

interface UnmarkedText {
  text: string;
  marked: number;
  mentions: boolean;
  /** The line of the paste in which each of its lines is, counted from 0. */
  readonly lines: number[];
}

/**
 * The lines with a mark, without it, as a text for each name: those with an option, and one more than are searched. Lines without a mark
 * stay where they are.
 */
function unmarked(text: string, { pattern, omits, begins, needs }: Mark): readonly UnmarkedText[] {
  if (needs && !needs.test(text)) return [];
  const found = new Map<string, UnmarkedText>();
  let last: UnmarkedText | undefined;
  let first: UnmarkedText = { text: '', marked: 0, mentions: false, lines: [] };
  let mentioning = 0;
  let part = 0;
  let number = 0;
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.replace(/\r$/, '');
    if (begins?.test(line)) part++;
    if (omits?.test(line)) continue;
    const match = pattern.exec(line);
    if (match) {
      const next = Number(match[2]);
      if (next <= number) part++;
      number = next;
      const key = `${part} ${match[1]}`;
      // What is above the first mark may have lost its own.
      last = found.get(key) ?? first;
      first = last === first ? { text: '', marked: 0, mentions: false, lines: [] } : first;
      found.set(key, last);
      last.marked++;
    }
    const own = last ?? first;
    const rest = line.slice(match?.[0].length ?? 0);
    own.text += `${rest}\n`;
    own.lines.push(index);
    if (own.mentions || !mentionsOption(rest)) continue;
    own.mentions = true;
    if (++mentioning > mostPlaces) break;
  }
  return [...found.values()].filter(({ mentions }) => mentions);
}

/** What is in the lines of a text that have marks before them, without these. */
export function candidatesBehindMarks(text: string, context: PasteContext): readonly Candidate[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1), text.length + 1];
  return marks.flatMap((mark) => {
    const texts = unmarked(text, mark);
    if (texts.every(({ marked }) => marked < (mark === marks[0] ? 1 : 2))) return [];
    if (texts.length > mostPlaces) return context.giveUp();
    return texts.flatMap((each) => {
      const lineAt = (offset: number) => each.lines[each.text.slice(0, offset).split('\n').length - 1] ?? 0;
      const inside = context.inside(each.text.replace(/\n$/, ''));
      return inside.map((candidate) => {
        const isWhole = candidate.end === 0;
        const [first, last] = isWhole
          ? [each.lines[0] ?? 0, each.lines.at(-1) ?? 0]
          : [lineAt(candidate.start), lineAt(candidate.end)];
        return { ...candidate, start: starts[first] ?? 0, end: (starts[last + 1] ?? 1) - 1 };
      });
    });
  });
}
