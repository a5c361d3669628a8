import { removeFix } from '../fixes.ts';
import { neededVersion } from '../schema/option.ts';
import { options } from '../schema/options.ts';
import type { Rule } from './rule.ts';

const lateOptions = options.filter(({ since }) => since !== undefined);

/** An option that the chosen server version does not have yet. What it does with it is not documented. */
export const sinceVersion: Rule = ({ document, serverVersion, member }) =>
  lateOptions.flatMap((option) => {
    const { path, key } = option;
    const needed = neededVersion(option, serverVersion);
    if (needed === undefined || !member(path)) return [];
    return [
      {
        code: 'newer-than-server',
        severity: 'warning',
        path,
        message: `${key} was added in ${needed}; this server is ${serverVersion}. What an older server does with it is not documented.`,
        fixes: [removeFix(document, path, 'Remove')],
      },
    ];
  });
