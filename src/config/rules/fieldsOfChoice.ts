import type { ValuePath } from 'source-text';
import { removeFix } from '../fixes.ts';
import { optionAt, options } from '../schema/options.ts';
import type { Rule, RuleInput, RuleResult } from './rule.ts';

/** Each with the choice that it belongs to. */
const pairedFields = options.flatMap(({ requires, path }) => {
  const choice = requires && optionAt(requires.path);
  return choice ? [{ path, choice, value: requires.value }] : [];
});

/**
 * Fields that the reference pairs with one value of a choice (option-reference, `smtpAuth`): with another value they are probably
 * forgotten, but the reference does not say whether they matter there. Missing ones are not a problem: `fillIn.ts` counts them.
 */
export const fieldsOfChoice: Rule = (config) =>
  pairedFields.flatMap(({ path, choice, value: owner }) => {
    const chosen = config.text(choice.key);
    const isKnown = choice.choices?.some(({ value }) => value === chosen);
    if (chosen === undefined || !isKnown || chosen === owner || !isSet(config, path)) return [];
    return [ofOther(config, path, owner, chosen)];
  });

/** A damaged value counts as set; null counts as absent and is reported by its type. */
function isSet(config: RuleInput, path: ValuePath): boolean {
  const member = config.member(path);
  return member !== undefined && member.value?.kind !== 'null';
}

function ofOther(config: RuleInput, path: ValuePath, owner: string, chosen: string): RuleResult {
  return {
    code: 'field-of-other-choice',
    severity: 'hint',
    path,
    message: `Belongs to ${owner}; whether it matters beside ${chosen} is not documented.`,
    fixes: [removeFix(config.document, path, 'Remove')],
  };
}
