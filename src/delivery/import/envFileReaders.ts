import {
  type AssignmentReader,
  type AssignmentSite,
  matchAt,
  refuseExpansion,
  refuseUnclosed,
  restOfLine,
} from './assignment.ts';
import { isShellPrefix } from './posixReader.ts';

function isEnvFileLine({ before }: AssignmentSite): boolean {
  return /^\s*$/.test(before) && !isShellPrefix(before);
}

/** docker's rule: the rest of the line, verbatim; quotes would be part of it. */
export const rawEnvFileReader: AssignmentReader = {
  title: 'Env file',
  read(site) {
    const { text, end } = site;
    if (!isEnvFileLine(site) || text[end] !== '=' || matchAt(/=[ \t]*['"`]/y, text, end)) return undefined;
    return { kind: 'value', value: restOfLine(text, end + 1) };
  },
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The rule of Compose and dotenv for quotes: in double quotes `\n` is a line end; spaces may stand around `=`. */
export const quotedEnvFileReader: AssignmentReader = {
  title: 'Env file with quotes',
  read(site) {
    const { text, end, name } = site;
    if (!isEnvFileLine(site)) return undefined;
    const opening = matchAt(/[ \t]*=[ \t]*(['"`])/y, text, end);
    const quote = opening?.[1];
    if (!opening || !quote) return undefined;
    const body = matchAt(closedBy[quote] ?? /(?!)/y, text, end + opening[0].length)?.[1];
    if (body === undefined) return refuseUnclosed(name);
    if (quote !== '"') return { kind: 'value', value: body };
    if (/(?<!\\)(?:\\\\)*\$(?=[A-Za-z_{(])/.test(body)) return refuseExpansion(name);
    return { kind: 'value', value: body.replace(/\\(.)/gs, (whole, letter: string) => unescapeDouble(whole, letter)) };
  },
};

/** To the closing quote, behind which only blanks or a comment may stand. */
const closedBy: Readonly<Record<string, RegExp>> = {
  "'": /([^']*)'(?=[ \t]*(?:#|\r?\n|$))/y,
  '`': /([^`]*)`(?=[ \t]*(?:#|\r?\n|$))/y,
  '"': /((?:\\[\s\S]|[^"\\])*)"(?=[ \t]*(?:#|\r?\n|$))/y,
};

function unescapeDouble(whole: string, letter: string): string {
  return escapes[letter] ?? (/["\\$`]/.test(letter) ? letter : whole);
}
