import { encodeBase64 } from 'source-text';
import { configPath } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import type { NamedFile } from '../serverFiles/carriedFiles.ts';
import { type ChosenNames, imageName, kubernetesName, type NameRules, nameOf } from './names.ts';
import { withoutExpansion, type YamlNode, yamlDocument, yamlLine } from './yaml.ts';

export const kubernetesNames = {
  // The ConfigMap of the files is named after it.
  service: kubernetesName('Deployment', 'server', 57),
  namespace: kubernetesName('Namespace', ''),
  name: kubernetesName('Secret', 'server-secrets'),
  image: imageName,
} satisfies NameRules;

/** What the manifests of one output share. */
export interface ManifestNames {
  /** Empty for the namespace that is chosen when they are applied. */
  readonly namespace: string;
  readonly deployment: string;
  readonly image: string;
  readonly secret: string;
}

export function manifestNames(chosen: ChosenNames, rules: NameRules = kubernetesNames): ManifestNames {
  const name = (key: 'service' | 'namespace' | 'name' | 'image') => nameOf(rules, chosen, key);
  return { deployment: name('service'), namespace: name('namespace'), secret: name('name'), image: name('image') };
}

/** The name is a scalar already. */
export function metadata(name: string, { namespace }: ManifestNames): YamlNode {
  return { name, namespace: namespace ? yamlLine(namespace) : undefined };
}

export function secretManifest(name: string, names: ManifestNames, stringData: YamlNode): YamlNode {
  return { apiVersion: 'v1', kind: 'Secret', metadata: metadata(yamlLine(name), names), type: 'Opaque', stringData };
}

/** What a Deployment needs besides its image. */
export interface PodNeeds {
  readonly env?: readonly YamlNode[];
  /** The Secret whose entries are the environment. */
  readonly environmentSecret?: string | undefined;
  /** Whether `config.json` of the Secret is the server's file. */
  readonly mountsConfig?: boolean;
  readonly annotations?: YamlNode;
}

/** The parts of a container and of its pod that bring the configuration and the files to the server. */
export function podParts(names: ManifestNames, files: readonly NamedFile[], needs: PodNeeds) {
  const { env = [], environmentSecret, mountsConfig = false } = needs;
  // Each is mounted separately: everything else that the image has in that folder stays.
  const mounts = files.map(({ path, name }) => mountOf('files', yamlLine(path), yamlLine(name)));
  const secret = { name: 'config', secret: { secretName: yamlLine(names.secret) } };
  const configMap = { name: 'files', configMap: { name: configMapName(names) } };
  return {
    container: {
      envFrom: environmentSecret === undefined ? [] : [{ secretRef: { name: yamlLine(environmentSecret) } }],
      env,
      volumeMounts: [...(mountsConfig ? [mountOf('config', configPath, 'config.json')] : []), ...mounts],
    },
    volumes: [...(mountsConfig ? [secret] : []), ...(files.length > 0 ? [configMap] : [])],
  };
}

function mountOf(name: string, mountPath: string, subPath: string): YamlNode {
  return { name, mountPath, subPath, readOnly: 'true' };
}

/**
 * Manifests, then a ConfigMap of the files and a Deployment with one container. Without an image there is no Deployment: applied with a
 * placeholder, it would replace the image of one of that name.
 */
export function manifestFile(
  names: ManifestNames,
  files: readonly NamedFile[],
  manifests: readonly YamlNode[],
  needs: PodNeeds,
): string {
  const name = yamlLine(names.deployment);
  const { container, volumes } = podParts(names, files, needs);
  const deployment = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(name, names),
    spec: {
      selector: { matchLabels: { app: name } },
      template: {
        metadata: { labels: { app: name }, annotations: needs.annotations },
        spec: { containers: [{ name, image: yamlLine(names.image), ...container }], volumes },
      },
    },
  };
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: metadata(configMapName(names), names),
    binaryData: Object.fromEntries(files.map(({ name, bytes }) => [yamlLine(name), yamlLine(encodeBase64(bytes))])),
  };
  return [...manifests, ...(files.length > 0 ? [configMap] : []), ...(names.image ? [deployment] : [])]
    .map(yamlDocument)
    .join('---\n');
}

export function configMapName({ deployment }: ManifestNames): string {
  return yamlLine(`${deployment}-files`);
}

/** A variable of a container that comes from a Secret. */
export function variableFromSecret(name: string, secret: string): YamlNode {
  return { name, valueFrom: { secretKeyRef: { name: yamlLine(secret), key: name } } };
}

export function plainVariable({ name, value }: EnvironmentVariable): YamlNode {
  return { name, value: yamlLine(withoutExpansion(value)) };
}
