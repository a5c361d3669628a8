import { allVariables } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { Consumer } from './consumer.ts';
import { type Dialect, linuxVariableLimit } from './dialect.ts';
import { quotePosix } from './posixShell.ts';

const run: Dialect = {
  id: 'docker-run',
  title: 'docker run',
  group: 'Docker',
  fileName: 'docker-run.sh',
  preservesComments: false,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'Put your image and other arguments in the last line. Works with podman too. `docker inspect` shows the value; a mounted file does not.',
  encode(configText, companions) {
    const environment = allVariables(configText, companions).map(
      ({ name, value }) => `  --env ${name}=${quotePosix(value)} \\\n`,
    );
    return { ok: true, text: `docker run \\\n${environment.join('')}  server-image\n` };
  },
};

/** A command line is read as a shell line is. */
const inspect: DocumentReader = {
  read: (node) => (isRecord(node.Config) && Array.isArray(node.Config.Env) ? { title: 'docker inspect' } : undefined),
};

export const docker: Consumer = { dialects: [run], documents: inspect };
