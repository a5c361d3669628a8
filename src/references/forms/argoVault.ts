import { findNamed, type ReferenceForm } from '../form.ts';

/** A path in a vault and a key of it. See https://argocd-vault-plugin.readthedocs.io/en/stable/howitworks/ */
export const argoVault: ReferenceForm = {
  id: 'argoVault',
  filledBy: 'the Argo CD Vault plugin',
  place: { example: 'some/path#key', before: 'path:' },
  write: (place) => `<path:${place}>`,
  note: 'Argo CD replaces it when it applies the manifests. Not tested by us.',
  find: (text) => findNamed(/<(path:[\w./-]+#[\w./-]+(?:#[\w./-]+)?)(?: *\| *base64(?:de|en)code)?>/g, text, false),
};
