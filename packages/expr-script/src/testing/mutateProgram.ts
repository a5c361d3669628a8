import type { Random } from 'source-text/testing/random';

const pieces: readonly string[] = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  ':',
  '?',
  '?.',
  '??',
  '..',
  '.',
  '|',
  '#',
  '#index',
  '#acc',
  '::',
  ' not ',
  ' in ',
  ' matches ',
  ' and ',
  'let x = ',
  'if ',
  ' else ',
  '+',
  '-',
  '**',
  '%',
  '==',
  '<',
  "'",
  '"',
  '`',
  '\\',
  "b'",
  '\\u{',
  '/*',
  '//',
  '\n',
  '\t',
  '0x',
  '1e',
  '99999999999999999999',
  '0',
  '.5',
  'nil',
  'true',
  '$env',
  'é',
  '日',
  '\u{1F600}',
  '\ud800',
  '\u0000',
  '\u2028',
  'map(',
  'filter(1..9, ',
  'reduce(1..99999, ',
  'repeat(',
  'sortBy(1..5, ',
  'groupBy(',
  'fromJSON(',
  'date(',
  'split(',
  'uniq(1..9999)',
  '1..999999',
];

/** The program with one to four slips of a writer: pieces lost, doubled, moved or inserted. */
export function mutateProgram(program: string, random: Random): string {
  let text = program;
  for (let count = 1 + random.below(4); count > 0; count--) text = mutateOnce(text, random);
  return text;
}

function mutateOnce(text: string, random: Random): string {
  const start = random.below(text.length + 1);
  const end = Math.min(text.length, start + random.below(8));
  const part = text.slice(start, end);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + part + part + after;
    case 2:
      return after + part + before;
    case 3:
      return before + [...part].reverse().join('') + after;
    case 4:
      return before + random.pick(pieces) + after;
    default:
      return before + random.pick(pieces) + part + after;
  }
}
