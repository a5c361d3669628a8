import type { Severity } from 'source-text';
import { options } from '../schema/options.ts';
import type { TextDiagnostic } from './rule.ts';

/** What was copied with a value, and how it is left out. */
interface Addition {
  /** The last group that matched is the value. */
  readonly pattern: RegExp;
  readonly what: string;
  readonly title: string;
  /** How sure that is; undefined: not in such a text. */
  readonly inProse?: Severity;
  readonly inSecret?: Severity;
}

const quotes = 'The quotes are';

const additions: readonly Addition[] = [
  {
    // `key := "x"`. A text may begin with the sign, but hardly with one before a space or quotes.
    pattern: /^=\s*(?:"(.+)"|(?<=\s)(.+))$/s,
    what: 'The equals sign is',
    title: 'Remove the equals sign',
    inProse: 'warning',
    inSecret: 'warning',
  },
  {
    pattern: /^(?:"([^"]+)"|'([^']+)'|`+([^`'´]+)[`'´]+|´([^´]+)´)[,;]?$/,
    what: quotes,
    title: 'Remove the quotes',
    inProse: 'warning',
    inSecret: 'warning',
  },
  {
    pattern: /^(?:[“”„«‘’‚]([^“”„«»‘’‚]+)[“”»‘’]?|([^“”„«»‘’‚]+)[“”»‘’])[,;]?$/,
    what: quotes,
    title: 'Use straight quotes',
    inSecret: 'warning',
  },
  {
    pattern: /^<([^<>\s.:/]{1,100}[.:/][^<>\s]+)>[,;]?$/,
    what: 'The angle brackets are',
    title: 'Remove < and >',
    inSecret: 'warning',
  },
  { pattern: /^([^<>]+)>$/, what: 'The > at the end is', title: 'Remove the >', inSecret: 'hint' },
  { pattern: /^([^"]+)"[,;]?$/, what: 'The quote at the end is', title: 'Remove the quote' },
  {
    pattern: /^(.*[^,]),$/s,
    what: 'The comma at the end is',
    title: 'Remove the comma',
    inProse: 'hint',
    inSecret: 'hint',
  },
  {
    // Not that of an HTML entity, such as `&quot;`.
    pattern: /^(?!.*&[#\w]{1,20};$)(.*[^;]);$/s,
    what: 'The semicolon at the end is',
    title: 'Remove the semicolon',
    inProse: 'hint',
    inSecret: 'hint',
  },
];

const names: ReadonlySet<string> = new Set(options.map(({ path }) => String(path.at(-1)).toLowerCase()));

/** What came along when a name, an address or a path was copied: quotes, its key, or a sign of the sentence around it. */
export function checkPastedAlong(text: string): readonly TextDiagnostic[] {
  return addition(text, () => 'warning');
}

/** The same in prose, which may begin and end with typographic quotes. */
export function checkPastedProse(text: string): readonly TextDiagnostic[] {
  return addition(text, ({ inProse }) => inProse);
}

/** The same in a secret, which may end with any sign. */
export function checkPastedSecret(text: string): readonly TextDiagnostic[] {
  return addition(text, ({ inSecret }) => inSecret);
}

function addition(text: string, severityOf: (found: Addition) => Severity | undefined): readonly TextDiagnostic[] {
  const value = withoutKey(text);
  if (value !== undefined) {
    return [pasted('warning', 'A key is', 'Keep only the value', value)];
  }
  for (const found of additions) {
    const severity = severityOf(found);
    const inner = severity && found.pattern.exec(text)?.findLast((group) => group !== undefined);
    if (severity && inner) return [pasted(severity, found.what, found.title, inner)];
  }
  return [];
}

function pasted(severity: Severity, what: string, title: string, value: string): TextDiagnostic {
  const message = `${what} part of the value. Remove ${what.endsWith('are') ? 'them' : 'it'}.`;
  return { code: 'pasted-along', severity, message, replacement: { title, value } };
}

/** `oidcClientSecret: "x"`, `clientId=x`: the value, without its quotes. */
function withoutKey(text: string): string | undefined {
  const [, name = '', rest = ''] =
    /^["']?([A-Za-z][\w.]{0,60})["']?[ \t]{0,20}[:=][ \t]{0,20}(?!\/\/)(\S.*)$/s.exec(text) ?? [];
  if (!names.has(String(name.split('.').at(-1)).toLowerCase())) return undefined;
  return /^(["'])(.+)\1[,;]?$/s.exec(rest)?.[2] ?? rest.replace(/,$/, '');
}
