import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeLines } from './dialect.ts';

/** What the prompt expands or acts upon, inside quotes or once a quote in the value has ended them. */
const special = /[%!^&|<>\r\n]/;

export const commandPrompt: Dialect = {
  id: 'cmd',
  title: 'Windows cmd',
  group: 'Shells',
  fileName: 'environment.cmd',
  loses: 'comments',
  limit: {
    bytes: 8_150,
    of: 'value',
    strict: true,
    reason: 'The command prompt takes no line over 8,191 characters.',
  },
  verified: 'Written from the vendor’s description; no test runs the Windows command prompt.',
  hint: 'Paste it, or run the file with «call environment.cmd». Do not use setx: it cuts the value at 1,024 characters.',
  prefersAscii: true,
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) =>
      special.test(value)
        ? {
            ok: false,
            reason: `${name} holds a line end or one of % ! ^ & | < >, which the command prompt does not keep.`,
          }
        : { ok: true, text: `set "${name}=${value}"` },
    ),
};
