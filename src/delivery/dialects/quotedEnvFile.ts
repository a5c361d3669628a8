import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeLines, linuxVariableLimit } from './dialect.ts';

/** Where the readers part: some unescape in single quotes and others do not; one turns CR into LF, one trips over LF; a quote ends the value. */
const readDifferently = /['$\r\n]|\\\\|\\$/;

export const quotedEnvFile: Dialect = {
  id: 'env-quoted',
  title: 'Env file with quotes (Compose env_file, dotenv, systemd)',
  group: 'Env files',
  fileName: '.env',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'For `env_file` in Compose, `EnvironmentFile=` in systemd, dotenv libraries and `source`. Not for `docker run --env-file`, which keeps the quotes.',
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) =>
      readDifferently.test(value)
        ? {
            ok: false,
            reason: `${name} holds an apostrophe, a dollar sign, a line end or a backslash that the readers of env files do not read alike.`,
          }
        : { ok: true, text: `${name}='${value}'` },
    ),
};
