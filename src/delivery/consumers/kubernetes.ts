import { configPath } from '../../opening/index.ts';
import { refuse } from '../../text/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import { type NamedFile, textIn } from '../serverFiles/carriedFiles.ts';
import type { Consumer } from './consumer.ts';
import { fileGenerator, fileManifests, fileMounts, listUnder } from './fileMounts.ts';
import { deploymentManifest, indented, type ManifestNames, secretManifest } from './kubernetesManifests.ts';
import { type ChosenNames, imageName, kubernetesName, type NameRules, nameOf } from './names.ts';
import { allVariables, linuxVariableLimit, type Target } from './target.ts';
import { isUnsafeInYaml, yamlBlock, yamlLine } from './yamlScalar.ts';

/** What people call it, and what applies its manifests. */
const words = 'k8s argocd argo flux gitops openshift rancher kubectl';

const names: NameRules = {
  // The Secret of the other variables is named after it.
  name: kubernetesName('Secret', 'server-config', 51),
  namespace: kubernetesName('Namespace', ''),
  // The ConfigMap of the files is named after it.
  service: kubernetesName('Deployment', 'server', 57),
  image: { ...imageName, fallback: '' },
};

/** What the manifests of one output share. */
interface Manifests extends ManifestNames {
  readonly secretName: string;
  readonly environmentName: string;
}

function named(chosen: ChosenNames): Manifests {
  const secretName = nameOf(names, chosen, 'name');
  return {
    secretName,
    environmentName: `${secretName}-environment`,
    namespace: nameOf(names, chosen, 'namespace'),
    deployment: nameOf(names, chosen, 'service'),
    image: nameOf(names, chosen, 'image'),
  };
}

function environmentSecret(manifests: Manifests, variables: readonly EnvironmentVariable[]): string {
  const entries = variables.map(({ name, value }) => `  ${name}: ${yamlLine(value)}`);
  return secretManifest(manifests.environmentName, manifests, entries);
}

interface PodNeeds {
  readonly mountsFile: boolean;
  readonly readsEnvironment: boolean;
  readonly files: readonly NamedFile[];
}

/** The lines of the container and of the pod that bring the configuration to the server. */
function podLines(manifests: Manifests, { mountsFile, readsEnvironment, files }: PodNeeds) {
  const { secretName, environmentName } = manifests;
  const carried = fileMounts(manifests, files);
  const configMount = [
    '  - name: config',
    `    mountPath: ${configPath}`,
    '    subPath: config.json',
    '    readOnly: true',
  ];
  const configVolume = ['  - name: config', '    secret:', `      secretName: ${yamlLine(secretName)}`];
  return {
    container: [
      ...(readsEnvironment ? ['envFrom:', '  - secretRef:', `      name: ${yamlLine(environmentName)}`] : []),
      ...listUnder('volumeMounts:', [...(mountsFile ? configMount : []), ...carried.mounts]),
    ],
    pod: listUnder('volumes:', [...(mountsFile ? configVolume : []), ...carried.volumes]),
  };
}

/** None without an image: applied with a placeholder, it would replace the image of a Deployment of that name. */
function deployments(manifests: Manifests, needs: PodNeeds): readonly string[] {
  const { container, pod } = podLines(manifests, needs);
  return manifests.image ? [deploymentManifest(manifests, container, pod)] : [];
}

const mountedFile: Target = {
  id: 'kubernetes-file',
  title: 'Kubernetes, mounted Secret',
  group: 'Kubernetes',
  words,
  way: 'file',
  fileName: 'server-config.yaml',
  preservesComments: true,
  limit: { bytes: 1_048_576, of: 'output', strict: true, reason: 'Kubernetes refuses a Secret over 1 MiB.' },
  verification: { tested: true },
  carriesFiles: 'inside',
  names,
  hint: 'For `kubectl apply --server-side -f`: the Secret and, once you name the image, a Deployment that mounts it. The Deployment has no ports, probes or resources: add yours. Kubernetes does not update a file that is mounted with `subPath`: a changed Secret reaches new pods only.',
  encode({ text, variables, files }, chosen) {
    const manifests = named(chosen);
    const file = secretManifest(manifests.secretName, manifests, [`  config.json: ${yamlBlock(text, '    ')}`]);
    const others = variables.length > 0 ? [environmentSecret(manifests, variables)] : [];
    const needs = { mountsFile: true, readsEnvironment: variables.length > 0, files };
    const all = [file, ...others, ...fileManifests(manifests, files), ...deployments(manifests, needs)];
    return { ok: true, text: all.join('---\n') };
  },
};

const environment: Target = {
  id: 'kubernetes-env',
  title: 'Kubernetes, Secret as environment',
  group: 'Kubernetes',
  words,
  way: 'variable',
  fileName: 'server-environment.yaml',
  holdsLines: true,
  limit: linuxVariableLimit,
  verification: { tested: true },
  carriesFiles: 'inside',
  names,
  hint: 'For `kubectl apply --server-side -f`: the Secret and, once you name the image, a Deployment that reads it. Everyone who can open a shell in the pod can see the variables: prefer the mounted file.',
  encode(parts, chosen) {
    const manifests = named(chosen);
    const { files } = parts;
    const variables = environmentSecret(manifests, allVariables(parts));
    const needs = { mountsFile: false, readsEnvironment: true, files };
    const all = [variables, ...fileManifests(manifests, files), ...deployments(manifests, needs)];
    return { ok: true, text: all.join('---\n') };
  },
};

