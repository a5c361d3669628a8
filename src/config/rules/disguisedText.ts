import {
  applyEdits,
  asItLooks,
  type DisguisedCharacter,
  decodeHtmlEntities,
  disguisedIn,
  type TextRange,
} from 'source-text';
import type { TextDiagnostic } from './rule.ts';

/** Invisible characters and look-alikes in a name, an address or a host: these are written in visible characters. */
export function checkDisguised(text: string): readonly TextDiagnostic[] {
  return disguisedWith(text, () => false);
}

/** In a secret, only what nobody sees: its author may have chosen any sign. */
export function checkDisguisedSecret(text: string): readonly TextDiagnostic[] {
  return disguisedWith(text, isSeenSign);
}

/** In prose, only what nobody writes on purpose: joiners and marks belong to letters of other scripts, and to emoji. */
export function checkDisguisedProse(text: string): readonly TextDiagnostic[] {
  return disguisedWith(text, needsMarks.test(text) ? ({ isOfWriting }) => isOfWriting : isSeenSign);
}

/** What a secret and prose may have, in a part that names a host: a hyphen or a ligature that looks like ASCII. */
export function checkDisguisedPart(text: string, range: TextRange): readonly TextDiagnostic[] {
  return disguisedWith(text.slice(range.start, range.end), (found) => !isSeenSign(found)).map(
    ({ replacement, ...advice }) => ({
      ...advice,
      ...(replacement && {
        replacement: { ...replacement, value: applyEdits(text, [{ range, newText: replacement.value }]) },
      }),
    }),
  );
}

const isSeenSign = ({ isOfWriting, looksLike }: DisguisedCharacter) => isOfWriting && looksLike !== '';

const needsMarks = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}|\p{Extended_Pictographic}|\u20e3/u;

function disguisedWith(text: string, isMeant: (found: DisguisedCharacter) => boolean): readonly TextDiagnostic[] {
  const found = disguisedIn(text.trim(), isMeant);
  if (!found) return [];
  const [effect, title] =
    found.looksLike === ''
      ? ['which cannot be seen', 'Remove what cannot be seen']
      : [`which looks like ${found.looksLike === ' ' ? 'a space' : found.looksLike}`, 'Write what it looks like'];
  return [
    {
      code: 'disguised-character',
      severity: 'warning',
      message: `There is ${found.name} in it, ${effect}. Replace it.`,
      replacement: { title, value: asItLooks(text, isMeant) },
    },
  ];
}

const unicodeEscape = /\\u([\da-f]{4})/gi;
/** What a number stands for that is none of a character, or only half of a pair. */
const noCharacter = /[\0\ufffd\p{Cs}]/u;

/** `&quot;`, `\u003d`: what a web page or JSON has in place of a character. */
export function checkEncodedCharacters(text: string): readonly TextDiagnostic[] {
  const value = decodeHtmlEntities(text).replace(unicodeEscape, (_, hexadecimal: string) =>
    String.fromCharCode(Number.parseInt(hexadecimal, 16)),
  );
  if (value === text || noCharacter.test(value)) return [];
  return [
    {
      code: 'encoded-character',
      severity: 'warning',
      message: 'A character is encoded as in HTML or JSON, and hjson-go does not decode it here. Write the character.',
      replacement: { title: 'Write the character', value },
    },
  ];
}
