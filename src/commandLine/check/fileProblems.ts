import type { CodeTable } from '../../text/index.ts';
import type { Input } from '../input/readInputs.ts';
import type { ReportedProblem } from './report.ts';

/** What is wrong with the bytes of a file. The page repairs it when it opens the file, and says so. */
export const fileCodes = {
  'file-encoding': {
    meaning:
      'The file is UTF-16, or begins with a byte order mark. hjson-go reads UTF-8, and reads a byte order mark as part of the first key.',
    example: '\uFEFFbaseUrl: https://review.example.com',
    fix: 'Save the file as UTF-8 without a byte order mark.',
  },
} satisfies CodeTable;

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
      code: 'file-encoding',
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
