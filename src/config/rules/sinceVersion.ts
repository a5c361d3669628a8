import { removeFix } from '../fixes.ts';
import { options } from '../options.ts';
import { compareVersions } from '../serverVersion.ts';
import type { Rule } from './rule.ts';

const datedOptions = options.flatMap(({ since, ...facts }) => (since === undefined ? [] : [{ ...facts, since }]));

/** An option that the chosen server does not have yet is an unknown key to it. */
export const sinceVersion: Rule = ({ document, serverVersion, member }) =>
  datedOptions.flatMap(({ path, key, since }) => {
    if (compareVersions(serverVersion, since) >= 0 || !member(path)) return [];
    return [
      {
        code: 'newer-than-server',
        severity: 'warning',
        path,
        message: `${key} exists from version ${since}, and the server is ${serverVersion}. An older server does not know it and works without it: choose a newer server, or remove it.`,
        fixes: [removeFix(document, path, 'Remove')],
      },
    ];
  });
