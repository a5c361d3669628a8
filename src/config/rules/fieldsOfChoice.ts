import { removeFix, writeFix } from '../fixes.ts';
import { options } from '../options.ts';
import type { Finding, Rule, RuleInput } from './rule.ts';

/**
 * Fields that go with one value of a choice (seed, `smtpAuth`): those of the other value are most likely forgotten there, and
 * missing ones will be missed. Which of them the server insists on is not documented, so both are warnings.
 */
export const fieldsOfChoice: Rule = (config) =>
  options.flatMap((facts) => {
    const { goesWith, path, key } = facts;
    if (!goesWith) return [];
    const chosen = config.text(goesWith.path);
    if (chosen === undefined || !isChoice(goesWith.path, chosen)) return [];
    const isSet = isPresent(config, path);
    if (chosen === goesWith.value) return isSet ? [] : [missing(config, path, key, chosen)];
    return isSet ? [superfluous(config, path, goesWith.value, chosen)] : [];
  });

function isChoice(path: readonly (string | number)[], value: string): boolean {
  return options.some(
    ({ key, choices }) => key === path.join('.') && choices?.some((choice) => choice.value === value),
  );
}

/** A damaged value is there, too. */
function isPresent(config: RuleInput, path: readonly (string | number)[]): boolean {
  const member = config.member(path);
  return member !== undefined && member.value?.kind !== 'null';
}

function missing(config: RuleInput, path: Finding['path'], key: string, chosen: string): Finding {
  return {
    code: 'choice-field-missing',
    severity: 'warning',
    path,
    message: `${key} goes with ${chosen} and is not set. Whether the server needs it is not documented.`,
    fixes: [writeFix(config.document, path, '', 'Add')],
  };
}

function superfluous(config: RuleInput, path: Finding['path'], owner: string, chosen: string): Finding {
  return {
    code: 'choice-field-superfluous',
    severity: 'warning',
    path,
    message: `This goes with ${owner}, and the mechanism is ${chosen}. Remove it, or change the mechanism.`,
    fixes: [removeFix(config.document, path, 'Remove')],
  };
}
