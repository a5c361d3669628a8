import { writeFix } from '../fixes.ts';
import { type OptionKey, optionPath } from '../schema/option.ts';
import { optionAt, options } from '../schema/options.ts';
import type { Rule, RuleInput } from './rule.ts';

const limits = options.filter(({ kind, unit }) => kind === 'integer' && unit !== undefined);

/** A time limit of zero or less. What the server makes of it is not documented, hence a warning. */
export const positiveTimeLimit: Rule = (config) =>
  limits.flatMap(({ key, path, default: fallback }) => {
    const limit = integerAt(config, key);
    if (limit === undefined || limit > 0) return [];
    return [
      {
        code: 'time-limit-not-positive',
        severity: 'warning',
        path,
        message: `What ${limit === 0 ? '0' : 'a negative number'} means here is not documented: it may be no limit, or no time at all.`,
        ...(fallback !== undefined && {
          fixes: [writeFix(config.document, path, fallback, `Use the default, ${fallback}`)],
        }),
      },
    ];
  });

const queryKey = 'queryTimeOutMinutes';
const writeKey = 'writeTimeOutMinutes';

/** In Go's HTTP server, the time for writing includes the time until there is something to write. */
export const queryWithinWrite: Rule = (config) => {
  const query = minutesAt(config, queryKey);
  const write = minutesAt(config, writeKey);
  if (query === undefined || write === undefined || query <= write || write <= 0) return [];
  return [
    {
      code: 'query-longer-than-write',
      severity: 'hint',
      // At the value in the text: one of the two is there, or the defaults would differ the other way.
      path: optionPath(config.node(queryKey) ? queryKey : writeKey),
      message: `Queries may take ${query} minutes, writing the response ${write}. Go's HTTP server counts both together; if this one does, long queries are cut off after ${write} minutes.`,
    },
  ];
};

function minutesAt(config: RuleInput, key: OptionKey): number | undefined {
  const fallback = optionAt(optionPath(key))?.default;
  const node = config.node(key);
  if (node && node.kind !== 'null') return integerAt(config, key);
  return typeof fallback === 'number' ? fallback : undefined;
}

function integerAt({ node }: RuleInput, key: OptionKey): number | undefined {
  const found = node(key);
  return found?.kind === 'number' && /^-?\d+$/.test(found.lexeme) ? found.value : undefined;
}
