import { allVariables } from '../environmentVariable.ts';
import { type Dialect, linuxVariableLimit } from './dialect.ts';
import { yamlLine } from './yamlScalar.ts';

export const composeService: Dialect = {
  id: 'compose',
  title: 'Compose service',
  group: 'Docker',
  fileName: 'compose.yaml',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'Add the lines under `environment:` to your service. `docker inspect` shows the value; a mounted file does not.',
  encode(configText, companions) {
    // Compose expands $NAME after it has read the YAML; $$ writes one dollar sign.
    const lines = allVariables(configText, companions).map(
      ({ name, value }) => `      ${name}: ${yamlLine(value.replaceAll('$', '$$$$'))}\n`,
    );
    return { ok: true, text: `services:\n  server:\n    environment:\n${lines.join('')}` };
  },
};
