import { optionAt } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { decodeBase64Text } from '../../text/index.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

/** A configuration that is encoded somewhere in a paste: in Base64, in a spreadsheet, in a JSON string, in `kubectl describe`. */
export const embeddedReader: PasteReader = (text) => {
  const found = [
    ...base64Blocks(text).map((value) => ['Base64', value] as const),
    ...spreadsheetCells(text).map((value) => ['Spreadsheet cell', value] as const),
    ...escapedObjects(text).map((value) => ['JSON string', value] as const),
    ...describedVariables(text).map((value) => ['kubectl describe', value] as const),
  ];
  return found.filter(([, value]) => mentionsOption(value)).map(([reader, value]) => candidate(reader, value));
};

function candidate(reader: string, value: string): ImportCandidate {
  return { kind: 'value', name: configVariable, value, origin: { reader, place: '', scope: reader } };
}

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

/** With its further lines: each as long as the first, the last one shorter. */
function base64Blocks(text: string): readonly string[] {
  const found: string[] = [];
  const start = new RegExp(encoded);
  for (let match = start.exec(text), tried = 0; match && tried < mostBlocks; match = start.exec(text), tried++) {
    const [first] = match;
    const pieces = [first];
    const next = new RegExp(`\\r?\\n[ \\t]{0,20}([\\w+/-]{1,${Math.min(first.length, 1000)}}={0,2})`, 'y');
    for (let piece: string | undefined = first; piece?.length === first.length; ) {
      next.lastIndex = start.lastIndex;
      piece = next.exec(text)?.[1];
      if (piece === undefined) break;
      pieces.push(piece);
      start.lastIndex = next.lastIndex;
    }
    const whole = pieces.join('');
    const decoded = decodeBase64Text(whole) ?? withoutPrompt(whole);
    if (decoded !== undefined) found.push(decoded);
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
    const value = /\\["n]/.test(inside) ? unescaped(inside) : undefined;
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
