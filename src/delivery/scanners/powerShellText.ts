import { cLetters, decodeEscapes, type Escapes } from 'source-text';
import { type AssignedValue, matchAt } from './assignment.ts';
import { keepReferences } from './references.ts';

/** about_Special_Characters. */
const backtickEscapes: Escapes = {
  pattern: /`(?:u\{(?<u>[\dA-Fa-f]{1,6})\}|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, 0: '\0', e: '\x1B' },
  keepsOthers: false,
};

const hereString = /@(['"])[ \t]*\r?\n([\s\S]*?)\r?\n\1@/y;
/** The typographic quotes open, close and double a string like their plain forms. */
const singleQuoted =
  /['\u2018\u2019\u201A\u201B]((?:['\u2018\u2019\u201A\u201B]{2}|[^'\u2018\u2019\u201A\u201B])*)['\u2018\u2019\u201A\u201B]/y;
const doubleQuoted =
  /["\u201C\u201D\u201E]((?:`[\s\S]|["\u201C\u201D\u201E]{2}|[^"\u201C\u201D\u201E`])*)["\u201C\u201D\u201E]/y;

const variables = /`(?:u\{[\dA-Fa-f]{1,6}\}|[\s\S])|(\$(?:\{[\w:]+\}|(?:env:)?[A-Za-z_]\w*))|(\$[\w{(:?^])/g;

/** The text of PowerShell at an offset, in any of its quotes or as a here-string, and where it ends; undefined without one. */
export function readPowerShellText(
  text: string,
  name: string,
  at: number,
): { readonly read: AssignedValue; readonly end: number } | undefined {
  const expandable = (body: string) =>
    keepReferences(name, body, variables, (piece) => decodeEscapes(piece, backtickEscapes));
  const [here, quote, inside = ''] = matchAt(hereString, text, at) ?? [];
  if (here !== undefined)
    return { read: quote === '"' ? expandable(inside) : { kind: 'value', value: inside }, end: at + here.length };
  const [single, plain] = matchAt(singleQuoted, text, at) ?? [];
  if (single !== undefined) {
    const value = plain?.replace(/(['\u2018\u2019\u201A\u201B])['\u2018\u2019\u201A\u201B]/g, '$1') ?? '';
    return { read: { kind: 'value', value }, end: at + single.length };
  }
  const [double, body = ''] = matchAt(doubleQuoted, text, at) ?? [];
  if (double === undefined) return undefined;
  const read = expandable(body.replace(/(["\u201C\u201D\u201E])["\u201C\u201D\u201E]/g, '$1'));
  return { read, end: at + double.length };
}
