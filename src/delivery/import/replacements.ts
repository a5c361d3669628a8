import { decodeHtmlEntities } from 'source-text';

/**
 * What a text may have been through that changes characters inside of values, too: its reader, and the text before it. None is ever
 * undone unasked.
 */
export const replacements: readonly (readonly [reader: string, undo: (text: string) => string])[] = [
  ['Without the colours of a terminal', withoutColours],
  ['With HTML entities as characters', decodeHtmlEntities],
  [
    'With the spaces and quotes of a word processor as plain ones',
    (text) =>
      text
        .replace(/[\u00A0\u2007\u202F\u3000]/g, ' ')
        .replace(/[\u200B\u2060\uFEFF]/g, '')
        .replaceAll('\v', '\n')
        .replace(/[\u201C-\u201F]/g, '"')
        .replace(/(?<!\p{L})[\u2018-\u201B]|[\u2018-\u201B](?!\p{L})/gu, "'"),
  ],
  ['Without the carets of cmd', (text) => text.replace(/\^([\s\S])/g, '$1')],
];

/** Without colours, movements and character sets. */
export function withoutColours(text: string): string {
  return text.replace(/\x1B(?:\[[\d:;?]{0,60}[A-Za-z]|[()][\dA-Z])/g, '');
}
