import { allVariables, configPath, type EnvironmentVariable } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { Consumer } from './consumer.ts';
import { type Dialect, linuxVariableLimit } from './dialect.ts';
import { yamlBlock, yamlLine } from './yamlScalar.ts';

const secretName = 'server-config';
const environmentName = 'server-environment';

function secret(name: string, entries: readonly string[]): string {
  return `apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${name}\ntype: Opaque\nstringData:\n${entries.join('')}`;
}

function environmentSecret(variables: readonly EnvironmentVariable[]): string {
  const usage = `# In the container: envFrom: [{secretRef: {name: ${environmentName}}}]\n`;
  return (
    usage +
    secret(
      environmentName,
      variables.map(({ name, value }) => `  ${name}: ${yamlLine(value)}\n`),
    )
  );
}

const mountedFile: Dialect = {
  id: 'kubernetes-file',
  title: 'Kubernetes Secret, mounted as a file (recommended)',
  group: 'Kubernetes',
  fileName: 'server-config.yaml',
  preservesComments: true,
  limit: { bytes: 1_048_576, of: 'output', strict: true, reason: 'Kubernetes refuses a Secret over 1 MiB.' },
  verification: { tested: true },
  hint: `Mount it at ${configPath}. Do not set SERVICE_CONFIG_HJSON too: it takes precedence over the file.`,
  encode(configText, companions) {
    const usage = [
      '# In the pod:',
      `#   volumes: [{name: config, secret: {secretName: ${secretName}}}]`,
      `#   volumeMounts: [{name: config, mountPath: ${configPath}, subPath: config.json, readOnly: true}]`,
    ];
    const file = secret(secretName, [`  config.json: ${yamlBlock(configText, '    ')}\n`]);
    const others = companions.length > 0 ? `---\n${environmentSecret(companions)}` : '';
    return { ok: true, text: `${usage.join('\n')}\n${file}${others}` };
  },
};

const environment: Dialect = {
  id: 'kubernetes-env',
  title: 'Kubernetes Secret, as environment',
  group: 'Kubernetes',
  fileName: 'server-environment.yaml',
  preservesComments: false,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'Everyone who can open a shell in the pod can see the variables. Prefer the mounted file.',
  encode: (configText, companions) => ({ ok: true, text: environmentSecret(allVariables(configText, companions)) }),
};

/** The Secrets and workloads of one manifest belong together. `$(NAME)` is expanded in the environment of containers, but not in Secrets. */
const reader: DocumentReader = {
  read: (node) =>
    typeof node.kind === 'string'
      ? {
          title: `Kubernetes ${node.kind}`,
          pairExpansion: /\$\([\w.-]+\)/,
          base64: node.kind === 'Secret' || isRecord(node.binaryData),
          scope: 'Kubernetes',
        }
      : undefined,
};

export const kubernetes: Consumer = { dialects: [mountedFile, environment], documents: reader };
