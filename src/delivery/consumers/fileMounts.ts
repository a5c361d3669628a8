import { encodeBase64 } from '../../text/index.ts';
import type { NamedFile } from '../serverFiles/carriedFiles.ts';
import { indented, type ManifestNames, metadataLines } from './kubernetesManifests.ts';
import { yamlLine } from './yamlScalar.ts';

/** What the manifests of a Deployment need for the files that are exported with it: a ConfigMap, and a mount for each file. */
export interface FileMounts {
  /** The entries below `volumeMounts:`. */
  readonly mounts: readonly string[];
  /** The entries below `volumes:`. */
  readonly volumes: readonly string[];
}

function configMapName({ deployment }: Pick<ManifestNames, 'deployment'>): string {
  return `${deployment}-files`;
}

/** Each file is mounted separately: everything else that the image has in that folder stays. */
export function fileMounts(names: ManifestNames, files: readonly NamedFile[]): FileMounts {
  if (files.length === 0) return { mounts: [], volumes: [] };
  return {
    mounts: files.flatMap(({ path, name }) => [
      '  - name: files',
      `    mountPath: ${yamlLine(path)}`,
      `    subPath: ${yamlLine(name)}`,
      '    readOnly: true',
    ]),
    volumes: ['  - name: files', '    configMap:', `      name: ${yamlLine(configMapName(names))}`],
  };
}

/** The manifest that holds the files, in a list; an empty one where there are none. */
export function fileManifests(names: ManifestNames, files: readonly NamedFile[]): readonly string[] {
  if (files.length === 0) return [];
  const lines = [
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata:',
    ...indented(metadataLines(configMapName(names), names), '  '),
    'binaryData:',
    ...files.map(({ name, bytes }) => `  ${yamlLine(name)}: ${yamlLine(encodeBase64(bytes))}`),
    '',
  ];
  return [lines.join('\n')];
}

/** The source from which kustomize generates the same ConfigMap: the files next to the kustomization. */
export function fileGenerator(names: ManifestNames, files: readonly NamedFile[]): readonly string[] {
  if (files.length === 0) return [];
  return [
    'configMapGenerator:',
    `  - name: ${yamlLine(configMapName(names))}`,
    '    files:',
    ...files.map(({ name }) => `      - ${yamlLine(name)}`),
  ];
}

/** A list of the container or the pod with its heading; no lines if it is empty. */
export function listUnder(head: string, entries: readonly string[]): readonly string[] {
  return entries.length > 0 ? [head, ...entries] : [];
}
