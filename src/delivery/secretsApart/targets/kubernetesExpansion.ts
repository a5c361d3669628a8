import { configVariable } from '../../../opening/index.ts';
import { linuxVariableLimit } from '../../consumers/dialect.ts';
import { deploymentManifest, secretManifest } from '../../consumers/kubernetesManifests.ts';
import { yamlBlock, yamlLine } from '../../consumers/yamlScalar.ts';
import { type ApartTarget, joinSegments, safeToCommit } from '../apartTarget.ts';
import {
  kubernetesNames,
  manifestNames,
  plainVariable,
  variableFromSecret,
  withoutExpansion,
} from './kubernetesNames.ts';

/** `$(NAME)` in `env[].value`, from variables that are defined before it: no other program is needed. */
export const kubernetesExpansion: ApartTarget = {
  id: 'kubernetes-apart',
  title: 'Kubernetes, no extra tool',
  form: 'parentheses',
  names: kubernetesNames,
  fileName: 'server.yaml',
  keptFileName: 'server-secrets.yaml',
  carriesVariables: true,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'The Deployment fills in `$(NAME)` from the Secret. Apply the Secret first. The Deployment has no ports, probes or resources: add yours.',
  writeCommitted(parts, chosen) {
    const names = manifestNames(chosen);
    const text = joinSegments(parts.segments, withoutExpansion, (name) => `$(${name})`);
    const secrets = [...parts.names, ...parts.secretVariables];
    return `${safeToCommit}\n${deploymentManifest(
      names,
      [
        'env:',
        ...secrets.flatMap((name) => variableFromSecret(name, names.secret)),
        ...parts.variables.flatMap(({ name, value }) => plainVariable(name, value)),
        `  - name: ${configVariable}`,
        ...`    value: ${yamlBlock(text, '      ')}`.split('\n'),
      ],
      [],
    )}`;
  },
  writeKept(secrets, chosen) {
    const names = manifestNames(chosen);
    const entries = secrets.map(({ name, value }) => `  ${name}: ${yamlLine(value)}`);
    return { ok: true, text: secretManifest(names.secret, names, entries) };
  },
};
