import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeLines } from './dialect.ts';

/** PowerShell closes a single-quoted string at the typographic quotes too; doubling writes one of them. */
const closingQuotes = /['\u2018\u2019\u201A\u201B]/g;

export const powerShell: Dialect = {
  id: 'powershell',
  title: 'PowerShell',
  group: 'Shells',
  fileName: 'environment.ps1',
  loses: 'comments',
  limit: {
    bytes: 32_767,
    of: 'value',
    strict: true,
    reason: 'Windows allows no longer environment variable.',
  },
  verified: 'follows the PowerShell reference',
  hint: 'Paste it, or run the file: `. ./environment.ps1`.',
  prefersAscii: true,
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) =>
      value === ''
        ? { ok: false, reason: `PowerShell before 7.5 removes ${name} when it is set to an empty text.` }
        : { ok: true, text: `$env:${name} = '${value.replace(closingQuotes, '$&$&')}'` },
    ),
};
