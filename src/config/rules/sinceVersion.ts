import { removeFix } from '../fixes.ts';
import { options } from '../options.ts';
import { compareVersions } from '../serverVersion.ts';
import type { Rule } from './rule.ts';

const datedOptions = options.flatMap(({ since, ...facts }) => (since === undefined ? [] : [{ ...facts, since }]));

/** An option that the chosen server does not have yet. What it makes of it is not documented. */
export const sinceVersion: Rule = ({ document, serverVersion, member }) =>
  datedOptions.flatMap(({ path, key, since }) => {
    if (compareVersions(serverVersion, since) >= 0 || !member(path)) return [];
    return [
      {
        code: 'newer-than-server',
        severity: 'warning',
        path,
        message: `${key} was added in ${since}; this server is ${serverVersion}. What an older server does with it is not documented.`,
        fixes: [removeFix(document, path, 'Remove')],
      },
    ];
  });
