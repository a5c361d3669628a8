import { optionAt } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { decodeBase64Text } from '../../text/index.ts';
import { type ImportRefusal, importRefusal } from '../importRefusal.ts';
import { matchAt } from '../scanners/assignment.ts';
import { isReadDifferently } from './codeBlocks.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

/** A configuration that is encoded somewhere in a paste: in Base64, in a spreadsheet, in a JSON string, in `kubectl describe`. */
export const embeddedReader: PasteReader = (text) => {
  const found: readonly (readonly [reader: string, value: string, refusal?: ImportRefusal | undefined])[] = [
    ...base64Blocks(text).map(([value, isCut]) => ['Base64', value, isCut ? cutOff : undefined] as const),
    ...spreadsheetCells(text).map((value) => ['Spreadsheet cell', value] as const),
    ...escapedObjects(text).map((value) => ['JSON string', value] as const),
    ...describedVariables(text).map((value) => ['kubectl describe', value] as const),
  ];
  return found.flatMap(([reader, value, refusal]): readonly ImportCandidate[] => {
    if (!mentionsOption(value)) return [];
    const origin = { reader, place: '', scope: reader };
    return [refusal ? { kind: 'refused', origin, refusal } : { kind: 'value', name: configVariable, value, origin }];
  });
};

const cutOff = importRefusal('value-unclosed', 'The end of the paste may be missing.');

/** Any long word may be Base64. */
export function mentionsOption(text: string): boolean {
  return [...text.matchAll(/(?<!\w)([A-Za-z]\w{0,40})["']?[ \t]{0,20}:/g)].some(
    ([, name = '']) => optionAt([name]) !== undefined,
  );
}

/** A line of Base64 that can hold a configuration. */
const encoded = /(?<![\w+/=-])[\w+/-]{24,}={0,2}/g;
const mostBlocks = 20;
/** A prompt behind the last line: its name may be letters of Base64. */
const longestPrompt = 40;

/** A line end, with what a mail or a number puts before the next line; or a blank before whole groups, which few words are. */
const between = '(?:[ \\t]{0,20}\\r?\\n[ \\t>]{0,20}(?:\\d{1,6}[ \\t:│]{1,9})?|[ \\t](?=([\\w+/=-]{4})+(?!\\S)))';
const dots = /\s{0,2}(?:\.\.|…)/y;

/** With its further lines: each as long as the first, the last one shorter. Dots behind it stand for a part that is missing. */
function base64Blocks(text: string): readonly (readonly [value: string, isCut: boolean])[] {
  const found: (readonly [string, boolean])[] = [];
  const start = new RegExp(encoded);
  for (let match = start.exec(text), tried = 0; match && tried < mostBlocks; match = start.exec(text), tried++) {
    const [first] = match;
    const pieces = [first];
    const next = new RegExp(`${between}([\\w+/-]{1,${Math.min(first.length, 1000)}}={0,2})`, 'y');
    for (let piece: string | undefined = first; piece?.length === first.length; ) {
      next.lastIndex = start.lastIndex;
      piece = next.exec(text)?.[2];
      if (piece === undefined) break;
      pieces.push(piece);
      start.lastIndex = next.lastIndex;
    }
    const whole = pieces.join('');
    // The last piece may be the first word of the text behind.
    const decoded = decodeBase64Text(whole) ?? decodeBase64Text(pieces.slice(0, -1).join('')) ?? withoutPrompt(whole);
    if (decoded !== undefined) found.push([decoded, matchAt(dots, text, start.lastIndex) !== null]);
  }
  return found;
}

/** Up to the brace that ends it. */
function withoutPrompt(whole: string): string | undefined {
  for (let length = whole.length - 1; length > 0 && length >= whole.length - longestPrompt; length--) {
    const decoded = decodeBase64Text(whole.slice(0, length));
    if (decoded !== undefined && /^\s*\{[\s\S]*\}\s*$/.test(decoded)) return decoded;
  }
  return undefined;
}

const cell = /(?<![^\t\n,;])"(\s*\{(?:[^"]|"")*)"(?![^\t\r\n,;])/g;

/** A cell with quotes or line ends is copied in quotes, with its own quotes doubled. */
function spreadsheetCells(text: string): readonly string[] {
  return [...text.matchAll(cell)].map(([, inside = '']) => inside.replaceAll('""', '"'));
}

const escapedStart = /\{[ \t]{0,20}(?:\\[nrt"]|[A-Za-z]\w{0,40}:)/g;

/** Objects in a JSON string, such as a message of a log: with `\"` and `\n`, up to the quote that ends the string. */
function escapedObjects(text: string): readonly string[] {
  if (!/\\["n]/.test(text)) return [];
  const found: string[] = [];
  const start = new RegExp(escapedStart);
  for (let match = start.exec(text); match && found.length < mostBlocks; match = start.exec(text)) {
    let end = match.index;
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
    start.lastIndex = end;
    const close = text.lastIndexOf('}', end);
    const inside = text.slice(match.index, close + 1);
    if (!/\\["n]/.test(inside) || isReadDifferently(text, match.index, close)) continue;
    const value = unescaped(inside);
    if (value !== undefined) found.push(value);
  }
  return found;
}

function unescaped(inside: string): string | undefined {
  try {
    return String(JSON.parse(`"${inside.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`));
  } catch {
    return undefined;
  }
}

/** Environment variables of a container, which it prints without quotes. */
const described = new RegExp(`^[ \\t]+${configVariable}:[ \\t]{2,}(\\{[^\\r\\n]*)`, 'gm');

function describedVariables(text: string): readonly string[] {
  const values = [...text.matchAll(described)].map(([, value = '']) => value.trimEnd());
  return values.filter((value) => value.endsWith('}'));
}
