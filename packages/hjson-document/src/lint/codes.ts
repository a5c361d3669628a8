import type { CodeTable } from 'source-text';

/** What is valid HJSON, but probably a mistake. */
export const lintCodes = {
  'byte-order-mark': '\ufeffslotSize: 587',
  'carriage-return': 'slotSize: 587 # STARTTLS\rmadeFrom: noreply@example.com\r',
  'closer-in-string': '{\n  shopDesk: { username: orders}\n  }\n}',
  'colour-as-comment': '{\n  thumbnailOfLargePictureBorderColor: #0b3d91\n  slotSize: 587\n}',
  'comma-in-string': '{\n  publicationTitle: Example Workshop,\n  slotSize: 587\n}',
  'comment-in-string': 'publicationTitle: Example Workshop # on the button',
  'invisible-at-value': 'slotSize: 587\u00a0',
  'invisible-in-key': 'a: 1\n\u00a0slotSize: 587',
  'line-break-in-string': 'madeFrom: noreply@example.com\u2028slotSize: 587',
  'member-in-string': 'publicationTitle: Example, slotSize: 587',
  'nul-character': 'slotSize: 587\n\0madeFrom: noreply@example.com',
  'surrogate-escape': 'publicationTitle: "Example \\ud83d\\ude00"',
  'typographic-quotes': 'publicationTitle: “Example Workshop”',
  'unclosed-comment': 'slotSize: 587\n/* to do\nmadeFrom: noreply@example.com',
  'value-missing-at-end': 'slotSize: 587\npublicationTitle:',
  'value-on-later-line': 'publicationTitle:\nhomeUrl: https://orders.example.com',
} as const satisfies CodeTable;

export type LintCode = keyof typeof lintCodes;
