/** A character that looks like nothing or like another one. */
export interface DisguisedCharacter {
  /** Its name in plain words: "a zero width space". */
  readonly name: string;
  /** What a reader sees: nothing, a space, or ASCII. */
  readonly looksLike: string;
  /** True inside words of some languages, and in emoji. */
  readonly isOfWriting: boolean;
}

/** Without what it looks like, a character of writing that looks like its normal form (NFKC), if that is ASCII. */
type Row = readonly [first: number, last: number, name: string, looksLike?: string, isOfWriting?: 'writing'];

/** Code points with their Unicode names in plain words; the first row counts. */
const rows: readonly Row[] = [
  [0x0000, 0x0007, 'a control character', ''],
  [0x000b, 0x000b, 'a vertical tab', ' '],
  [0x000e, 0x001f, 'a control character', ''],
  [0x007f, 0x0084, 'a control character', ''],
  [0x00ad, 0x00ad, 'a soft hyphen', ''],
  [0x034f, 0x034f, 'a grapheme joiner', ''],
  [0x061c, 0x061c, 'a direction mark', '', 'writing'],
  [0x115f, 0x1160, 'an invisible letter', ''],
  [0x180e, 0x180e, 'a vowel separator', ''],
  [0x200b, 0x200b, 'a zero width space', ''],
  [0x200c, 0x200d, 'a zero width joiner', '', 'writing'],
  [0x200e, 0x200f, 'a direction mark', '', 'writing'],
  [0x202a, 0x202e, 'a direction mark', ''],
  [0x2060, 0x2064, 'a word joiner', ''],
  [0x2066, 0x2069, 'a direction mark', ''],
  [0x3164, 0x3164, 'an invisible letter', ''],
  [0xfe00, 0xfe0f, 'a variation selector', '', 'writing'],
  [0xfeff, 0xfeff, 'a byte order mark', ''],
  [0xffa0, 0xffa0, 'an invisible letter', ''],
  [0xe0000, 0xe007f, 'a tag character', '', 'writing'],
  [0xe0100, 0xe01ef, 'a variation selector', '', 'writing'],
  [0x0085, 0x0085, 'a next-line character', ' '],
  [0x0086, 0x009f, 'a control character', ''],
  [0x00a0, 0x00a0, 'a no-break space'],
  [0x1680, 0x1680, 'a space of another script', ' '],
  [0x2000, 0x200a, 'a wide or narrow space'],
  [0x2028, 0x2029, 'a line separator', ' '],
  [0x202f, 0x202f, 'a narrow no-break space'],
  [0x2800, 0x2800, 'a braille blank', ' '],
  [0x2010, 0x2012, 'a typographic hyphen', '-', 'writing'],
  [0x2013, 0x2015, 'a dash', '-', 'writing'],
  [0x2212, 0x2212, 'a minus sign', '-', 'writing'],
  [0x2044, 0x2044, 'a typographic slash', '/', 'writing'],
  [0x2215, 0x2215, 'a typographic slash', '/', 'writing'],
  [0xfb00, 0xfb06, 'a ligature'],
  // Up to U+00FF, it is a sign of its own on many keyboards, such as ² and º.
  [0x0100, 0x10ffff, 'a styled or full-width form'],
];

/** Only visible ASCII and line ends need no look at the table. */
const suspicious = /[^\t\n\r -~]/gu;

/** The first disguised character of a text that `isMeant` does not accept; undefined if there is none. */
export function disguisedIn(
  text: string,
  isMeant: (character: DisguisedCharacter) => boolean = () => false,
): DisguisedCharacter | undefined {
  for (const [character] of text.matchAll(suspicious)) {
    const found = disguised(character);
    if (found && !isMeant(found)) return found;
  }
  return undefined;
}

/** The text as it looks, with ASCII for the characters that `isMeant` does not accept. */
export function asItLooks(text: string, isMeant: (character: DisguisedCharacter) => boolean = () => false): string {
  return text.replace(suspicious, (character) => {
    const found = disguised(character);
    return found && !isMeant(found) ? found.looksLike : character;
  });
}

function disguised(character: string): DisguisedCharacter | undefined {
  const code = character.codePointAt(0) ?? 0;
  const row = rows.find(([first, last]) => first <= code && code <= last);
  const looksLike = row?.[3] ?? character.normalize('NFKC');
  if (!row || /[^ -~]/.test(looksLike)) return undefined;
  return { name: row[2], looksLike, isOfWriting: row[3] === undefined || row[4] !== undefined };
}
