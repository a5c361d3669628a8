import { configPath } from '../../../opening/index.ts';
import { fileManifests, fileMounts, listUnder } from '../../consumers/fileMounts.ts';
import { deploymentManifest } from '../../consumers/kubernetesManifests.ts';
import { type NameRule, nameOf, storedName } from '../../consumers/names.ts';
import { yamlBlock, yamlLine } from '../../consumers/yamlScalar.ts';
import { type ApartTarget, joinSegments, safeToCommit, writeJson } from '../apartTarget.ts';
import { escapeGoTemplate, fieldsOf, nestedFieldFault } from './goTemplateText.ts';
import { kubernetesNames, manifestNames, plainVariable } from './kubernetesNames.ts';

const vaultPath: NameRule = {
  title: 'Path in Vault',
  fallback: 'secret/data/server',
  fault: (name) =>
    /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) ? undefined : 'Use a path such as secret/data/server, without spaces.',
};

const names = {
  service: kubernetesNames.service,
  namespace: kubernetesNames.namespace,
  image: kubernetesNames.image,
  store: storedName('Role in Vault', 'server'),
  item: vaultPath,
};

/** How a template that was written for Vault begins its fields. */
const ofSecret = /^Data\.data\./;

const folder = configPath.slice(0, configPath.lastIndexOf('/'));

/** Annotations of the Vault Agent injector: it writes the file into a volume in memory. Key/value version 2 has its fields under `data`. */
export const vaultAgent: ApartTarget = {
  id: 'vault-agent',
  title: 'Kubernetes, Vault Agent',
  form: 'goTemplate',
  names,
  namesIn: (reference) => fieldsOf(reference).map((field) => field.replace(ofSecret, '')),
  fileName: 'server-vault.yaml',
  keptFileName: 'server-secrets.json',
  carriesVariables: true,
  carriesFiles: 'inside',
  limit: { bytes: 262_144, of: 'output', strict: true, reason: 'Kubernetes refuses annotations over 256 KiB.' },
  verification: {
    tested: false,
    basis: 'consul-template, the engine of Vault Agent, renders the template; neither Vault nor the injector is run',
  },
  hint: 'For the Vault Agent injector and a key/value store of version 2. `vault kv put` takes the other half.',
  fault: ({ names: fields, secretVariables: [name] }) =>
    name
      ? `${name} holds a password, and the injector writes files alone. Use another target, or a proxy without a password.`
      : nestedFieldFault(fields),
  writeCommitted(parts, chosen) {
    const name = (key: 'store' | 'item') => nameOf(names, chosen, key);
    const text = joinSegments(
      parts.segments,
      escapeGoTemplate,
      (each) => `{{ .Data.data.${each} }}`,
      // Inside `with secret`, the names are fields of its data.
      (reference) => reference.replace(/(?<![\w.])\.(?!Data\.data\.)(?=\w)/g, '.Data.data.'),
    );
    const template = `{{ with secret "${name('item')}" }}${text}{{ end }}`;
    const environment = parts.variables.flatMap((each) => plainVariable(each.name, each.value));
    const prefix = 'vault.hashicorp.com';
    const shared = manifestNames(chosen);
    const { mounts, volumes } = fileMounts(shared, parts.files);
    const deployment = deploymentManifest(
      shared,
      [...listUnder('env:', environment), ...listUnder('volumeMounts:', mounts)],
      listUnder('volumes:', volumes),
      [
        `${prefix}/agent-inject: 'true'`,
        `${prefix}/role: ${yamlLine(name('store'))}`,
        `${prefix}/secret-volume-path-config.json: ${folder}`,
        `${prefix}/agent-inject-file-config.json: config.json`,
        `${prefix}/agent-inject-secret-config.json: ${yamlLine(name('item'))}`,
        ...`${prefix}/agent-inject-template-config.json: ${yamlBlock(template, '  ')}`.split('\n'),
      ],
    );
    return `${safeToCommit}\n${[...fileManifests(shared, parts.files), deployment].join('---\n')}`;
  },
  writeKept: writeJson,
};
