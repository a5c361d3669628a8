import { isSecretPath, looksLikeSecretKey } from '../../config/index.ts';
import type { HjsonDocument, HjsonNode } from '../../hjson/index.ts';
import { type OptionPath, type TextRange, textRange } from '../../text/index.ts';

/**
 * Where secrets lie in the text. In the tree the schema decides; beside it, a key that is named like a secret counts where no tree
 * was made of it: commented out, or in a part that cannot be read.
 */
export function secretRanges(document: HjsonDocument): readonly TextRange[] {
  const found: TextRange[] = [];
  const read: TextRange[] = [];
  collect(document.root, [], false, found, read);
  let next = 0;
  for (const match of document.text.matchAll(assignment)) {
    while ((read[next]?.end ?? Number.POSITIVE_INFINITY) <= match.index) next++;
    const isRead = (read[next]?.start ?? Number.POSITIVE_INFINITY) <= match.index;
    const key = match[2] ?? '';
    if (isRead || !(isSecretPath([key]) || looksLikeSecretKey(key))) continue;
    const start = match.index + (match[1]?.length ?? 0);
    found.push(textRange(start, valueEnd(document.text, start)));
  }
  return found.filter((range) => range.start < range.end);
}

/** A key with its colon, up to its value. */
const assignment = /(["']?([\w.-]+)["']?[ \t]*:[ \t]*)(?=[^\s,}\]])/g;

/** `found`: the secrets; `read`: every key and every scalar, in text order. */
function collect(node: HjsonNode, path: OptionPath, isBelow: boolean, found: TextRange[], read: TextRange[]): void {
  if (node.kind === 'object') {
    for (const { key, value } of node.members) {
      const own = [...path, key.name];
      read.push(key.range);
      if (value) collect(value, own, isBelow || isSecretPath(own), found, read);
    }
  } else if (node.kind === 'array') {
    node.elements.forEach((element, index) => {
      collect(element, [...path, index], isBelow, found, read);
    });
  } else {
    read.push(node.range);
    if (isBelow && holdsSomething(node)) found.push(node.range);
  }
}

/** An empty string, null or a switch has nothing to hide. */
function holdsSomething(node: HjsonNode): boolean {
  if (node.kind === 'null' || node.kind === 'boolean') return false;
  return node.kind !== 'string' || node.value !== '';
}

/** To the end of the line, or of the multi-line string that begins there. */
function valueEnd(text: string, start: number): number {
  if (text.startsWith("'''", start)) {
    const close = text.indexOf("'''", start + 3);
    return close < 0 ? text.length : close + 3;
  }
  const lineEnd = text.slice(start).search(/[\r\n]|$/);
  return start + text.slice(start, start + lineEnd).trimEnd().length;
}
