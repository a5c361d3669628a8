import { yamlLine } from './yamlScalar.ts';

/** What the manifests of one output share. */
export interface ManifestNames {
  /** Empty for the namespace that is chosen when they are applied. */
  readonly namespace: string;
  readonly deployment: string;
  readonly image: string;
}

/** Lines moved to the right; empty ones stay empty. */
export function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

export function metadataLines(name: string, { namespace }: Pick<ManifestNames, 'namespace'>): readonly string[] {
  return [`name: ${yamlLine(name)}`, ...(namespace ? [`namespace: ${yamlLine(namespace)}`] : [])];
}

/** A Secret with these lines under `stringData`. */
export function secretManifest(
  name: string,
  names: Pick<ManifestNames, 'namespace'>,
  entries: readonly string[],
): string {
  return [
    'apiVersion: v1',
    'kind: Secret',
    'metadata:',
    ...indented(metadataLines(name, names), '  '),
    'type: Opaque',
    'stringData:',
    ...entries,
    '',
  ].join('\n');
}

/** A Deployment with one container: its lines, and those of its pod outside the containers. */
export function deploymentManifest(
  names: ManifestNames,
  container: readonly string[],
  pod: readonly string[],
  annotations: readonly string[] = [],
): string {
  const label = yamlLine(names.deployment);
  return [
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata:',
    ...indented(metadataLines(names.deployment, names), '  '),
    'spec:',
    '  selector:',
    '    matchLabels:',
    `      app: ${label}`,
    '  template:',
    '    metadata:',
    '      labels:',
    `        app: ${label}`,
    ...(annotations.length > 0 ? ['      annotations:', ...indented(annotations, '        ')] : []),
    '    spec:',
    '      containers:',
    `        - name: ${label}`,
    `          image: ${yamlLine(names.image)}`,
    ...indented(container, '          '),
    ...indented(pod, '      '),
    '',
  ].join('\n');
}
