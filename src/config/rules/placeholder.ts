import { holdsSentinel } from '../../references/index.ts';
import type { OptionKind } from '../schema/kind.ts';
import type { OptionDefinition } from '../schema/option.ts';
import { options } from '../schema/options.ts';
import type { Rule, RuleResult } from './rule.ts';

const wholeText = /^<[\w -]+>$|^\{[a-z][\w-]*\}$/i;
/** A `$` before the brace makes it a variable, which is not for the user to fill in. */
const partOfAddress = /<[A-Z][A-Z0-9_-]*>|(?<!\$)\{[a-z][\w-]*\}/i;
/** A text or a password may contain braces; a word in capitals between angle brackets is hardly part of one. */
const partOfText = /<[A-Z][A-Z0-9_-]{2,}>/;

const addressKinds: readonly OptionKind[] = ['url', 'path'];

/**
 * True for `<CLIENT_ID>` and `{name}`, as references write what is to be filled in; if it is unmistakable, also as a part of the text. The
 * mark of a redacted copy is one anywhere.
 */
export function isPlaceholder(text: string, kind: OptionKind): boolean {
  if (!text.includes('<') && !text.includes('{')) return false;
  if (holdsSentinel(text)) return true;
  if (wholeText.test(kind === 'programs' ? withoutQuotes(text) : text)) return true;
  if (addressKinds.includes(kind)) return partOfAddress.test(text);
  return (kind === 'secret' || kind === 'text') && partOfText.test(text);
}

/** The result of an Expr program that is a single literal text. */
function withoutQuotes(program: string): string {
  return /^'([^'\\]*)'$/.exec(program)?.[1] ?? program;
}

/** A placeholder in any option. It says everything that there is to say: other checks ignore such a text. */
export const placeholders: Rule = ({ text }) =>
  options.flatMap(({ key, path, kind }) =>
    isPlaceholder(text(key) ?? '', kind) ? [placeholderFinding(path, text(key) ?? '')] : [],
  );

/** What there is to say about a placeholder at the path, or the mark of a redacted copy. */
export function placeholderFinding(path: OptionDefinition['path'], text: string): RuleResult {
  return {
    code: 'placeholder',
    severity: 'warning',
    path,
    message: holdsSentinel(text)
      ? 'A redacted copy leaves a secret out here. Put it back.'
      : 'This is still a placeholder. Replace it with your value.',
  };
}
