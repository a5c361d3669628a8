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
    reason: 'The command prompt accepts lines of up to 8,191 characters.',
  },
  verified: 'follows the vendor’s description of cmd',
  hint: 'Paste it, or run the file with `call environment.cmd`. Do not use setx, which cuts values at 1,024 characters.',
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
