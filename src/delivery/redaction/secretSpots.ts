import { isSecretPath } from '../../config/index.ts';
import type { HjsonDocument, HjsonNode } from '../../hjson/index.ts';
import { dottedName, type OptionPath, type TextRange } from '../../text/index.ts';
import { commentLooksSecret, type SecretPart, secretPartOf } from './secretParts.ts';
import { type Comment, findComments, visitNodes } from './visitNodes.ts';

/** A place of the text that holds a secret, and the sentinel that stands for it in a redacted copy. */
export type SecretSpot =
  | {
      readonly kind: 'value';
      readonly sentinel: string;
      readonly node: HjsonNode;
      /** In the value of the string; the whole value for anything but a string. */
      readonly part: SecretPart;
    }
  | { readonly kind: 'comment' | 'leftover'; readonly sentinel: string; readonly range: TextRange };

/** Secrets of fewer characters are not looked for elsewhere: they would be found inside ordinary words. */
const shortestSought = 6;

/** How many values of the document are secret, comments not counted. */
export function countSecrets(document: HjsonDocument): number {
  return findSecretValues(document).length;
}

/** Every place that a redacted copy must not show, in text order. The sentinels differ from one another. */
export function findSecretSpots(document: HjsonDocument): readonly SecretSpot[] {
  const values = findSecretValues(document);
  const needles = values.flatMap(({ node, part }) => needlesOf(node, part));
  const holdsNeedle = (text: string) => needles.some((needle) => text.includes(needle));
  const taken = new Set(values.map(({ node }) => node));
  const repeated = [...visitNodes(document.root)].flatMap(([node, path]): readonly SecretValue[] =>
    node.kind === 'string' && !taken.has(node) && holdsNeedle(node.value) ? [{ node, path, part: wholeOf(node) }] : [],
  );
  const comments = findComments(document).filter(({ kind, range }) => {
    const text = document.text.slice(range.start, range.end);
    return kind === 'leftover' || commentLooksSecret(text) || holdsNeedle(text);
  });
  return nameSpots([...values, ...repeated], comments);
}

/** What must not be found in a redacted copy: the secrets, and keys that are a secret's assignment themselves. */
export function secretTexts(document: HjsonDocument): readonly string[] {
  const keys = [...visitNodes(document.root)].flatMap(([node]) =>
    node.kind === 'object' ? node.members.map(({ key }) => key.name) : [],
  );
  return [
    ...findSecretValues(document).flatMap(({ node, part }) => needlesOf(node, part)),
    ...keys.filter((key) => secretPartOf(key, false)),
  ];
}

interface SecretValue {
  readonly node: HjsonNode;
  readonly path: OptionPath;
  readonly part: SecretPart;
}

function findSecretValues(document: HjsonDocument): readonly SecretValue[] {
  const secretNodes = new Set<HjsonNode>();
  return [...visitNodes(document.root)].flatMap(([node, path]): readonly SecretValue[] => {
    const isSecret = secretNodes.has(node) || isSecretPath(path);
    if (node.kind === 'object' || node.kind === 'array') {
      // What stands in the place of a secret is secret all through.
      if (isSecret) for (const child of childrenOf(node)) secretNodes.add(child);
      return [];
    }
    if (node.kind === 'number') return isSecret ? [{ node, path, part: wholeOf(node) }] : [];
    const part = node.kind === 'string' ? secretPartOf(node.value, isSecret) : undefined;
    return part ? [{ node, path, part }] : [];
  });
}

function childrenOf(node: HjsonNode): readonly HjsonNode[] {
  if (node.kind === 'array') return node.elements;
  return node.kind === 'object' ? node.members.flatMap(({ value }) => (value ? [value] : [])) : [];
}

function wholeOf(node: HjsonNode): SecretPart {
  return { start: 0, end: node.kind === 'string' ? node.value.length : 0, isWhole: true };
}

/** The secret as it is, and decoded as a URL holds it. */
function needlesOf(node: HjsonNode, part: SecretPart): readonly string[] {
  if (node.kind === 'number') return node.lexeme.length >= shortestSought ? [node.lexeme] : [];
  if (node.kind !== 'string') return [];
  const secret = node.value.slice(part.start, part.end).trim();
  return [...new Set([secret, decodePercent(secret)])].filter((text) => text.length >= shortestSought);
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function nameSpots(values: readonly SecretValue[], comments: readonly Comment[]): readonly SecretSpot[] {
  const used = new Map<string, number>();
  const nameFor = (what: string) => {
    const name = what.replace(/[^\w.-]+/g, '_');
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return `<redacted ${name}${count > 1 ? ` ${count}` : ''}>`;
  };
  const inOrder = values.toSorted((a, b) => a.node.range.start - b.node.range.start);
  return [
    ...inOrder.map(
      ({ node, path, part }): SecretSpot => ({
        kind: 'value',
        sentinel: nameFor(part.isWhole ? dottedName(path) : `password.in.${dottedName(path)}`),
        node,
        part,
      }),
    ),
    ...comments.map(
      ({ kind, range, near }): SecretSpot => ({ kind, sentinel: nameFor(`${kind}.near.${near}`), range }),
    ),
  ];
}
