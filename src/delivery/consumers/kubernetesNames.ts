import type { ManifestNames } from './kubernetesManifests.ts';
import { type ChosenNames, imageName, kubernetesName, type NameRules, nameOf } from './names.ts';
import { withoutExpansion, yamlLine } from './yamlScalar.ts';

export const kubernetesNames = {
  // The ConfigMap of the files is named after it.
  service: kubernetesName('Deployment', 'server', 57),
  namespace: kubernetesName('Namespace', ''),
  name: kubernetesName('Secret', 'server-secrets'),
  image: imageName,
} satisfies NameRules;

export function manifestNames(chosen: ChosenNames): ManifestNames & { readonly secret: string } {
  const name = (key: 'service' | 'namespace' | 'name' | 'image') => nameOf(kubernetesNames, chosen, key);
  return { deployment: name('service'), namespace: name('namespace'), secret: name('name'), image: name('image') };
}

/** A variable of a container that comes from a Secret. */
export function variableFromSecret(name: string, secret: string): readonly string[] {
  return [
    `  - name: ${name}`,
    '    valueFrom:',
    '      secretKeyRef:',
    `        name: ${yamlLine(secret)}`,
    `        key: ${name}`,
  ];
}

export function plainVariable(name: string, value: string): readonly string[] {
  return [`  - name: ${name}`, `    value: ${yamlLine(withoutExpansion(value))}`];
}
