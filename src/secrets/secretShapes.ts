import { endOfLine, type TextRange, textRange } from 'source-text';
import { passwordsInAddresses } from './addresses.ts';

/** Where a text holds something that looks like a secret, whatever is before it. In no order; ranges may overlap. */
export function secretShapesIn(text: string): readonly TextRange[] {
  const tokens = tokenShapes
    .flatMap((shape) => [...text.matchAll(shape)])
    .map(({ 0: shape, 1: token = shape, index }) =>
      textRange(index + shape.length - token.length, index + shape.length),
    );
  return [...passwordsIn(text), ...privateKeys(text), ...tokens, ...randomWords(text)];
}

/** The passwords of addresses, with or without a scheme, and of command lines. In no order; ranges may overlap. */
export function passwordsIn(text: string): readonly TextRange[] {
  return [...passwordsInAddresses(text), ...passwordsInCommands(text)];
}

/** True for what looks like a token or a private key, wherever it is. */
export function holdsToken(text: string): boolean {
  return tokenShapes.some((shape) => text.search(shape) >= 0) || text.search(privateKey) >= 0;
}

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY/;

function privateKeys(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let start = text.indexOf('-----BEGIN'); start >= 0; ) {
    const tail = text.indexOf('-----END', start);
    const end = tail < 0 ? text.length : valueEnd(text, tail);
    found.push(textRange(start, text.startsWith('*/', end - 2) ? end - 2 : end));
    start = text.indexOf('-----BEGIN', Math.max(end, start + 1));
  }
  return found;
}

/** What follows a beginning: fewer characters than any issuer has, since a part of a token is worth hiding, too. */
const rest = String.raw`[\w-]{6,}`;
const wideRest = String.raw`[\w./+=-]{6,}`;

/** The forms of tokens as the documentation of each issuer has them, by what no other word begins with. */
const tokenFormats: readonly { readonly issuer: string; readonly pattern: string }[] = [
  { issuer: 'RFC 7519, JSON Web Token', pattern: String.raw`\beyJ${rest}(?:\.[\w-]*)*` },
  { issuer: 'PASETO', pattern: String.raw`\bv[1-4]\.(?:local|public)\.[\w-]{16,}` },
  { issuer: 'age', pattern: String.raw`\bAGE-SECRET-KEY-1[A-Z\d]{6,}` },
  { issuer: 'Amazon Web Services', pattern: String.raw`\bA[KS]IA[A-Z0-9]{8,}` },
  { issuer: 'Databricks', pattern: String.raw`\bdapi[a-f\d]{12,}` },
  { issuer: 'DigitalOcean', pattern: String.raw`\bdo[opr]_v1_\w{6,}` },
  { issuer: 'Discord, webhooks', pattern: String.raw`/webhooks/\d+/${rest}` },
  { issuer: 'Docker Hub', pattern: `\\bdckr_pat_${wideRest}` },
  { issuer: 'GitHub', pattern: `\\b(?:gh[oprsu]_|github_pat_)${wideRest}` },
  { issuer: 'GitLab', pattern: `\\bgl(?:pat|rt|dt|soat|ptt|ft|imt|agent|cbt|ffct)-${wideRest}` },
  { issuer: 'Google, client secrets', pattern: `\\bGOCSPX-${rest}` },
  { issuer: 'Google, keys and tokens', pattern: `\\b(?:ya29\\.|AIza|1//0)${wideRest}` },
  { issuer: 'HashiCorp Terraform', pattern: String.raw`\.atlasv1\.${rest}` },
  { issuer: 'HashiCorp Vault', pattern: `\\bhv[bsr]\\.${wideRest}` },
  { issuer: 'HashiCorp Vault, before 1.10', pattern: String.raw`\bs\.[A-Za-z\d]{24}(?![\w.-])` },
  { issuer: 'Linear', pattern: String.raw`\blin_(?:api|oauth)_\w{6,}` },
  { issuer: 'Microsoft Entra ID', pattern: String.raw`[\w.~-]{3}\dQ~[\w.~-]{6,}` },
  { issuer: 'npm', pattern: `\\bnpm_${wideRest}` },
  { issuer: 'OpenAI, Anthropic, Stripe', pattern: `\\bsk[-_]${wideRest}` },
  { issuer: 'PyPI', pattern: `\\bpypi-${wideRest}` },
  { issuer: 'SendGrid', pattern: String.raw`\bSG\.${rest}\.${rest}` },
  { issuer: 'Shopify', pattern: String.raw`\bshp(?:at|ca|pa|ss)_\w{6,}` },
  { issuer: 'Slack', pattern: String.raw`\bxox[abeoprs]-${wideRest}|\bhooks\.slack\.com/[\w/]{6,}` },
  { issuer: 'Stripe', pattern: String.raw`\b(?:[rp]k_(?:live|test)|whsec)_\w{6,}` },
  { issuer: 'Telegram, bots', pattern: String.raw`\b\d{8,10}:AA${rest}` },
];

