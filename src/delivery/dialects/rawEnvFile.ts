import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeLines } from './dialect.ts';

export const rawEnvFile: Dialect = {
  id: 'env-raw',
  title: 'Env file without quotes (docker, podman, kubectl)',
  group: 'Env files',
  fileName: 'server.env',
  loses: 'comments',
  limit: {
    bytes: 65_514,
    of: 'value',
    strict: true,
    reason: 'docker and podman refuse a longer line in an env file, and kubectl drops it silently.',
  },
  verified: true,
  hint: 'For `docker run --env-file server.env` and others that keep quotes as part of the value.',
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) =>
      /[\r\n]/.test(value)
        ? { ok: false, reason: `${name} holds a line end, which an env file without quotes cannot hold.` }
        : { ok: true, text: `${name}=${value}` },
    ),
};
