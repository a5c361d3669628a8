import { quotePowerShell, refuse } from 'source-text';
import { type AssignmentReader, matchAt, refuseUnclosed } from '../scanners/assignment.ts';
import { readPowerShellText } from '../scanners/powerShellText.ts';
import { refuseExpansion } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, beyondAscii, encodeLines, type Target } from './target.ts';

const target: Target = {
  id: 'powershell',
  title: 'PowerShell',
  group: 'Shells',
  way: 'variable',
  fileName: 'environment.ps1',
  limit: {
    bytes: 32_767,
    reason: 'Windows allows no longer environment variable.',
  },
  untested: 'follows the PowerShell reference',
  hint: 'Paste it, or run the file: `. ./environment.ps1`.',
  escapes: beyondAscii,
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) =>
      value === ''
        ? refuse(`PowerShell before 7.5 removes ${name} when it is set to an empty text.`)
        : { ok: true, text: `$env:${name} = ${quotePowerShell(value)}` },
    ),
};

/** `$env:NAME = '…'` and `[Environment]::SetEnvironmentVariable('NAME', '…')`, in any of the quotes and as a here-string. */
const reader: AssignmentReader = {
  title: 'PowerShell',
  read({ text, name, end, before }) {
    if (!/(?:\$\{?env:|\bEnv:\\?|::SetEnvironmentVariable\(['"])$/i.test(before)) return undefined;
    const between = matchAt(/['"}]?[ \t]*[=,]?[ \t]*(?:-Value[ \t]+)?/iy, text, end);
    const at = end + (between?.[0].length ?? 0);
    const quoted = readPowerShellText(text, name, at);
    if (quoted) return quoted.read;
    return /['"@]/.test(text.charAt(at)) ? refuseUnclosed(name) : refuseExpansion(name, text.slice(at));
  },
};

export const powerShell: Consumer = { targets: [target], assignments: [reader] };
