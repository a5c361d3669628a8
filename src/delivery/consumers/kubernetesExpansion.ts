import { configVariable } from '../../opening/index.ts';
import { otherVariableNames } from '../environmentVariable.ts';
import type { Consumer } from './consumer.ts';
import { fileManifests, fileMounts, listUnder } from './fileMounts.ts';
import { deploymentManifest, secretManifest } from './kubernetesManifests.ts';
import { kubernetesNames, manifestNames, plainVariable, variableFromSecret } from './kubernetesNames.ts';
import { linuxVariableLimit, safeToCommit, type Target } from './target.ts';
import { withoutExpansion, yamlBlock, yamlLine } from './yamlScalar.ts';

/** `$(NAME)` in `env[].value`, from variables that are defined before it: no other program is needed. */
const target: Target = {
  id: 'kubernetes-apart',
  title: 'Kubernetes, no extra tool',
  way: 'apart',
  fileName: 'server.yaml',
  carriesFiles: 'inside',
  names: kubernetesNames,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'The Deployment fills in `$(NAME)` from the Secret. Apply the Secret first. The Deployment has no ports, probes or resources: add yours.',
  apart: {
    form: 'parentheses',
    keptFileName: 'server-secrets.yaml',
    fault({ names }) {
      const name = names.find((each) => otherVariableNames.includes(each));
      return (
        name &&
        `Here each name becomes a variable of the server, and ${name} already is one. Use another name in the reference.`
      );
    },
    writeText: withoutExpansion,
    writeReference: (name) => `$(${name})`,
    writeKept(secrets, chosen) {
      const names = manifestNames(chosen);
      const entries = secrets.map(({ name, value }) => `  ${name}: ${yamlLine(value)}`);
      return { ok: true, text: secretManifest(names.secret, names, entries) };
    },
  },
  encode(parts, chosen) {
    const names = manifestNames(chosen);
    const secrets = [...parts.names, ...parts.secretVariables];
    const { mounts, volumes } = fileMounts(names, parts.files);
    const deployment = deploymentManifest(
      names,
      [
        'env:',
        ...secrets.flatMap((name) => variableFromSecret(name, names.secret)),
        ...parts.variables.flatMap(({ name, value }) => plainVariable(name, value)),
        `  - name: ${configVariable}`,
        ...`    value: ${yamlBlock(parts.text, '      ')}`.split('\n'),
        ...listUnder('volumeMounts:', mounts),
      ],
      listUnder('volumes:', volumes),
    );
    const manifests = [...fileManifests(names, parts.files), deployment];
    return { ok: true, text: `${safeToCommit}\n${manifests.join('---\n')}` };
  },
};

export const kubernetesExpansion: Consumer = { targets: [target] };
