import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeLines, linuxVariableLimit } from './dialect.ts';

export const fishShell: Dialect = {
  id: 'fish',
  title: 'fish',
  group: 'Shells',
  fileName: 'environment.fish',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'Paste it, or source it: `source environment.fish`. Pasting leaves the secrets in your shell history.',
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) => ({
      ok: true,
      // Inside single quotes fish knows two escapes only: of the quote and of the backslash.
      text: `set -gx ${name} '${value.replace(/[\\']/g, '\\$&')}'`,
    })),
};
