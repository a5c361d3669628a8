import type { HjsonDocument, HjsonMember, HjsonNode } from '../../hjson/index.ts';
import { type LineIndex, lineIndexOf, type OptionPath } from '../../text/index.ts';
import { removeIgnoredFix } from '../fixes.ts';
import type { Finding, Rule } from './rule.ts';

interface Place {
  readonly node: HjsonNode;
  readonly path: OptionPath;
}

/** Keys that the same object has again further on: the last one counts, in every reader (hjson-facts §1.3). */
export const duplicateKeys: Rule = ({ document }) => {
  const found: Finding[] = [];
  let lines: LineIndex | undefined;
  const places: Place[] = [{ node: document.root, path: [] }];
  // A list of places instead of recursion: unknown keys may nest deeper than the stack.
  for (let place = places.pop(); place; place = places.pop()) {
    const { node, path } = place;
    if (node.kind === 'array')
      places.push(...node.elements.map((element, index) => ({ node: element, path: [...path, index] })));
    if (node.kind !== 'object') continue;
    const last = new Map<string, HjsonMember>();
    for (const member of node.members) {
      const { name } = member.key;
      last.set(name, member);
      if (member.value && isContainer(member.value)) places.push({ node: member.value, path: [...path, name] });
    }
    if (last.size === node.members.length) continue;
    lines ??= lineIndexOf(document.text);
    for (const member of node.members) {
      const winner = last.get(member.key.name);
      if (!winner || winner === member) continue;
      found.push(ignored(document, member, path, lines.positionAt(winner.key.range.start).line));
    }
  }
  return found;
};

function ignored(document: HjsonDocument, { key }: HjsonMember, parent: OptionPath, line: number): Finding {
  const path = [...parent, key.name];
  return {
    code: 'duplicate-key',
    severity: 'warning',
    path,
    range: key.range,
    message: `This key is set again in line ${line}. That one counts; this one is ignored.`,
    fixes: [removeIgnoredFix(document, path, key.range, 'Remove this one')],
  };
}

function isContainer({ kind }: HjsonNode): boolean {
  return kind === 'object' || kind === 'array';
}