const kustomization: Target = {
  id: 'kustomize',
  title: 'Kubernetes, kustomize',
  group: 'Kubernetes',
  words,
  way: 'file',
  fileName: 'kustomization.yaml',
  preservesComments: true,
  refersToFile: true,
  limit: undefined,
  verification: { tested: true },
  carriesFiles: 'beside',
  names,
  hint: 'Save config.json beside it and list the manifest of your Deployment under `resources:`. The Secret gets a new name with each change, so that new pods start.',
  encode({ variables, files }, chosen) {
    const manifests = named(chosen);
    const unfit = variables.find(({ value }) => isUnsafeInYaml(value));
    if (unfit) return refuse(`${unfit.name} holds a control character, which kustomize does not keep.`);
    const lost = files.find(({ bytes }) => losesText(bytes));
    if (lost) {
      return refuse(`${lost.path} holds a control character, which kustomize does not keep in a text.`);
    }
    const literals = variables.map(({ name, value }) => `      - ${yamlLine(`${name}=${quoteLiteral(value)}`)}`);
    const needs = { mountsFile: true, readsEnvironment: variables.length > 0, files };
    const { container, pod } = podLines(manifests, needs);
    const image = chosen.image ? [`image: ${yamlLine(chosen.image)}`] : [];
    return {
      ok: true,
      text: [
        'apiVersion: kustomize.config.k8s.io/v1beta1',
        'kind: Kustomization',
        ...(manifests.namespace ? [`namespace: ${yamlLine(manifests.namespace)}`] : []),
        'resources:',
        '  - deployment.yaml',
        'secretGenerator:',
        `  - name: ${yamlLine(manifests.secretName)}`,
        '    files:',
        '      - config.json',
        ...(literals.length > 0
          ? [`  - name: ${yamlLine(manifests.environmentName)}`, '    literals:', ...literals]
          : []),
        ...fileGenerator(manifests, files),
        'patches:',
        '  - patch: |',
        '      apiVersion: apps/v1',
        '      kind: Deployment',
        '      metadata:',
        `        name: ${yamlLine(manifests.deployment)}`,
        '      spec:',
        '        template:',
        '          spec:',
        '            containers:',
        `              - name: ${yamlLine(manifests.deployment)}`,
        ...indented([...image, ...container], '                '),
        ...indented(pod, '            '),
        '',
      ].join('\n'),
    };
  },
};

/** kustomize writes a file that is UTF-8 as text; what YAML has to escape comes out of it raw. */
function losesText(bytes: Uint8Array): boolean {
  const text = textIn(bytes);
  return text !== undefined && /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/.test(text);
}

/** kustomize removes one pair of quotes around a literal. */
function quoteLiteral(value: string): string {
  return /^(['"])[\s\S]*\1$/.test(value) ? `"${value}"` : value;
}

const helmValues: Target = {
  id: 'helm',
  title: 'Kubernetes, Helm values',
  group: 'Kubernetes',
  words,
  way: 'file',
  fileName: 'values.yaml',
  preservesComments: true,
  limit: { bytes: 1_048_576, of: 'output', strict: true, reason: 'Kubernetes refuses a Secret over 1 MiB.' },
  verification: {
    tested: false,
    basis: 'the values are read back with the YAML library of Helm; the template is your own',
  },
  names: { image: imageName },
  hint: 'For a chart of your own. In its Secret: `stringData: {config.json: {{ index .Values.files "config.json" | toJson }}}`.',
  encode({ text, variables }, chosen) {
    const entries = variables.map(({ name, value }) => `  ${name}: ${yamlLine(value)}`);
    return {
      ok: true,
      text: [
        `image: ${yamlLine(nameOf({ image: imageName }, chosen, 'image'))}`,
        'files:',
        `  config.json: ${yamlBlock(text, '    ')}`,
        ...(entries.length > 0 ? ['environment:', ...entries] : []),
        '',
      ].join('\n'),
    };
  },
};

/** The Secrets and workloads of one manifest belong together. `$(NAME)` is expanded in the environment of containers, but not in Secrets. */
const reader: DocumentReader = {
  read: (node, path) =>
    path.length === 0 && isRecord(node.files) && 'config.json' in node.files
      ? { title: 'Helm values', scope: 'Helm' }
      : typeof node.kind === 'string'
        ? {
            title: `Kubernetes ${node.kind}`,
            pairExpansion: /\$\$|(\$\([\w.-]+\))/g,
            base64: node.kind === 'Secret' || isRecord(node.binaryData),
            scope: 'Kubernetes',
          }
        : undefined,
};

export const kubernetes: Consumer = {
  targets: [mountedFile, kustomization, helmValues, environment],
  documents: reader,
};
