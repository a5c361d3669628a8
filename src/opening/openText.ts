import { counted, type LineEnd, partitionPoint } from 'source-text';

/** The encodings other than UTF-8 that are offered for a file, by the names that `TextDecoder` knows. */
export type OtherEncoding = 'UTF-16LE' | 'UTF-16BE' | 'windows-1252';

export type OpenedText =
  | {
      readonly ok: true;
      /** Without BOM, with line ends of one kind. Without notes, its UTF-8 is the file, byte for byte. */
      readonly text: string;
      readonly lineEnd: LineEnd;
      /** What was changed on the way in, as sentences. */
      readonly notes: readonly string[];
      /** The one of them about line ends. */
      readonly lineEndNote?: string;
    }
  | {
      readonly ok: false;
      /** What the file is instead, and what to do, as sentences. */
      readonly reason: string;
      /** The encodings to offer instead; empty for what is not text. */
      readonly encodings: readonly OtherEncoding[];
    };

/** The text of a file. Never guesses: bytes that are not UTF-8 are refused, and the possible encodings are offered. */
export function openText(bytes: Uint8Array, encoding?: string): OpenedText {
  if (encoding !== undefined) return decodeAs(bytes, encoding);
  if (utf32.test(bytes.subarray(0, 4).join()))
    return refuse('This file is UTF-32, and hjson-go reads UTF-8. Save it as UTF-8 first.');
  const utf16 = detectUtf16(bytes);
  if (utf16) {
    return refuse(`This file is ${utf16}, and hjson-go reads UTF-8. Open it as ${utf16}; it will be saved as UTF-8.`, [
      utf16,
    ]);
  }
  const nul = bytes.indexOf(0);
  if (nul >= 0) return refuse(`Not a text file (NUL at byte ${nul}). Choose config.json or a file that contains it.`);
  const text = decode(bytes, 'UTF-8');
  if (text !== undefined) return fromText(text, []);
  const invalid = invalidOffset(bytes);
  const control = bytes.findIndex(isBinaryControl);
  if (control >= 0)
    return refuse(
      `Not a text file (control character at byte ${control}). Choose config.json or a file that contains it.`,
    );
  return refuse(
    `This file is not UTF-8 (byte ${invalid}). It may be an older Western encoding; check the accented letters after opening it.`,
    ['windows-1252'],
  );
}

/** The bytes of a file that holds the text: UTF-8 without BOM, the line ends as they are in the text. */
export function saveBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function refuse(reason: string, encodings: readonly OtherEncoding[] = []): OpenedText {
  return { ok: false, reason, encodings };
}

function decodeAs(bytes: Uint8Array, encoding: string): OpenedText {
  const text = decode(bytes, encoding);
  return text === undefined
    ? refuse(`This file cannot be read as ${encoding}.`)
    : fromText(text, [`Read as ${encoding}. It will be saved as UTF-8, which hjson-go reads.`]);
}

/** Undefined if the bytes do not fit, or the encoding is unknown. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function fromText(decoded: string, notes: readonly string[]): OpenedText {
  const hasBom = decoded.startsWith('\uFEFF');
  const ends = unifyLineEnds(decoded.replace(/^\uFEFF+/, ''));
  const bomNote =
    'The byte order mark at the beginning was removed: hjson-go would read it as part of the configuration.';
  return {
    ok: true,
    text: ends.text,
    lineEnd: ends.lineEnd,
    notes: [...notes, ...(hasBom ? [bomNote] : []), ...(ends.note ? [ends.note] : [])],
    ...(ends.note !== undefined && { lineEndNote: ends.note }),
  };
}

/** Converts all line ends to the kind that most lines have; says so if that changes anything. */
function unifyLineEnds(text: string): { text: string; lineEnd: LineEnd; note: string | undefined } {
  const counts = { '\r\n': 0, '\n': 0, '\r': 0 };
  for (const [end] of text.matchAll(/\r\n|\n|\r/g)) counts[end as keyof typeof counts]++;
  const lineEnd = counts['\r\n'] > counts['\n'] + counts['\r'] ? '\r\n' : '\n';
  const changed = counts['\r'] + counts[lineEnd === '\n' ? '\r\n' : '\n'];
  if (changed === 0) return { text, lineEnd, note: undefined };
  const name = lineEnd === '\n' ? 'LF' : 'CR LF';
  const carriageReturn =
    counts['\r'] > 0 ? ' hjson-go does not end a comment at a lone CR: check the lines after comments.' : '';
  return {
    text: text.replace(/\r\n|\r|\n/g, lineEnd),
    lineEnd,
    note: `Changed ${counted(changed, 'line end')} to ${name}, so that all are the same.${carriageReturn}`,
  };
}

/** The first four bytes: a byte order mark, or an ASCII character. */
const utf32 = /^(?:255,254,0,0|0,0,254,255|[1-9]\d*,0,0,0|0,0,0,[1-9]\d*)$/;

/** By the byte order mark, or because every second byte of what looks like ASCII is zero. */
function detectUtf16(bytes: Uint8Array): OtherEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  let zerosAtEven = 0;
  let zerosAtOdd = 0;
  bytes.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) zerosAtEven++;
    else zerosAtOdd++;
  });
  const many = bytes.length / 4;
  if (zerosAtEven === 0 && zerosAtOdd > many) return 'UTF-16LE';
  return zerosAtOdd === 0 && zerosAtEven > many ? 'UTF-16BE' : undefined;
}

function isBinaryControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b;
}

/** The offset of the first byte that makes the bytes invalid UTF-8, found by halving. */
function invalidOffset(bytes: Uint8Array): number {
  return partitionPoint(bytes.length - 1, (offset) => isValidPrefix(bytes.subarray(0, offset + 1)));
}

function isValidPrefix(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('UTF-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
