import type { CodeTable } from 'source-text';

/** What makes hjson-go refuse a text, and `text-too-large`. */
export const errorCodes = {
  'bad-escape': 'templatesPath: "C:\\data"',
  'closer-in-string': '{\n  smtpAuth: { username: review }\n}',
  'lax-number': 'smtpPort: 587.',
  'missing-colon': '{\n  baseUrl\n  smtpPort: 587\n}',
  'missing-key': ': review\nsmtpPort: 587',
  'missing-value': '{\n  organisationName:\n}',
  'nested-too-deep': `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'number-out-of-range': 'smtpPort: 1e400',
  'space-in-key': 'base Url: https://review.example.com\nsmtpPort: 587',
  'stray-closer': 'smtpPort: 587\n}\nbaseUrl: https://review.example.com',
  'stray-comma': '{ smtpPort: 587,, queryTimeOutMinutes: 10 }',
  'stray-value': '{ { username: "review" } smtpPort: 587 }',
  'text-after-quote': 'organisationName: "The "Best" Company"',
  'text-after-root': '{ smtpPort: 587 } }',
  'text-too-large': `hosts: [${'1,'.repeat(50_000)}]`,
  'unclosed-array': '{\n  hosts: [1, 2\n  smtpPort: 587\n}',
  'unclosed-multiline': "organisationName: '''Example\n  Hospital\nsmtpPort: 587",
  'unclosed-object': '{\n  smtpPort: 587',
  'unclosed-string': 'organisationName: "Example\nsmtpPort: 587',
  'unreadable-line': '{\n  baseUrl: https://review.example.com\n}} note {{ to myself\n  smtpPort: 587\n}',
} as const satisfies CodeTable;

export type HjsonErrorCode = keyof typeof errorCodes;
