import type { ValuePath } from 'source-text';
import { options } from '../../config/index.ts';
import { type ToolId, toolIds } from './place.ts';

/** What the start screen can create; its links are fragments, so that they work before the page's code has loaded. */
export const newDocuments = ['guide', 'template', 'example'] as const;
export type NewDocument = (typeof newDocuments)[number];

/** What the fragment of an address asks for. */
export type FragmentRequest =
  | { readonly kind: 'option'; readonly path: ValuePath }
  | { readonly kind: 'tool'; readonly tool: ToolId }
  /** A step of the guided set-up, counted from 0. */
  | { readonly kind: 'guide'; readonly step: number }
  | { readonly kind: 'new'; readonly document: NewDocument };

/** Parses a fragment: `#smtpPort` is an option, `#export` a tool, `#guide=3` the third step of the guided set-up, `#new=template` a new document. Undefined for anything else. */
export function parseFragment(fragment: string): FragmentRequest | undefined {
  const document = newDocuments.find((id) => fragment === newFragment(id));
  if (document) return { kind: 'new', document };
  const tool = toolIds.find((id) => fragment === toolFragment(id));
  if (tool) return { kind: 'tool', tool };
  const step = /^#guide=([1-9])$/.exec(fragment)?.[1];
  if (step) return { kind: 'guide', step: Number(step) - 1 };
  const option = options.find(({ key }) => fragment === `#${key}`);
  return option && { kind: 'option', path: option.path };
}

export function newFragment(document: NewDocument): string {
  return `#new=${document}`;
}

export function toolFragment(tool: ToolId): string {
  return `#${tool}`;
}

export function guideFragment(step: number): string {
  return `#guide=${step + 1}`;
}
