import { decodePercent, endOfLine, type TextRange, textRange } from 'source-text';

/**
 * The passwords of addresses, with or without a scheme, and tokens as their users. In no order; ranges may overlap. Not by a reader of URLs:
 * a password that nobody has encoded holds an @, a slash or a blank, where net/url (`goUrl.ts`) and PostgreSQL's libraries
 * (`config/values/connectionString.ts`) refuse the address or end its authority, each elsewhere.
 */
export function passwordsInAddresses(text: string): readonly TextRange[] {
  return [...passwordsBehindScheme(text), ...passwordsInBareAddresses(text)];
}

/** The user of an address, up to its colon or its @. */
const userOf = /[^\s:/?#@]*(?=([:@]))/y;

/** A user that is a token, or has one in it: an encoded colon has one behind it, and nobody is called by a long word with digits. */
const tokenAsUser = /%3a|^(?=\D*\d)[\w.%~+-]{20}/i;

/** In these, a user without a password is hardly a person, unless it reads as one: as `git` and `first.last` do. */
const web = /https?$/i;
const tokenOfWeb = /\d|^[^.]{4,}$/;

/** What stands behind a user that is a token: nothing, or what git hosts document. */
const noPassword = /(?:x(?:-oauth-basic)?)?@/y;

/**
 * Of each address, the password: up to the last @ of the line, since a password may contain one, or a blank. With the user before it if that
 * is a token, or there is no password. In linear time.
 */
function passwordsBehindScheme(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf('://'); at >= 0; ) {
    const start = at + 3;
    userOf.lastIndex = start;
    const [user = '', sign] = userOf.exec(text) ?? [];
    const colon = start + user.length;
    noPassword.lastIndex = colon + 1;
    const isToken = tokenAsUser.test(user) || (sign === ':' && user !== '' && noPassword.test(text));
    let next = start;
    if (sign === '@') {
      if (isToken || (tokenOfWeb.test(user) && web.test(text.slice(Math.max(at - 5, 0), at))))
        found.push(textRange(start, colon));
      next = colon;
    } else if (sign === ':') {
      const lineStop = endOfLine(text, colon);
      const line = text.slice(colon + 1, lineStop);
      const last = Math.max(line.lastIndexOf('@'), encodedAt(line));
      const isAuthority = isToken && !/[/?#]/.test(line.slice(0, Math.max(last, 0)));
      if (isAuthority ? last >= 0 : last > 0) found.push(textRange(isAuthority ? start : colon + 1, colon + 1 + last));
      // The rest of the line has no @, so an address that begins in it has no password either.
      next = lineStop;
    }
    at = text.indexOf('://', next);
  }
  return found;
}

/** Where the last @ before the path is, if it was encoded with what is around it; -1 without one. */
function encodedAt(line: string): number {
  return line.split(/[\s/?#]/, 1)[0]?.lastIndexOf('%40') ?? -1;
}

const nameAndColon = /(?<![\w.+%~-])[\w.+%~-]+:/g;
/** After the name: the rest of an address with a scheme, or a mail address as SMTP writes it. */
const notPassword = /^(?:\/\/|<)/;
const drive = /^[a-z]:[\\/]/i;
/** After these comes an account, a name or content. */
const otherSchemes = /^(?:mailto|sips?|xmpp|acct|data|urn):$/i;

/** The passwords of `user:password@host`: to the last @ of the word. */
function passwordsInBareAddresses(text: string): readonly TextRange[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const end = word.lastIndexOf('@');
    if (end < 0 || !/[\w[]/.test(word.charAt(end + 1))) return [];
    const start = [...word.slice(0, end).matchAll(nameAndColon)]
      .filter(({ 0: name, index: at }) => !otherSchemes.test(name) && !drive.test(word.slice(at, at + 3)))
      .map(({ 0: name, index: at }) => at + name.length)
      .find((each) => each < end && !notPassword.test(word.slice(each, each + 2)));
    return start === undefined ? [] : [textRange(index + start, index + end)];
  });
}

/** No program encodes more often. */
const mostLevels = 3;

const partOfAddress = /[^\s/?&;#]+/g;
const encodedBytes = /(?:%[\da-f]{2})+/gi;

/** The parts of addresses in a text that hold percent signs, decoded, as parameters; and again what is encoded in these. */
export function decodings(text: string): readonly string[] {
  const found: string[] = [];
  if (!text.includes('%')) return found;
  for (let at = text; found.length < mostLevels; at = found.at(-1) ?? '') {
    const parts = at.match(partOfAddress)?.flatMap((part) => {
      const decoded = part.replace(encodedBytes, (bytes) => decodePercent(bytes) ?? bytes);
      return decoded === part ? [] : [`?${decoded}`];
    });
    if (!parts?.length) break;
    found.push(parts.join(' '));
  }
  return found;
}
