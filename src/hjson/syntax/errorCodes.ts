import type { CodeTable } from '../../text/index.ts';

/** What makes hjson-go refuse a text, and `text-too-large`. */
export const errorCodes = {
  'bad-escape': {
    meaning: 'A backslash in quotes starts an escape that HJSON does not have.',
    example: 'templatesPath: "C:\\data"',
    fix: 'Write `\\\\` for a backslash.',
  },
  'closer-in-string': {
    meaning:
      'A bracket on the same line as text without quotes is part of that text, so what it should close stays open.',
    example: '{\n  smtpAuth: { username: review }\n}',
    fix: 'Put quotes around the text.',
  },
  'lax-number': {
    meaning: 'A number has no digits after its decimal point or in its exponent.',
    example: 'smtpPort: 587.',
    fix: 'Finish the number, or quote it if it is text.',
  },
  'missing-colon': {
    meaning: 'There is text where a key and a colon are expected.',
    example: '{\n  baseUrl\n  smtpPort: 587\n}',
    fix: 'Write `key: value`, or remove the text.',
  },
  'missing-key': {
    meaning: 'A colon has no key before it.',
    example: ': review\nsmtpPort: 587',
    fix: 'Write a key before the colon, or `""` for an empty one.',
  },
  'missing-value': {
    meaning: 'A key has no value.',
    example: '{\n  organisationName:\n}',
    fix: 'Write a value, or `""` for empty text.',
  },
  'nested-too-deep': {
    meaning: 'Brackets are nested more than 10,000 levels deep.',
    example: `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    fix: 'Nest fewer brackets.',
  },
  'number-out-of-range': {
    meaning: 'A number is larger than the largest floating-point number.',
    example: 'smtpPort: 1e400',
    fix: 'Write a smaller number, or quote it if it is text.',
  },
  'space-in-key': {
    meaning: 'A key without quotes contains a space.',
    example: 'base Url: https://review.example.com\nsmtpPort: 587',
    fix: 'Put quotes around the key, or remove the space.',
  },
  'stray-closer': {
    meaning: 'A closing bracket has no opening one.',
    example: 'smtpPort: 587\n}\nbaseUrl: https://review.example.com',
    fix: 'Remove the bracket.',
  },
  'stray-comma': {
    meaning: 'There is nothing before a comma.',
    example: '{ smtpPort: 587,, queryTimeOutMinutes: 10 }',
    fix: 'Remove the comma.',
  },
  'stray-value': {
    meaning: 'An object or a list has no key.',
    example: '{ { username: "review" } smtpPort: 587 }',
    fix: 'Write a key and a colon before it, or remove it.',
  },
  'text-after-quote': {
    meaning: 'A text in quotes is followed by more text on its line: a quote inside it has ended it.',
    example: 'organisationName: "The "Best" Company"',
    fix: 'Write `\\"` for each quote inside the text.',
  },
  'text-after-root': {
    meaning: 'There is text after the end of the configuration.',
    example: '{ smtpPort: 587 } }',
    fix: 'Remove that text, or the bracket that ended the configuration too early.',
  },
  'text-too-large': {
    meaning:
      'The text has too many lines, commas and brackets, or nests brackets too deeply, to be checked or shown as a form.',
    example: `hosts: [${'1,'.repeat(50_000)}]`,
    fix: 'Edit it as text, or make it smaller.',
  },
  'unclosed-array': {
    meaning: 'A `[` is never closed.',
    example: '{\n  hosts: [1, 2\n  smtpPort: 587\n}',
    fix: 'Write `]` where the list ends.',
  },
  'unclosed-multiline': {
    meaning: "Text that starts with `'''` is never closed.",
    example: "organisationName: '''Example\n  Hospital\nsmtpPort: 587",
    fix: "Write `'''` where the text ends.",
  },
  'unclosed-object': {
    meaning: 'A `{` is never closed.',
    example: '{\n  smtpPort: 587',
    fix: 'Write `}` where the object ends.',
  },
  'unclosed-string': {
    meaning: 'A quote is not closed on its line.',
    example: 'organisationName: "Example\nsmtpPort: 587',
    fix: 'Write the closing quote.',
  },
  'unreadable-line': {
    meaning: 'One line cannot be read, while the lines around it can.',
    example: '{\n  baseUrl: https://review.example.com\n}} note {{ to myself\n  smtpPort: 587\n}',
    fix: 'Correct the line, or remove it.',
  },
} as const satisfies CodeTable;

export type HjsonErrorCode = keyof typeof errorCodes;
