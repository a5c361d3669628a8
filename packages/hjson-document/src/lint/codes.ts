import type { CodeTable } from 'source-text';

/** A text for each code of `lintHjson`: valid HJSON that is probably a mistake. */
export const lintCodes = {
  'byte-order-mark': '\ufeffport: 587',
  'carriage-return': 'port: 587 # STARTTLS\rfrom: noreply@example.com\r',
  'closer-in-string': '{\n  login: { username: ada}\n  }\n}',
  'colour-as-comment': '{\n  color: #0b3d91\n  port: 587\n}',
  'comma-in-string': '{\n  name: Example Company,\n  port: 587\n}',
  'comment-in-string': 'name: Example Company # on the button',
  'invisible-at-value': 'port: 587\u00a0',
  'invisible-in-key': 'a: 1\n\u00a0port: 587',
  'line-break-in-string': 'from: noreply@example.com\u2028port: 587',
  'member-in-string': 'name: Example, port: 587',
  'nul-character': 'port: 587\n\0from: noreply@example.com',
  'surrogate-escape': 'name: "Example \\ud83d\\ude00"',
  'typographic-quotes': 'name: “Example Company”',
  'unclosed-comment': 'port: 587\n/* to do\nfrom: noreply@example.com',
  'value-missing-at-end': 'port: 587\nname:',
  'value-on-later-line': 'name:\nurl: https://www.example.com',
} as const satisfies CodeTable;

/** The kinds of probable mistakes: `lintCodes` of `hjson-document/codes` has a text with each. */
export type LintCode = keyof typeof lintCodes;
