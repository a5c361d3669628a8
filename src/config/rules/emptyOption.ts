import { options } from '../schema/options.ts';
import type { Rule } from './rule.ts';

/** An empty choice is of a wrong type already. */
const withoutDefault = options.filter(({ default: fallback, kind }) => fallback === undefined && kind !== 'choice');

/** An empty text where the server has no default to fall back on. A missing option is not a problem: `fillIn.ts` counts it. */
export const emptyOption: Rule = (config) =>
  withoutDefault
    .filter(({ key }) => config.text(key) === '')
    .map(({ path }) => ({
      code: 'option-empty',
      severity: 'warning',
      path,
      message: 'Empty. No default. Set a value, or remove it.',
    }));
