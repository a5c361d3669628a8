import type { CodeTable } from 'source-text';
import type { Input } from '../input/readInputs.ts';
import { problemWithoutPlace, type ReportedProblem } from './report.ts';

/** What is wrong with a file as a whole. The page repairs its bytes when it opens it, and shows which options are set. */
export const fileCodes = {
  'file-encoding': '\uFEFFbaseUrl: https://review.example.com',
  'no-option-set': '{ config: { baseUrl: "https://review.example.com" } }',
} satisfies CodeTable;

/** Nothing says that the server refuses it, but nobody keeps such a file on purpose. */
export const nothingSet = problemWithoutPlace({
  code: 'no-option-set',
  severity: 'warning',
  message: 'No option of the reference is set here. Check that this is the text of the configuration.',
});

const start = { offset: 0, line: 1, column: 1 };

/** What hjson-go would read differently, because the bytes are not the UTF-8 of the checked text. */
export function encodingProblems({ encoding }: Pick<Input, 'encoding'>): readonly ReportedProblem[] {
  if (encoding === 'UTF-8') return [];
  const message =
    encoding === 'UTF-8 with BOM'
      ? 'The file begins with a byte order mark, which hjson-go reads as part of the first key.'
      : `The file is ${encoding}, and hjson-go reads UTF-8.`;
  return [
    problemWithoutPlace({
      code: 'file-encoding',
      severity: 'error',
      message,
      range: { start, end: start },
      // The text, which is without the mark, stays the same.
      fixes: [{ title: 'Save as UTF-8 without a byte order mark', isSafe: true }],
    }),
  ];
}
