import { nearestName } from 'source-text';
import { namedColours } from './namedColours.ts';
import { parseColour } from './parseColour.ts';

/** Colour functions of CSS Color 4 and 5; the browser judges their arguments, as long as they cannot end the declaration. */
const modern = /^(?:hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\([a-z0-9#%+\-., /()\t]*\)$/i;

/** Relative colours (CSS Color 5 §4) of the two functions that older browsers know in other forms. */
const relative = /^(?:rgb|hsl)a?\(\s*from\s[a-z0-9#%+\-*., /()\t]*\)$/i;

/** Numbers that the browser computes, and a colour that it chooses (CSS Color 5). */
const computed = /^(?:(?:rgb|hsl)a?\([a-z0-9#%+\-*., /\t]*calc\(|contrast-color\()[a-z0-9#%+\-*., /()\t]*\)$/i;

/** CSS Color 4 §6.2. */
const systemColours: ReadonlySet<string> = new Set(
  `accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext
  highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext`.split(/\s+/),
);

/** True for a text that is one CSS colour by itself. False for the empty text, and for what depends on the page, such as `var(--x)`. */
export function isColourValue(text: string): boolean {
  return parseColour(text) !== undefined || isModernColour(text);
}

/** The year from which every major browser knew colours of this kind; undefined for those that all of them know, and for other texts. */
export function modernColourYear(text: string): number | undefined {
  if (/^hsla?\(\s*[\d.]+[a-z]*\s+[\d.]+\s+[\d.]+\s*[/)]/i.test(text)) return 2024;
  if (/^(?:rgb|hsl)a?\([^(]*\bnone\b/i.test(text) && parseColour(text)) return 2023;
  if (!isModernColour(text)) return undefined;
  if (/\blight-dark\(|\(\s*from\s/i.test(text)) return 2024;
  return /\b(?:lab|lch|oklab|oklch|color|color-mix)\(/i.test(text) ? 2023 : 2022;
}

function isModernColour(text: string): boolean {
  const isFixed = !/\b(?:var|env|attr|calc|if|url)\(|\bcurrentcolor\b/i.test(text);
  return (modern.test(text) || relative.test(text)) && isFixed && isOneCall(text);
}

/** True for CSS colours that depend on the reader's system, or on more than their text says: the preview cannot show them. */
export function isUnshownColour(text: string): boolean {
  if (systemColours.has(text.toLowerCase()) || isComputed(text)) return true;
  return relative.test(text) && !/\b(?:var|env|attr|if|url)\(/i.test(text) && isOneCall(text) && !isModernColour(text);
}

/** Why the text is not a colour, as a sentence; undefined for a colour. The empty text is an error here, although it keeps the default. */
export function colourError(text: string): string | undefined {
  if (isColourValue(text)) return undefined;
  if (isUnshownColour(text)) return 'The preview does not show this kind of colour.';
  if (unquotedColour(text) !== undefined) return 'The quotes are a part of the value. Remove them.';
  return faults.find(([pattern]) => pattern.test(text))?.[1] ?? nameFault(text);
}

/** The colour in a text that has quotes of its own around it, as those of another file; undefined for any other text. */
export function unquotedColour(text: string): string | undefined {
  const trimmed = text.trim();
  const [quote = ''] = trimmed;
  const inner = trimmed.slice(1, -1);
  return /["']/.test(quote) && trimmed.endsWith(quote) && isColourValue(inner) ? inner : undefined;
}

/** Only the first match is reported. */
const faults: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\s*$/, 'There is no colour here.'],
  [/^\s|\s$/, 'There is a space before or after the colour. Remove it.'],
  [/^[^;{}]+;$/, 'The ; belongs to a style sheet. Remove it.'],
  [/!important\s*$/i, '!important belongs to a style sheet. Remove it.'],
  [/^url\(/i, 'A picture is not a colour. Use a colour such as #0b3d91.'],
  [/[;{}]|\/\*/i, 'More than one colour. Use a single colour, with nothing after it.'],
  [/gradient\(/i, "Gradients aren't supported here. Use one colour."],
  [
    /^(?:pantone|ral|hks|ncs)\b|^(?:device-)?cmyk\(/i,
    'Browsers do not know print colours. Use a code such as #0b3d91 or rgb(11 61 145), or a name such as white.',
  ],
  [/^#/, 'After #, write 3, 4, 6 or 8 hexadecimal digits.'],
  [/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'A hexadecimal colour starts with #.'],
  [/^(?:rgb|hsl)a?\(/i, 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
  [
    /^(?:var|env|attr|if|calc)\(|^(?:inherit|initial|unset|revert|revert-layer|currentcolor|none|auto)$/i,
    'Depends on the page. Use a fixed colour.',
  ],
];

const colourNames = [...namedColours.keys(), 'transparent'];

function nameFault(text: string): string {
  const near = nearestName(text, colourNames);
  const hint = near ? ` Did you mean ${near}?` : ' Use a name such as white or a code such as #0b3d91.';
  return `Not a CSS colour.${hint}`;
}

/** True for a fixed colour whose numbers the browser computes. */
function isComputed(text: string): boolean {
  return computed.test(text) && !/\b(?:var|env|attr|if|url)\(/i.test(text) && isOneCall(text);
}

/** True when the first parenthesis closes at the very end. */
function isOneCall(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ')' && depth === 0) return index === text.length - 1;
  }
  return false;
}
