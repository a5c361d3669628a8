import { allVariables } from '../environmentVariable.ts';
import { type Dialect, linuxVariableLimit } from './dialect.ts';
import { quotePosix } from './posixShell.ts';

export const dockerRun: Dialect = {
  id: 'docker-run',
  title: 'docker run',
  group: 'Docker',
  fileName: 'docker-run.sh',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'Put your image and other arguments in the last line. Works with podman too. `docker inspect` shows the value; a mounted file does not.',
  encode(configText, companions) {
    const environment = allVariables(configText, companions).map(
      ({ name, value }) => `  --env ${name}=${quotePosix(value)} \\\n`,
    );
    return { ok: true, text: `docker run \\\n${environment.join('')}  server-image\n` };
  },
};
