import { options } from '../schema/options.ts';
import type { Rule } from './rule.ts';

/** An empty choice already has a wrong type. */
const withoutDefault = options.filter(({ default: fallback, kind }) => fallback === undefined && kind !== 'choice');

/**
 * An empty text if the reference names no default, which it could only do at the top level. A missing option is not a problem: `fillIn.ts`
 * counts it.
 */
export const emptyOption: Rule = (config) =>
  withoutDefault
    .filter(({ key }) => config.text(key) === '')
    .map(({ path }) => ({
      code: 'option-empty',
      severity: 'warning',
      path,
      message: `Empty. ${path.length === 1 ? 'No default. ' : ''}Set a value, or remove it.`,
    }));
