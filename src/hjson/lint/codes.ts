import type { CodeTable } from '../../text/index.ts';

/** What is valid HJSON, but probably a mistake. */
export const lintCodes = {
  'byte-order-mark': {
    meaning: 'The text starts with an invisible byte order mark, which hjson-go reads as part of it.',
    example: '\ufeffsmtpPort: 587',
    fix: 'Remove the mark: save the file as UTF-8 without BOM.',
  },
  'carriage-return': {
    meaning: 'A line ends with only a carriage return, which does not end a comment.',
    example: 'smtpPort: 587 # STARTTLS\rmailFrom: noreply@example.com\r',
    fix: 'Replace the carriage returns with line feeds.',
  },
  'closer-in-string': {
    meaning: 'A closing bracket is part of text without quotes and closes nothing.',
    example: '{\n  smtpAuth: { username: review}\n  }\n}',
    fix: 'Quote the text before the bracket.',
  },
  'colour-as-comment': {
    meaning: 'A colour that starts with `#` is read as a comment, because it has no quotes.',
    example: '{\n  accessReviewToolbarBackgroundColor: #0b3d91\n  smtpPort: 587\n}',
    fix: 'Put quotes around the colour.',
  },
  'comma-in-string': {
    meaning: 'The comma at the end of text without quotes is part of the text.',
    example: '{\n  organisationName: Example Hospital,\n  smtpPort: 587\n}',
    fix: 'Remove the comma, or quote the text before it.',
  },
  'comment-in-string': {
    meaning: 'What looks like a comment is part of text without quotes.',
    example: 'organisationName: Example Hospital # on the button',
    fix: 'Quote the text before the comment.',
  },
  'invisible-at-value': {
    meaning: 'There is an invisible character before or after a value, which can turn a number into text.',
    example: 'smtpPort: 587\u00a0',
    fix: 'Remove the invisible character.',
  },
  'invisible-in-key': {
    meaning: 'A key contains an invisible character, so it is not the key that it looks like.',
    example: 'a: 1\n\u00a0smtpPort: 587',
    fix: 'Remove the invisible character.',
  },
  'line-break-in-string': {
    meaning: 'A line break of a word processor is part of text without quotes, and the next option with it.',
    example: 'mailFrom: noreply@example.com\u2028smtpPort: 587',
    fix: 'End the line there.',
  },
  'member-in-string': {
    meaning: 'What looks like the next option is part of text without quotes.',
    example: 'organisationName: Example, smtpPort: 587',
    fix: 'Quote the text before the comma.',
  },
  'nul-character': {
    meaning: 'The text contains an invisible NUL character. Outside quotes, hjson-go stops reading there.',
    example: 'smtpPort: 587\n\0mailFrom: noreply@example.com',
    fix: 'Remove the character.',
  },
  'surrogate-escape': {
    meaning: 'An escape stands for half a character, and hjson-go reads each half as an unknown character.',
    example: 'organisationName: "Example \\ud83d\\ude00"',
    fix: 'Write the character itself.',
  },
  'typographic-quotes': {
    meaning: 'Curly quotes from a word processor are part of the text.',
    example: 'organisationName: “Example Hospital”',
    fix: 'Use straight quotes.',
  },
  'unclosed-comment': {
    meaning: 'A comment that starts with `/*` is never closed, so everything after it is ignored.',
    example: 'smtpPort: 587\n/* to do\nmailFrom: noreply@example.com',
    fix: 'Write `*/` where the comment ends.',
  },
  'value-missing-at-end': {
    meaning: 'The last key has no value. hjson-go reads one NUL character, without an error.',
    example: 'smtpPort: 587\norganisationName:',
    fix: 'Write a value, or `""` for empty text.',
  },
  'value-on-later-line': {
    meaning: 'A key has no value on its line, so the next line is read as its value.',
    example: 'organisationName:\nbaseUrl: https://review.example.com',
    fix: 'Write the value on the line of its key, or `""` for empty text.',
  },
} as const satisfies CodeTable;

export type LintCode = keyof typeof lintCodes;
