import { type Fix, ownText, type ValuePath } from 'source-text';
import { writeFix } from '../fixes.ts';
import type { OptionKind } from '../schema/entry.ts';
import { type OptionKey, optionPath } from '../schema/option.ts';
import { optionAt, options } from '../schema/options.ts';
import { adviceAroundReferences } from './adviceAroundReferences.ts';
import { optionWithin } from './optionInText.ts';
import { isPlaceholder } from './placeholder.ts';
import type { CheckedTexts, Replacement, Rule, RuleInput, TextCheck, TextDiagnostic } from './rule.ts';

/** A check, and the options whose texts it checks. */
export interface TextRule {
  readonly keys: readonly OptionKey[];
  readonly check: TextCheck;
  /** True if the check trims the text or names its spaces, so that no other rule does. */
  readonly judgesSpace?: boolean;
}

/** Checks the texts of some options, one by one. Other rules cover missing and empty ones and placeholders. */
export function textRule({ keys, check }: TextRule): Rule {
  const adviceOn = (checked: CheckedTexts, key: OptionKey, text: string): readonly TextDiagnostic[] => {
    const last =
      checked.get(check) ?? new Map<OptionKey, { readonly text: string; readonly advice: readonly TextDiagnostic[] }>();
    checked.set(check, last);
    const known = last.get(key);
    if (known?.text === text) return known.advice;
    const kind = optionAt(optionPath(key))?.kind;
    // Keeping it, and what the check reports about it, would keep the whole text in memory.
    const own = ownText(text);
    const isJudged = kind && (isPlaceholder(own, kind) || optionWithin(own) !== undefined);
    const advice = isJudged ? [] : adviceAroundReferences(own, check);
    last.set(key, { text: own, advice });
    return advice;
  };
  return (config) =>
    keys.flatMap((key) => {
      const text = config.text(key);
      if (!text) config.checked.get(check)?.delete(key);
      const found = text ? adviceOn(config.checked, key, text) : [];
      if (found.length === 0) return [];
      const path = optionPath(key);
      return found.map(({ replacement, otherwise, ...advice }) => ({
        ...advice,
        path,
        fixes: [replacement, otherwise].flatMap((each) => (each ? replacementFix(config, path, each) : [])),
      }));
    });
}

function replacementFix({ document }: RuleInput, path: ValuePath, { title, value, isSafe = false }: Replacement): Fix {
  return { ...writeFix(document, path, value, title), isSafe };
}

/** So that a new option of a kind is checked like the others. */
export function keysOfKind(...kinds: readonly OptionKind[]): readonly OptionKey[] {
  return options.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
}