/** What follows the name of a scheme, which people write twice. */
const tokenOfScheme =
  /\b(?:[Bb]asic|[Bb]earer|[Nn]egotiate)[\t ]+(?!auth|access|token|scheme|realm|log|[Bb]earer[\t ])([\w.~+/=:-]{6,})/g;

/** Each apart: as alternatives of one expression, they take half as long again on a large text, and minutes to judge. */
const tokenShapes = [...tokenFormats.map(({ pattern }) => new RegExp(pattern, 'g')), tokenOfScheme];

const longWord = /[A-Za-z0-9+/=_-]{20,}/g;

/** Words that nobody would write: long, of letters and digits. The segments of a path are separate words. */
function randomWords(text: string): readonly TextRange[] {
  return [...text.matchAll(longWord)].flatMap(({ 0: word, index }) => {
    const steps = word.startsWith('/') ? word.split('/') : [word];
    return steps.some((step) => step.length >= 20 && /\d/.test(step) && /[A-Za-z]/.test(step))
      ? [textRange(index, index + word.length)]
      : [];
  });
}

const brackets: Readonly<Record<string, string>> = { "'''": "'''", '{': '}', '[': ']' };

/**
 * Where a value ends that begins at the offset: at the end of its line or, for a multi-line string, an object or a list, of the line in which
 * that ends. The end of a block comment is not part of it.
 */
export function valueEnd(text: string, start: number): number {
  const opening = Object.keys(brackets).find((sign) => text.startsWith(sign, start)) ?? '';
  const close = opening ? text.indexOf(brackets[opening] ?? '', start + opening.length) : start;
  if (close < 0) return text.length;
  const rest = text.slice(close, endOfLine(text, close));
  return close + rest.replace(/\*\/\s*$/, '').trimEnd().length;
}

const flags = /(?<!\S)--?[A-Za-z][A-Za-z-]*/g;
const userFlag = /^(?:-[A-Za-z]*[uU]|--(?:proxy-)?user)$/;
const passwordFlag = /^-(?:[pPwWa]|pw|ap)$/;

/** Clients with a short flag for a password; of other programs, these flags mean a port or a folder. */
const client =
  /\b(?:mysql|mariadb|psql|pg_|mongo|redis-cli|ldap|sshpass|sqlcmd|smbclient|swaks|plink|pscp|htpasswd|login\b)/i;

/** The passwords in a command line: in `-u user:password`, and after the short flags of programs that have one for it. */
function passwordsInCommands(text: string): readonly TextRange[] {
  const all = [...text.matchAll(flags)];
  if (all.length === 0) return [];
  const hasClient = client.test(text);
  return all.flatMap(({ 0: flag, index }): readonly TextRange[] => {
    const end = index + flag.length;
    const isApart = /[\t =]/.test(text.charAt(end));
    const next = end + text.slice(end).search(/[^\t =]|$/);
    if (isApart && userFlag.test(flag)) return passwordOfUser(text, next);
    if (isApart && hasClient && passwordFlag.test(flag)) return [wordAt(text, next)];
    if (/^-[uU]/.test(flag)) return passwordOfUser(text, index + 2);
    return hasClient && /^-[pPwWa]/.test(flag) ? [wordAt(text, index + 2)] : [];
  });
}

function passwordOfUser(text: string, start: number): readonly TextRange[] {
  const { end } = wordAt(text, start);
  const colon = text.slice(start, end).indexOf(':');
  return colon < 0 ? [] : [textRange(start + colon + 1, end)];
}

/** A word of a shell; a quote that is not closed reaches to the end of the line. */
const word = /"[^"\n]*"?|'[^'\n]*'?|\S*/y;

function wordAt(text: string, start: number): TextRange {
  word.lastIndex = start;
  return textRange(start, start + (word.exec(text)?.[0].length ?? 0));
}
