import type { OptionPath } from '../../text/index.ts';
import { writeFix } from '../fixes.ts';
import type { OptionKind } from '../option.ts';
import { optionAt, options } from '../options.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Advice, Rule, TextCheck } from './rule.ts';

/** Checks the texts of some options, one by one. Missing and empty ones and placeholders are the business of other rules. */
export function textRule(paths: readonly OptionPath[], check: TextCheck): Rule {
  /** What was last said of each option: most texts stay while another one is typed. */
  const last = new Map<OptionPath, { readonly text: string; readonly advice: readonly Advice[] }>();
  const adviceOn = (path: OptionPath, text: string) => {
    const known = last.get(path);
    if (known?.text === text) return known.advice;
    const kind = optionAt(path)?.kind;
    const advice = kind && isPlaceholder(text, kind) ? [] : check(text);
    last.set(path, { text, advice });
    return advice;
  };
  return (config) =>
    paths.flatMap((path) => {
      const text = config.text(path);
      if (!text) return [];
      return adviceOn(path, text).map(({ replacement, ...advice }) => ({
        ...advice,
        path,
        ...(replacement && { fixes: [writeFix(config.document, path, replacement.value, replacement.title)] }),
      }));
    });
}

/** So that a new option of a kind is checked like the others of it. */
export function pathsOfKind(...kinds: readonly OptionKind[]): readonly OptionPath[] {
  return options.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
}
