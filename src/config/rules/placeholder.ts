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

/** What programs show in place of a secret. */
const mask = /^(?:[•●∙*]{3,}|\*+ ?(?:removed|redacted|hidden) ?\*+|[([](?:removed|redacted|hidden)[)\]])$/i;

/** What YAML has in place of a value, which only its own programs resolve. */
const yamlTag = /^(?:~|!(?:secret|vault|env|env_var|include)(?:\s.*)?)$/i;

const addressKinds: readonly OptionKind[] = ['url', 'path'];

/**
 * True for `<CLIENT_ID>` and `{name}`, as references write what is to be filled in; if it is unmistakable, also as a part of the text. The
 * mark of a redacted copy is one anywhere, as are tags of YAML, and in place of a secret what programs show instead.
 */
export function isPlaceholder(text: string, kind: OptionKind): boolean {
  if (kind === 'secret' && mask.test(text.trim())) return true;
  if (yamlTag.test(text)) return true;
  if (!/[<{%&]/.test(text)) return false;
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
  options.flatMap(({ key, path, kind }) => {
    const value = text(key) ?? '';
    return isPlaceholder(value, kind) && !holdsSentinel(value) ? [placeholderFinding(path)] : [];
  });

export function placeholderFinding(path: OptionDefinition['path']): RuleResult {
  return {
    code: 'placeholder',
    severity: 'warning',
    path,
    message: 'This is still a placeholder. Replace it with your value.',
  };
}
