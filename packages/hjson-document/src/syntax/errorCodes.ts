import type { CodeTable } from 'source-text';

/** A text for each code of an error: what makes hjson-go refuse a text, and `text-too-large`, which `unreadDocument` has. */
export const errorCodes = {
  'bad-escape': 'path: "C:\\data"',
  'closer-in-string': '{\n  login: { username: ada }\n}',
  'lax-number': 'port: 587.',
  'missing-colon': '{\n  url\n  port: 587\n}',
  'missing-key': ': ada\nport: 587',
  'missing-value': '{\n  name:\n}',
  'nested-too-deep': `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'number-out-of-range': 'port: 1e400',
  'space-in-key': 'base url: https://www.example.com\nport: 587',
  'stray-closer': 'port: 587\n}\nurl: https://www.example.com',
  'stray-comma': '{ port: 587,, timeout: 10 }',
  'stray-value': '{ { username: "ada" } port: 587 }',
  'text-after-quote': 'name: "The "Best" Company"',
  'text-after-root': '{ port: 587 } }',
  'text-too-large': `hosts: [${'1,'.repeat(50_000)}]`,
  'unclosed-array': '{\n  hosts: [1, 2\n  port: 587\n}',
  'unclosed-multiline': "name: '''Example\n  Company\nport: 587",
  'unclosed-object': '{\n  port: 587',
  'unclosed-string': 'name: "Example\nport: 587',
  'unreadable-line': '{\n  url: https://www.example.com\n}} note {{ to myself\n  port: 587\n}',
} as const satisfies CodeTable;

/** The kinds of errors: `errorCodes` of `hjson-document/codes` has a text with each. */
export type HjsonErrorCode = keyof typeof errorCodes;
