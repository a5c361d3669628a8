import { writeFix } from '../fixes.ts';
import { type OptionKey, optionPath } from '../optionKey.ts';
import { optionAt, options } from '../options.ts';
import type { OptionKind } from '../schema/kind.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Advice, Rule, TextCheck } from './rule.ts';

/** Checks the texts of some options, one by one. Missing and empty ones and placeholders are the business of other rules. */
export function textRule(keys: readonly OptionKey[], check: TextCheck): Rule {
  /** What was last said of each option: most texts stay while another one is typed. */
  const last = new Map<OptionKey, { readonly text: string; readonly advice: readonly Advice[] }>();
  const adviceOn = (key: OptionKey, text: string) => {
    const known = last.get(key);
    if (known?.text === text) return known.advice;
    const kind = optionAt(optionPath(key))?.kind;
    const advice = kind && isPlaceholder(text, kind) ? [] : check(text);
    last.set(key, { text, advice });
    return advice;
  };
  return (config) =>
    keys.flatMap((key) => {
      const path = optionPath(key);
      const text = config.text(path);
      if (!text) return [];
      return adviceOn(key, text).map(({ replacement, ...advice }) => ({
        ...advice,
        path,
        ...(replacement && { fixes: [writeFix(config.document, path, replacement.value, replacement.title)] }),
      }));
    });
}

/** So that a new option of a kind is checked like the others of it. */
export function keysOfKind(...kinds: readonly OptionKind[]): readonly OptionKey[] {
  return options.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
}
