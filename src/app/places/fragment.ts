import { options } from '../../config/index.ts';
import type { OptionPath } from '../../text/index.ts';
import type { PanelId } from './place.ts';

/** What the start screen can create; its links are fragments, so that they work before the page's code has loaded. */
export const newDocuments = ['guide', 'template', 'example'] as const;
export type NewDocument = (typeof newDocuments)[number];

/** What the fragment of an address asks for. */
export type FragmentRequest =
  | { readonly kind: 'option'; readonly path: OptionPath }
  | { readonly kind: 'panel'; readonly panel: PanelId }
  | { readonly kind: 'new'; readonly document: NewDocument };

/** Parses a fragment: `#smtpPort` is an option, `#compare` a tool, `#new=template` a new document. Undefined for anything else. */
export function parseFragment(fragment: string): FragmentRequest | undefined {
  const document = newDocuments.find((id) => fragment === newFragment(id));
  if (document) return { kind: 'new', document };
  if (fragment === '#compare') return { kind: 'panel', panel: 'compare' };
  const option = options.find(({ key }) => fragment === `#${key}`);
  return option && { kind: 'option', path: option.path };
}

export function newFragment(document: NewDocument): string {
  return `#new=${document}`;
}
