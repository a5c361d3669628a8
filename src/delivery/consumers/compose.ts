import { allVariables } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { Consumer } from './consumer.ts';
import { type Dialect, linuxVariableLimit } from './dialect.ts';
import { yamlLine } from './yamlScalar.ts';

const dialect: Dialect = {
  id: 'compose',
  title: 'Compose service',
  group: 'Docker',
  fileName: 'compose.yaml',
  preservesComments: false,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'Add the lines under `environment:` to your service. `docker inspect` shows the value; a mounted file does not.',
  encode(configText, companions) {
    // Compose expands $NAME after it has read the YAML; $$ writes one dollar sign.
    const lines = allVariables(configText, companions).map(
      ({ name, value }) => `      ${name}: ${yamlLine(value.replaceAll('$', '$$$$'))}\n`,
    );
    return { ok: true, text: `services:\n  server:\n    environment:\n${lines.join('')}` };
  },
};

const reader: DocumentReader = {
  read: (node, path) =>
    path.length === 0 && isRecord(node.services)
      ? { title: 'Compose file', expansion: /\$(?:\{|[A-Za-z_])/ }
      : undefined,
};

export const compose: Consumer = { dialects: [dialect], documents: reader };
