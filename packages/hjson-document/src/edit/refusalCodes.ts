import type { CodeTable } from 'source-text';

/** An edit for each code of a refusal: what is wrong with the text, with what was asked for, or with both together. */
export const refusalCodes = {
  damaged: "edit(parseHjson('name: \"Ada\\nport: 587')).set(['name'], 'Ada')",
  'errors-first': "formatDocument(parseHjson('{ port: 587'))",
  'list-item': "edit(parseHjson('hosts: [a\\n]')).set(['hosts', 1], 'b')",
  'name-taken': "edit(parseHjson('a: 1\\nb: 2')).rename(['a'], 'b')",
  'not-a-path': "edit(parseHjson('port: 587')).set('port', 25)",
  'not-a-value': "edit(parseHjson('port: 587')).set(['port'], NaN)",
  'not-an-object': "edit(parseHjson('mail: none')).set(['mail', 'port'], 587)",
  'nothing-there': "edit(parseHjson('port: 587')).remove(['host'])",
  'possibly-damaged': "edit(parseHjson('{ host a.example, port: 587 }')).set(['host'], 'b.example')",
  'text-behind-end': "formatDocument(parseHjson('port: 587\\n\\0 more'))",
  'unclosed-comment': "edit(parseHjson('/* port: 587')).set(['port'], 587)",
  'unclosed-object': "edit(parseHjson('{ port: 587')).set(['host'], 'a.example')",
  'unmatched-brackets': "edit(parseHjson('{ port: 587 } }')).set(['host'], 'a.example')",
  unsafe: "setValue(parseHjson('{ a: 1, b: 2 }'), ['a'], 'one', { source: 'one' })",
  'unwritable-note': "edit(parseHjson('{ a: 1 }')).note(['a'], '*/ \\n # x')",
  'whole-document': "edit(parseHjson('port: 587')).set([], {})",
} as const satisfies CodeTable;

/** The kinds of edits that are refused: `refusalCodes` of `hjson-document/codes` has an edit for each. */
export type RefusalCode = keyof typeof refusalCodes;
