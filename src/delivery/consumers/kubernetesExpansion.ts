import { configVariable } from '../../opening/index.ts';
import { otherVariableNames } from '../environmentVariable.ts';
import {
  kubernetesNames,
  manifestFile,
  manifestNames,
  plainVariable,
  secretManifest,
  variableFromSecret,
} from './kubernetesManifests.ts';
import { linuxVariableLimit, safeToCommit, type Target } from './target.ts';
import { withoutExpansion, yamlBlock, yamlDocument, yamlLines } from './yaml.ts';

/** `$(NAME)` in `env[].value`, from variables that are defined before it: no other program is needed. */
export const kubernetesExpansion: Target = {
  id: 'kubernetes-apart',
  title: 'Kubernetes, no extra tool',
  way: 'apart',
  fileName: 'server.yaml',
  carriesFiles: 'inside',
  names: kubernetesNames,
  limit: linuxVariableLimit,
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
      return { ok: true, text: yamlDocument(secretManifest(names.secret, names, yamlLines(secrets))) };
    },
  },
  encode(parts, chosen) {
    const names = manifestNames(chosen);
    const secrets = [...parts.names, ...parts.secretVariables];
    const env = [
      ...secrets.map((name) => variableFromSecret(name, names.secret)),
      ...parts.variables.map(plainVariable),
      { name: configVariable, value: yamlBlock(parts.text) },
    ];
    return { ok: true, text: `${safeToCommit}\n${manifestFile(names, parts.files, [], { env })}` };
  },
};
