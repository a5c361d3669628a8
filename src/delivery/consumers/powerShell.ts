import { cLetters, decodeEscapes, type Escapes, quotePowerShell, refuse } from '../../text/index.ts';
import { type AssignedValue, type AssignmentReader, matchAt, refuseUnclosed } from '../scanners/assignment.ts';
import { keepReferences, refuseExpansion } from '../scanners/references.ts';
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
    of: 'value',
    strict: true,
    reason: 'Windows allows no longer environment variable.',
  },
  verification: { tested: false, basis: 'follows the PowerShell reference' },
  hint: 'Paste it, or run the file: `. ./environment.ps1`.',
  escapes: beyondAscii,
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) =>
      value === ''
        ? refuse(`PowerShell before 7.5 removes ${name} when it is set to an empty text.`)
        : { ok: true, text: `$env:${name} = ${quotePowerShell(value)}` },
    ),
};

/** about_Special_Characters. */
const backtickEscapes: Escapes = {
  pattern: /`(?:u\{(?<u>[\dA-Fa-f]{1,6})\}|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, 0: '\0', e: '\x1B' },
  keepsOthers: false,
};

const hereString = /@(['"])[ \t]*\r?\n([\s\S]*?)\r?\n\1@/y;
/** The typographic quotes open, close and double a string like their plain forms. */
const singleQuoted =
  /['\u2018\u2019\u201A\u201B]((?:['\u2018\u2019\u201A\u201B]{2}|[^'\u2018\u2019\u201A\u201B])*)['\u2018\u2019\u201A\u201B]/y;
const doubleQuoted =
  /["\u201C\u201D\u201E]((?:`[\s\S]|["\u201C\u201D\u201E]{2}|[^"\u201C\u201D\u201E`])*)["\u201C\u201D\u201E]/y;

/** `$env:NAME = '…'` and `[Environment]::SetEnvironmentVariable('NAME', '…')`, in any of the quotes and as a here-string. */
const reader: AssignmentReader = {
  title: 'PowerShell',
  read({ text, name, end, before }) {
    if (!/(?:\$\{?env:|::SetEnvironmentVariable\(['"])$/i.test(before)) return undefined;
    const between = matchAt(/['"}]?[ \t]*[=,][ \t]*/y, text, end);
    if (!between) return undefined;
    const at = end + between[0].length;
    const here = matchAt(hereString, text, at);
    if (here) return here[1] === '"' ? expandable(name, here[2] ?? '') : { kind: 'value', value: here[2] ?? '' };
    const single = matchAt(singleQuoted, text, at)?.[1];
    if (single !== undefined) {
      return {
        kind: 'value',
        value: single.replace(/(['\u2018\u2019\u201A\u201B])['\u2018\u2019\u201A\u201B]/g, '$1'),
      };
    }
    const double = matchAt(doubleQuoted, text, at)?.[1];
    if (double !== undefined)
      return expandable(name, double.replace(/(["\u201C\u201D\u201E])["\u201C\u201D\u201E]/g, '$1'));
    return /['"@]/.test(text.charAt(at)) ? refuseUnclosed(name) : refuseExpansion(name, text.slice(at));
  },
};

const variables = /`(?:u\{[\dA-Fa-f]{1,6}\}|[\s\S])|(\$(?:\{[\w:]+\}|(?:env:)?[A-Za-z_]\w*))|(\$[\w{(:?^])/g;

function expandable(name: string, body: string): AssignedValue {
  return keepReferences(name, body, variables, (piece) => decodeEscapes(piece, backtickEscapes));
}

export const powerShell: Consumer = { targets: [target], assignments: reader };
