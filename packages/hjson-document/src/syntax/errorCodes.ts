import type { CodeTable } from 'source-text';

/** What makes hjson-go refuse a text, and `text-too-large`. */
export const errorCodes = {
  'bad-escape': 'brochuresPath: "C:\\data"',
  'closer-in-string': '{\n  shopDesk: { username: orders }\n}',
  'lax-number': 'slotSize: 587.',
  'missing-colon': '{\n  homeUrl\n  slotSize: 587\n}',
  'missing-key': ': orders\nslotSize: 587',
  'missing-value': '{\n  publicationTitle:\n}',
  'nested-too-deep': `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'number-out-of-range': 'slotSize: 1e400',
  'space-in-key': 'home Url: https://orders.example.com\nslotSize: 587',
  'stray-closer': 'slotSize: 587\n}\nhomeUrl: https://orders.example.com',
  'stray-comma': '{ slotSize: 587,, quantityOnLastOrder: 10 }',
  'stray-value': '{ { username: "orders" } slotSize: 587 }',
  'text-after-quote': 'publicationTitle: "The "Best" Company"',
  'text-after-root': '{ slotSize: 587 } }',
  'text-too-large': `hosts: [${'1,'.repeat(50_000)}]`,
  'unclosed-array': '{\n  hosts: [1, 2\n  slotSize: 587\n}',
  'unclosed-multiline': "publicationTitle: '''Example\n  Workshop\nslotSize: 587",
  'unclosed-object': '{\n  slotSize: 587',
  'unclosed-string': 'publicationTitle: "Example\nslotSize: 587',
  'unreadable-line': '{\n  homeUrl: https://orders.example.com\n}} note {{ to myself\n  slotSize: 587\n}',
} as const satisfies CodeTable;

export type HjsonErrorCode = keyof typeof errorCodes;
