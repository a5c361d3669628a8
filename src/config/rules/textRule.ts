import type { OptionPath } from '../../text/index.ts';
import { writeFix } from '../fixes.ts';
import type { OptionKind } from '../option.ts';
import { options } from '../options.ts';
import type { Rule, TextCheck } from './rule.ts';

/** Checks the texts of some options, one by one. Missing and empty ones are the business of other rules. */
export function textRule(paths: readonly OptionPath[], check: TextCheck): Rule {
  return (config) =>
    paths.flatMap((path) => {
      const text = config.text(path);
      if (!text) return [];
      return check(text).map(({ replacement, ...advice }) => ({
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
