import type { Fix } from '../../text/index.ts';
import { writeFix } from '../fixes.ts';
import type { OptionDefinition } from '../schema/option.ts';
import { options } from '../schema/options.ts';
import type { Rule, RuleInput } from './rule.ts';

/** Options without a default and without a documented meaning of leaving them out. */
const expected = options.filter(({ mayBeOmitted, requires }) => !mayBeOmitted && !requires);

/** An empty choice is of a wrong type already. */
const withoutDefault = options.filter(({ default: fallback, kind }) => fallback === undefined && kind !== 'choice');

/** An option without a default that nobody set (option-reference, Top-level options: whether it is mandatory is not shown). */
export const missingOption: Rule = (config) =>
  expected
    .filter((facts) => parentIsObject(config, facts) && config.isAbsent(facts.path))
    .map((facts) => ({
      code: 'option-missing',
      severity: 'warning',
      path: facts.path,
      message: 'Not set. No default.',
      fixes: additions(config, facts),
    }));

/** An empty text where the server has no default to fall back on. */
export const emptyOption: Rule = (config) =>
  withoutDefault
    .filter(({ path }) => config.text(path) === '')
    .map(({ path }) => ({
      code: 'option-empty',
      severity: 'warning',
      path,
      message: 'Empty. No default. Set a value, or remove it.',
    }));

function parentIsObject(config: RuleInput, { path }: OptionDefinition): boolean {
  const parent = path.slice(0, -1);
  return parent.length === 0 ? config.document.root.kind === 'object' : config.node(parent)?.kind === 'object';
}

/** Nothing is invented: texts are added empty, a choice once for each value, a number with the one that its title shows. */
function additions({ document }: RuleInput, { kind, path, choices, example }: OptionDefinition): readonly Fix[] {
  if (kind === 'integer') return [writeFix(document, path, Number(example), `Set to ${example}`)];
  const decision = kind === 'object' ? decidingChoice(path) : undefined;
  if (decision) {
    const name = String(decision.path.at(-1));
    return (decision.choices ?? []).map(({ value }) =>
      writeFix(document, path, { [name]: value }, `Add with ${value}`),
    );
  }
  if (choices) return choices.map(({ value }) => writeFix(document, path, value, `Add ${value}`));
  return [writeFix(document, path, kind === 'object' ? {} : '', kind === 'object' ? 'Add' : 'Set value')];
}

function decidingChoice(parent: OptionDefinition['path']): OptionDefinition | undefined {
  return options.find(
    ({ kind, path }) =>
      kind === 'choice' && path.length === parent.length + 1 && parent.every((key, index) => key === path[index]),
  );
}
