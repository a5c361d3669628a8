import { configPath } from '../../opening/index.ts';
import { escapeGoTemplate, fieldsOf, nestedFieldFault } from './goTemplateText.ts';
import { kubernetesNames, manifestFile, manifestNames, plainVariable } from './kubernetesManifests.ts';
import { nameOf, nameRule, storedName } from './names.ts';
import { safeToCommit, type Target, writeJson } from './target.ts';
import { yamlBlock, yamlLine } from './yaml.ts';

const vaultPath = nameRule(/^[\w.-]+(?:\/[\w.-]+)*$/, 'Use a path such as secret/data/server, without spaces.');

const names = {
  service: kubernetesNames.service,
  namespace: kubernetesNames.namespace,
  image: kubernetesNames.image,
  store: storedName('Role in Vault', 'server'),
  item: vaultPath('Path in Vault', 'secret/data/server'),
};

/** How a template that was written for Vault begins its fields. */
const ofSecret = /^Data\.data\./;

const folder = configPath.slice(0, configPath.lastIndexOf('/'));

/** Annotations of the Vault Agent injector: it writes the file into a volume in memory. Key/value version 2 has its fields under `data`. */
export const vaultAgent: Target = {
  id: 'vault-agent',
  title: 'Kubernetes, Vault Agent',
  way: 'apart',
  names,
  fileName: 'server-vault.yaml',
  carriesFiles: 'inside',
  limit: { bytes: 262_144, ofOutput: true, reason: 'Kubernetes refuses annotations over 256 KiB.' },
  untested: 'consul-template, the engine of Vault Agent, renders the template; neither Vault nor the injector is run',
  hint: 'For the Vault Agent injector and a key/value store of version 2. `vault kv put -mount=secret server @server-secrets.json` takes the other half.',
  apart: {
    form: 'goTemplate',
    namesIn: (reference) => fieldsOf(reference).map((field) => field.replace(ofSecret, '')),
    keptFileName: 'server-secrets.json',
    fault: ({ names: fields, secretVariables: [name] }) =>
      name
        ? `${name} holds a password, and the injector writes files alone. Use another target, or a proxy without a password.`
        : nestedFieldFault(fields),
    writeText: escapeGoTemplate,
    writeReference: (each) => `{{ .Data.data.${each} }}`,
    // Inside `with secret`, the names are fields of its data.
    writeOwn: (reference) => reference.replace(/(?<![\w.])\.(?!Data\.data\.)(?=\w)/g, '.Data.data.'),
    writeKept: writeJson,
  },
  encode(parts, chosen) {
    const name = (key: 'store' | 'item') => nameOf(names, chosen, key);
    const template = `{{ with secret "${name('item')}" }}${parts.text}{{ end }}`;
    const prefix = 'vault.hashicorp.com';
    const annotations = {
      [`${prefix}/agent-inject`]: "'true'",
      [`${prefix}/role`]: yamlLine(name('store')),
      [`${prefix}/secret-volume-path-config.json`]: folder,
      [`${prefix}/agent-inject-file-config.json`]: 'config.json',
      [`${prefix}/agent-inject-secret-config.json`]: yamlLine(name('item')),
      [`${prefix}/agent-inject-template-config.json`]: yamlBlock(template),
    };
    const needs = { env: parts.variables.map(plainVariable), annotations };
    return { ok: true, text: `${safeToCommit}\n${manifestFile(manifestNames(chosen), parts.files, [], needs)}` };
  },
};
