import { refuse } from 'source-text';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import { textIn } from '../serverFiles/carriedFiles.ts';
import type { Consumer } from './consumer.ts';
import { configMapName, manifestFile, manifestNames, podParts, secretManifest } from './kubernetesManifests.ts';
import { imageName, kubernetesName, type NameRules, nameOf } from './names.ts';
import { allVariables, linuxVariableLimit, type SizeLimit, type Target } from './target.ts';
import { isUnsafeInYaml, yamlBlock, yamlDocument, yamlLine, yamlLines } from './yaml.ts';

const names: NameRules = {
  // That of the other variables is named after it.
  name: kubernetesName('Secret', 'server-config', 51),
  namespace: kubernetesName('Namespace', ''),
  // The ConfigMap of the files is named after it.
  service: kubernetesName('Deployment', 'server', 57),
  image: { ...imageName, fallback: '' },
};

/** What these targets share. */
const shared = {
  group: 'Kubernetes',
  // What people call it, and what applies its manifests.
  words: 'k8s argocd argo flux gitops openshift rancher kubectl',
  names,
} as const;

const secretLimit: SizeLimit = {
  bytes: 1_048_576,
  ofOutput: true,
  reason: 'Kubernetes refuses a Secret over 1 MiB.',
};

/** The Secret of the other variables, which is named after that of the file. */
function environmentName({ secret }: { readonly secret: string }): string {
  return `${secret}-environment`;
}

const mountedFile: Target = {
  ...shared,
  id: 'kubernetes-file',
  title: 'Kubernetes, mounted Secret',
  way: 'file',
  fileName: 'server-config.yaml',
  preservesComments: true,
  limit: secretLimit,
  carriesFiles: 'inside',
  hint: 'For `kubectl apply --server-side -f`: the Secret and, once you name the image, a Deployment that mounts it. The Deployment has no ports, probes or resources: add yours. Kubernetes does not update a file that is mounted with `subPath`: a changed Secret reaches new pods only.',
  encode({ text, variables, files }, chosen) {
    const manifests = manifestNames(chosen, names);
    const file = secretManifest(manifests.secret, manifests, { 'config.json': yamlBlock(text) });
    const environmentSecret = variables.length > 0 ? environmentName(manifests) : undefined;
    const others = environmentSecret ? [secretManifest(environmentSecret, manifests, yamlLines(variables))] : [];
    const needs = { mountsConfig: true, environmentSecret };
    return { ok: true, text: manifestFile(manifests, files, [file, ...others], needs) };
  },
};

const environment: Target = {
  ...shared,
  id: 'kubernetes-env',
  title: 'Kubernetes, Secret as environment',
  way: 'variable',
  fileName: 'server-environment.yaml',
  holdsLines: true,
  limit: linuxVariableLimit,
  carriesFiles: 'inside',
  hint: 'For `kubectl apply --server-side -f`: the Secret and, once you name the image, a Deployment that reads it. Everyone who can open a shell in the pod can see the variables: prefer the mounted file.',
  encode(parts, chosen) {
    const manifests = manifestNames(chosen, names);
    const environmentSecret = environmentName(manifests);
    const secret = secretManifest(environmentSecret, manifests, yamlLines(allVariables(parts)));
    return { ok: true, text: manifestFile(manifests, parts.files, [secret], { environmentSecret }) };
  },
};

const kustomization: Target = {
  ...shared,
  id: 'kustomize',
  title: 'Kubernetes, kustomize',
  way: 'file',
  fileName: 'kustomization.yaml',
  preservesComments: true,
  refersToFile: true,
  carriesFiles: 'beside',
  hint: 'Save config.json beside it and list the manifest of your Deployment under `resources:`. The Secret gets a new name with each change, so that new pods start.',
  encode({ variables, files }, chosen) {
    const manifests = manifestNames(chosen, names);
    const unfit = variables.find(({ value }) => isUnsafeInYaml(value));
    if (unfit) return refuse(`${unfit.name} holds a control character, which kustomize does not keep.`);
    const lost = files.find(({ bytes }) => losesText(bytes));
    if (lost) {
      return refuse(`${lost.path} holds a control character, which kustomize does not keep in a text.`);
    }
    const literals = variables.map(({ name, value }) => yamlLine(`${name}=${quoteLiteral(value)}`));
    const environmentSecret = variables.length > 0 ? environmentName(manifests) : undefined;
    const { container, volumes } = podParts(manifests, files, { mountsConfig: true, environmentSecret });
    const name = yamlLine(manifests.deployment);
    const image = manifests.image ? yamlLine(manifests.image) : undefined;
    const patch = yamlDocument({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name },
      spec: { template: { spec: { containers: [{ name, image, ...container }], volumes } } },
    });
    const environment = { name: yamlLine(environmentName(manifests)), literals };
    const generated = { name: configMapName(manifests), files: files.map((file) => yamlLine(file.name)) };
    return {
      ok: true,
      text: yamlDocument({
        apiVersion: 'kustomize.config.k8s.io/v1beta1',
        kind: 'Kustomization',
        namespace: manifests.namespace ? yamlLine(manifests.namespace) : undefined,
        resources: ['deployment.yaml'],
        secretGenerator: [
          { name: yamlLine(manifests.secret), files: ['config.json'] },
          ...(literals.length > 0 ? [environment] : []),
        ],
        configMapGenerator: files.length > 0 ? [generated] : [],
        patches: [{ patch: yamlBlock(patch) }],
      }),
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
  ...shared,
  id: 'helm',
  title: 'Kubernetes, Helm values',
  way: 'file',
  fileName: 'values.yaml',
  preservesComments: true,
  limit: secretLimit,
  untested: 'the values are read back with the YAML library of Helm; the template is your own',
  names: { image: imageName },
  hint: 'For a chart of your own. In its Secret: `stringData: {config.json: {{ index .Values.files "config.json" | toJson }}}`.',
  encode: ({ text, variables }, chosen) => ({
    ok: true,
    text: yamlDocument({
      image: yamlLine(nameOf({ image: imageName }, chosen, 'image')),
      files: { 'config.json': yamlBlock(text) },
      environment: yamlLines(variables),
    }),
  }),
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
