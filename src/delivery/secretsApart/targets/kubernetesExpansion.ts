import { configVariable } from '../../../opening/index.ts';
import { linuxVariableLimit } from '../../consumers/dialect.ts';
import { fileManifests, fileMounts, listUnder } from '../../consumers/fileMounts.ts';
import { deploymentManifest, secretManifest } from '../../consumers/kubernetesManifests.ts';
import { withoutExpansion, yamlBlock, yamlLine } from '../../consumers/yamlScalar.ts';
import { otherVariableNames } from '../../environmentVariable.ts';
import { type ApartTarget, joinSegments, safeToCommit } from '../apartTarget.ts';
import { kubernetesNames, manifestNames, plainVariable, variableFromSecret } from './kubernetesNames.ts';

/** `$(NAME)` in `env[].value`, from variables that are defined before it: no other program is needed. */
export const kubernetesExpansion: ApartTarget = {
  id: 'kubernetes-apart',
  title: 'Kubernetes, no extra tool',
  form: 'parentheses',
  names: kubernetesNames,
  fileName: 'server.yaml',
  keptFileName: 'server-secrets.yaml',
  carriesVariables: true,
  carriesFiles: 'inside',
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'The Deployment fills in `$(NAME)` from the Secret. Apply the Secret first. The Deployment has no ports, probes or resources: add yours.',
  fault: ({ names }) => {
    const name = names.find((each) => otherVariableNames.includes(each));
    return (
      name &&
      `Here each name becomes a variable of the server, and ${name} already is one. Use another name in the reference.`
    );
  },
  writeCommitted(parts, chosen) {
    const names = manifestNames(chosen);
    const text = joinSegments(parts.segments, withoutExpansion, (name) => `$(${name})`);
    const secrets = [...parts.names, ...parts.secretVariables];
    const { mounts, volumes } = fileMounts(names, parts.files);
    const deployment = deploymentManifest(
      names,
      [
        'env:',
        ...secrets.flatMap((name) => variableFromSecret(name, names.secret)),
        ...parts.variables.flatMap(({ name, value }) => plainVariable(name, value)),
        `  - name: ${configVariable}`,
        ...`    value: ${yamlBlock(text, '      ')}`.split('\n'),
        ...listUnder('volumeMounts:', mounts),
      ],
      listUnder('volumes:', volumes),
    );
    return `${safeToCommit}\n${[...fileManifests(names, parts.files), deployment].join('---\n')}`;
  },
  writeKept(secrets, chosen) {
    const names = manifestNames(chosen);
    const entries = secrets.map(({ name, value }) => `  ${name}: ${yamlLine(value)}`);
    return { ok: true, text: secretManifest(names.secret, names, entries) };
  },
};
