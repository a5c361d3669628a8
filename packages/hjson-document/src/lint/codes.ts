import type { CodeTable } from 'source-text';

/** What is valid HJSON, but probably a mistake. */
export const lintCodes = {
  'byte-order-mark': '\ufeffsmtpPort: 587',
  'carriage-return': 'smtpPort: 587 # STARTTLS\rmailFrom: noreply@example.com\r',
  'closer-in-string': '{\n  smtpAuth: { username: review}\n  }\n}',
  'colour-as-comment': '{\n  accessReviewToolbarBackgroundColor: #0b3d91\n  smtpPort: 587\n}',
  'comma-in-string': '{\n  organisationName: Example Hospital,\n  smtpPort: 587\n}',
  'comment-in-string': 'organisationName: Example Hospital # on the button',
  'invisible-at-value': 'smtpPort: 587\u00a0',
  'invisible-in-key': 'a: 1\n\u00a0smtpPort: 587',
  'line-break-in-string': 'mailFrom: noreply@example.com\u2028smtpPort: 587',
  'member-in-string': 'organisationName: Example, smtpPort: 587',
  'nul-character': 'smtpPort: 587\n\0mailFrom: noreply@example.com',
  'surrogate-escape': 'organisationName: "Example \\ud83d\\ude00"',
  'typographic-quotes': 'organisationName: “Example Hospital”',
  'unclosed-comment': 'smtpPort: 587\n/* to do\nmailFrom: noreply@example.com',
  'value-missing-at-end': 'smtpPort: 587\norganisationName:',
  'value-on-later-line': 'organisationName:\nbaseUrl: https://review.example.com',
} as const satisfies CodeTable;

export type LintCode = keyof typeof lintCodes;
