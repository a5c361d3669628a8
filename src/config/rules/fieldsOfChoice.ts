import type { OptionPath } from '../../text/index.ts';
import { removeFix } from '../fixes.ts';
import { optionAt, options } from '../schema/options.ts';
import type { Rule, RuleInput, RuleResult } from './rule.ts';

/** Each with the choice that it depends on. */
const dependentFields = options.flatMap(({ requires, path }) => {
  const choice = requires && optionAt(requires.path);
  return choice ? [{ path, choice, value: requires.value }] : [];
});

/**
 * Fields that require one value of a choice (option-reference, `smtpAuth`): those of the other value are most likely forgotten
 * there. Missing ones are no problem: `fillIn.ts` counts them.
 */
export const fieldsOfChoice: Rule = (config) =>
  dependentFields.flatMap(({ path, choice, value: owner }) => {
    const chosen = config.text(choice.key);
    const isKnown = choice.choices?.some(({ value }) => value === chosen);
    if (chosen === undefined || !isKnown || chosen === owner || !isSet(config, path)) return [];
    return [superfluous(config, path, owner, chosen)];
  });

/** A damaged value counts as set; null counts as absent and is reported by its type. */
function isSet(config: RuleInput, path: OptionPath): boolean {
  const member = config.member(path);
  return member !== undefined && member.value?.kind !== 'null';
}

function superfluous(config: RuleInput, path: OptionPath, owner: string, chosen: string): RuleResult {
  return {
    code: 'choice-field-superfluous',
    severity: 'warning',
    path,
    message: `Used with ${owner} only, and the mechanism is ${chosen}. Remove it, or change the mechanism.`,
    fixes: [removeFix(config.document, path, 'Remove')],
  };
}
