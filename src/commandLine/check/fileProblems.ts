import type { Input } from '../input/readInputs.ts';
import type { fileCodes } from './fileCodes.ts';
import type { ReportedProblem } from './report.ts';

const code: keyof typeof fileCodes = 'file-encoding';
const start = { offset: 0, line: 1, column: 1 };

/** What hjson-go would read differently, because the bytes are not the UTF-8 of the checked text. */
export function fileProblems({ encoding }: Pick<Input, 'encoding'>): readonly ReportedProblem[] {
  if (encoding === 'UTF-8') return [];
  const message =
    encoding === 'UTF-8 with BOM'
      ? 'The file begins with a byte order mark, which hjson-go reads as part of the first key.'
      : `The file is ${encoding}, and hjson-go reads UTF-8.`;
  return [
    {
      code,
      severity: 'error',
      message,
      detail: undefined,
      path: [],
      option: undefined,
      range: { start, end: start },
      fixes: [{ title: 'Save as UTF-8 without a byte order mark', isSafe: true }],
      // The text, which is without the mark, stays the same.
      fixEdits: () => [],
      excerpt: () => undefined,
    },
  ];
}
