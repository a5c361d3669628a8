/** What people write in other languages, and how Expr has it. */
interface Habit {
  readonly message: string;
  readonly rewrite: (program: string) => string;
}

const functions: Readonly<Record<string, string>> = {
  tolowercase: 'lower',
  tolower: 'lower',
  lower: 'lower',
  touppercase: 'upper',
  toupper: 'upper',
  upper: 'upper',
  trim: 'trim',
  length: 'len',
  len: 'len',
};

const joined = 'Expr joins texts with +.';

const habits: readonly Habit[] = [
  {
    message: "In a text in single quotes, Expr writes a quote as \\'.",
    rewrite: (program) =>
      piecesOf(program, 'doubled')
        .map((text, index) =>
          index % 2 === 1 && text.startsWith("'") && text.length > 2
            ? `'${text.slice(1, -1).replaceAll("''", "\\'")}'`
            : text,
        )
        .join(''),
  },
  { message: joined, rewrite: (program) => outsideTexts(program, (code) => code.replace(/(?<!&)&(?!&)|\|\|/g, '+')) },
  { message: joined, rewrite: (program) => outsideTexts(program, (code) => code.replace(/(?<=^|\s)\.(?=\s|$)/g, '+')) },
  {
    message: joined,
    rewrite: (program) =>
      program.replace(/\bconcat\(([^()]*)\)/gi, (_, list: string) =>
        list
          .split(',')
          .map((each) => each.trim())
          .join(' + '),
      ),
  },
  {
    message: 'Expr has functions where other languages have methods, such as lower(sourceID) and len(sourceID).',
    rewrite: (program) =>
      program.replace(/\b(\w+)\.(\w+)(?:\(\))?(?![\w(])/g, (whole, name: string, method: string) => {
        const known = functions[method.toLowerCase()];
        return known === undefined ? whole : `${known}(${name})`;
      }),
  },
  {
    message: 'Expr has replace as a function: replace(sourceID, "a", "b").',
    rewrite: (program) => program.replace(/\b(\w+)\.replace(?:All)?\(/g, 'replace($1, '),
  },
  {
    message: 'Expr takes a part of a text by its positions, as in sourceID[0:3].',
    rewrite: (program) => program.replace(/\b(\w+)\.(?:substring|slice)\((\d+),\s*(\d+)\)/g, '$1[$2:$3]'),
  },
  {
    message: 'A quote is missing at the end of the text.',
    rewrite: (program) => {
      const [, quote] = /^(?:'[^'\\]*'|"[^"\\]*"|[^'"\\])*?(['"])[^'"\\]*$/.exec(program) ?? [];
      return quote === undefined ? program : program + quote;
    },
  },
];

/** Code and texts in quotes, in turn; `doubled`: two quotes within a text are one. A text that is not closed is code. */
function piecesOf(program: string, quotes?: 'doubled'): readonly string[] {
  const pieces: string[] = [];
  let codeStart = 0;
  let at = 0;
  while (at < program.length) {
    const quote = program[at];
    let end = at + 1;
    if (quote === "'" || quote === '"') {
      while (end < program.length && (program[end] !== quote || (quotes && program[end + 1] === quote)))
        end += program[end] === '\\' || program[end] === quote ? 2 : 1;
      if (end >= program.length) break;
      end++;
      pieces.push(program.slice(codeStart, at), program.slice(at, end));
      codeStart = end;
    }
    at = end;
  }
  return [...pieces, program.slice(codeStart)];
}

function outsideTexts(program: string, change: (code: string) => string): string {
  return piecesOf(program)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');
}

/** A program of another language as Expr has it, if the rewritten one compiles; a number is made a text. */
export function fromOtherLanguage(
  source: string,
  compiles: (program: string) => boolean,
): { readonly message: string; readonly program: string } | undefined {
  const first = habits.find(({ rewrite }) => rewrite(source) !== source);
  if (!first) return undefined;
  const rewritten = habits.reduce((program, { rewrite }) => rewrite(program), source);
  const program = [rewritten, `string(${rewritten})`].find(compiles);
  return program === undefined ? undefined : { message: first.message, program };
}
