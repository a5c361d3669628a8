import type { CodeTable } from '../../text/index.ts';

/** What is wrong with the bytes of a file. The page repairs it when it opens the file, and says so. */
export const fileCodes = {
  'file-encoding': {
    meaning:
      'The file is UTF-16, or begins with a byte order mark. hjson-go reads UTF-8, and reads a byte order mark as part of the first key.',
    example: '\uFEFFbaseUrl: https://review.example.com',
    fix: 'Save the file as UTF-8 without a byte order mark.',
  },
} satisfies CodeTable;
