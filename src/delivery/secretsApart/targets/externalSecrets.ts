import { configPath } from '../../../opening/index.ts';
import { fileManifests, fileMounts } from '../../consumers/fileMounts.ts';
import { deploymentManifest, indented, metadataLines } from '../../consumers/kubernetesManifests.ts';
import { kubernetesName, nameOf, storedName } from '../../consumers/names.ts';
import { yamlBlock, yamlLine } from '../../consumers/yamlScalar.ts';
import { type ApartTarget, joinSegments, safeToCommit, writeJson } from '../apartTarget.ts';
import { escapeGoTemplate, fieldsOf, nestedFieldFault } from './goTemplateText.ts';
import { kubernetesNames, manifestNames, plainVariable, variableFromSecret } from './kubernetesNames.ts';

const names = {
  ...kubernetesNames,
  store: kubernetesName('SecretStore', 'vault'),
  item: storedName('Entry in the store', 'server'),
};

/** An `ExternalSecret` whose template is the file; the operator writes the Secret that the Deployment mounts. */
export const externalSecrets: ApartTarget = {
  id: 'external-secrets',
  title: 'Kubernetes, External Secrets',
  words: 'k8s eso vault argocd gitops',
  form: 'goTemplate',
  names,
  namesIn: fieldsOf,
  fileName: 'server-external-secret.yaml',
  keptFileName: 'server-secrets.json',
  carriesVariables: true,
  carriesFiles: 'inside',
  limit: { bytes: 1_048_576, of: 'output', strict: true, reason: 'Kubernetes refuses an object over 1 MiB.' },
  verification: { tested: true },
  hint: 'For the External Secrets Operator with a SecretStore of yours. Each name is a property of one entry in that store. A missing one is an error, and the Secret is not written.',
  fault: ({ names: fields }) => nestedFieldFault(fields),
  writeCommitted(parts, chosen) {
    const shared = manifestNames(chosen);
    const name = (key: 'store' | 'item') => yamlLine(nameOf(names, chosen, key));
    const template = joinSegments(parts.segments, escapeGoTemplate, (each) => `{{ .${each} }}`);
    const secrets = [...parts.names, ...parts.secretVariables];
    const manifest = [
      'apiVersion: external-secrets.io/v1',
      'kind: ExternalSecret',
      'metadata:',
      ...indented(metadataLines(shared.secret, shared), '  '),
      'spec:',
      '  refreshInterval: 1h',
      '  secretStoreRef:',
      '    kind: SecretStore',
      `    name: ${name('store')}`,
      '  target:',
      `    name: ${yamlLine(shared.secret)}`,
      '    template:',
      '      engineVersion: v2',
      '      data:',
      `        config.json: ${yamlBlock(template, '          ')}`,
      ...parts.secretVariables.map((each) => `        ${each}: '{{ .${each} }}'`),
      ...(secrets.length > 0 ? ['  data:'] : []),
      ...secrets.flatMap((each) => [
        `    - secretKey: ${each}`,
        '      remoteRef:',
        `        key: ${name('item')}`,
        `        property: ${each}`,
      ]),
      '',
    ].join('\n');
    const environment = [
      ...parts.secretVariables.flatMap((each) => variableFromSecret(each, shared.secret)),
      ...parts.variables.flatMap((each) => plainVariable(each.name, each.value)),
    ];
    const { mounts, volumes } = fileMounts(shared, parts.files);
    const deployment = deploymentManifest(
      shared,
      [...(environment.length > 0 ? ['env:', ...environment] : []), ...configMount, ...mounts],
      ['volumes:', '  - name: config', '    secret:', `      secretName: ${yamlLine(shared.secret)}`, ...volumes],
    );
    return `${safeToCommit}\n${[manifest, ...fileManifests(shared, parts.files), deployment].join('---\n')}`;
  },
  writeKept: writeJson,
};

const configMount = [
  'volumeMounts:',
  '  - name: config',
  `    mountPath: ${configPath}`,
  '    subPath: config.json',
  '    readOnly: true',
];
