import { escapeGoTemplate, fieldsOf, nestedFieldFault } from './goTemplateText.ts';
import {
  kubernetesNames,
  manifestFile,
  manifestNames,
  metadata,
  plainVariable,
  variableFromSecret,
} from './kubernetesManifests.ts';
import { kubernetesName, nameOf, storedName } from './names.ts';
import { safeToCommit, type Target, writeJson } from './target.ts';
import { yamlBlock, yamlLine } from './yaml.ts';

const names = {
  ...kubernetesNames,
  store: kubernetesName('SecretStore', 'vault'),
  item: storedName('Entry in the store', 'server'),
};

/** An `ExternalSecret` whose template is the file; the operator writes the Secret that the Deployment mounts. */
export const externalSecrets: Target = {
  id: 'external-secrets',
  title: 'Kubernetes, External Secrets',
  words: 'k8s eso vault argocd gitops',
  way: 'apart',
  names,
  fileName: 'server-external-secret.yaml',
  carriesFiles: 'inside',
  limit: { bytes: 1_048_576, ofOutput: true, reason: 'Kubernetes refuses an object over 1 MiB.' },
  hint: 'For the External Secrets Operator with a SecretStore of yours. Each name is a property of one entry in that store. A missing one is an error, and the Secret is not written.',
  apart: {
    form: 'goTemplate',
    namesIn: fieldsOf,
    keptFileName: 'server-secrets.json',
    fault: ({ names: fields }) => nestedFieldFault(fields),
    writeText: escapeGoTemplate,
    writeReference: (each) => `{{ .${each} }}`,
    writeKept: writeJson,
  },
  encode(parts, chosen) {
    const shared = manifestNames(chosen);
    const name = (key: 'store' | 'item') => yamlLine(nameOf(names, chosen, key));
    const secrets = [...parts.names, ...parts.secretVariables];
    const externalSecret = {
      apiVersion: 'external-secrets.io/v1',
      kind: 'ExternalSecret',
      metadata: metadata(yamlLine(shared.secret), shared),
      spec: {
        refreshInterval: '1h',
        secretStoreRef: { kind: 'SecretStore', name: name('store') },
        target: {
          name: yamlLine(shared.secret),
          template: {
            engineVersion: 'v2',
            data: {
              'config.json': yamlBlock(parts.text),
              ...Object.fromEntries(parts.secretVariables.map((each) => [each, `'{{ .${each} }}'`])),
            },
          },
        },
        data: secrets.map((each) => ({ secretKey: each, remoteRef: { key: name('item'), property: each } })),
      },
    };
    const env = [
      ...parts.secretVariables.map((each) => variableFromSecret(each, shared.secret)),
      ...parts.variables.map(plainVariable),
    ];
    const manifests = manifestFile(shared, parts.files, [externalSecret], { env, mountsConfig: true });
    return { ok: true, text: `${safeToCommit}\n${manifests}` };
  },
};
