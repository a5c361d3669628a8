import { defineSearch } from 'hjson-document/incremental';
import { decodePercent } from 'source-text';
import { holdsSentinel, isMask } from '../../references/index.ts';
import type { OptionKind } from '../schema/entry.ts';
import type { OptionDefinition } from '../schema/option.ts';
import { optionAt, options } from '../schema/options.ts';
import type { Rule, RuleResult } from './rule.ts';

const wholeText = /^<[\w -]+>$|^\{[a-z][\w-]*\}$/i;
/** A `$` before the brace makes it a variable, which is not for the user to fill in. */
const partOfAddress = /<[A-Z][A-Z0-9_-]*>|(?<!\$)\{[a-z][\w-]*\}/i;
/** A text or a password may contain braces; a word in capitals between angle brackets is hardly part of one. */
const partOfText = /<[A-Z][A-Z0-9_-]{2,}>/;

/** What YAML has in place of a value, which only its own programs resolve. */
const yamlTag = /^(?:~|!(?:secret|vault|env|env_var|include)(?:\s.*)?)$/i;

/** What guides write in place of a value, where it is all of a secret, or of a part of an address or a connection string. */
const guideWord =
  /^(?:your[-_ ][\w -]+|(?:tenant|client|directory)[-_]id|(?:change|replace)[-_]?me|:[a-z]+|\[[a-z][\w -]*\]|\([a-z][\w -]*\)|\{[a-z][\w -]*\}|<[a-z][\w -]*>|\*+ ?[a-z]+ ?\*+|x{8}(?:-x{4}){3}-x{12}|0{8}(?:-0{4}){3}-0{12})$/i;

/** What programs print for a value that is missing. */
const noValue = /^(?:undefined|<nil>)$/;

/** The same, and what people write for one to come; a word of a name or an address may be the same. */
const noSecret = /^(?:None|null|TODO|TBD|FIXME)$/;

/** Letters and digits in an order that words hardly have: what holds them is a secret. Between angle brackets there are names alone. */
const random = /^[^<].*(?:\d[A-Za-z]|[A-Z]{2}[a-z])/;

/** True for a part of an address or a connection string that is still to be filled in. */
export function isPlaceholderPart(part: string): boolean {
  const text = decodePercent(part) ?? part;
  return (guideWord.test(text) && !random.test(text)) || isMask(text);
}

const addressKinds: readonly OptionKind[] = ['url', 'path'];

/**
 * True for `<CLIENT_ID>` and `{name}`, as references write what is to be filled in; if it is unmistakable, also as a part of the text. The
 * mark of a redacted copy is one anywhere, as are tags of YAML, and in place of a secret what programs show instead.
 */
export function isPlaceholder(text: string, kind: OptionKind): boolean {
  if (noValue.test(text.trim())) return true;
  if (kind === 'secret' && (isPlaceholderPart(text.trim()) || noSecret.test(text.trim()))) return true;
  if (kind === 'url' && text.split(/[/.?#@]/).some(isPlaceholderPart)) return true;
  if (yamlTag.test(text)) return true;
  if (holdsSentinel(text)) return true;
  if (!/[<{]/.test(text)) return false;
  if (wholeText.test(kind === 'programs' ? withoutQuotes(text) : text)) return !random.test(text);
  if (addressKinds.includes(kind)) return partOfAddress.test(text);
  return (kind === 'secret' || kind === 'text') && partOfText.test(text);
}

/** The result of an Expr program that is a single literal text. */
function withoutQuotes(program: string): string {
  return /^'([^'\\]*)'$/.exec(program)?.[1] ?? program;
}

/** A placeholder in any option. It says everything that there is to say: other checks ignore such a text. */
export const placeholders: Rule = ({ text }) =>
  options.flatMap(({ key, path, kind }) => {
    const value = text(key) ?? '';
    return isPlaceholder(value, kind) && !holdsSentinel(value) ? [placeholderFinding(path)] : [];
  });

/** Programs that are placeholders, but for the marks of redacted copies. */
export const placeholderPrograms = defineSearch(
  ({ node, parent }) =>
    node?.kind === 'string' &&
    isPlaceholder(node.value, 'programs') &&
    !holdsSentinel(node.value) &&
    parent !== undefined &&
    optionAt(parent.path)?.kind === 'programs',
);

export function placeholderFinding(path: OptionDefinition['path']): RuleResult {
  return { ...placeholder, path };
}

/** Said of a placeholder, and of a value with one in it. */
export const placeholder = {
  code: 'placeholder',
  severity: 'warning',
  message: 'This is still a placeholder. Replace it with your value.',
} as const;
