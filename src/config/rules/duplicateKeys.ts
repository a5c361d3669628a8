import { type HjsonDocument, type HjsonMember, type HjsonNode, linesOf } from 'hjson-document';
import { defineSearch } from 'hjson-document/incremental';
import type { ValuePath } from 'source-text';
import { removeIgnoredFix } from '../fixes.ts';
import type { Rule, RuleResult } from './rule.ts';

/** Keys that the same object repeats further on: every reader uses the last one (hjson-facts §1.3). */
export const duplicateKeys: Rule = ({ document }) => [
  ...ignoredIn(document, document.root, []),
  ...objectsWithDuplicates(document).flatMap(({ node, path }) => ignoredIn(document, node, path)),
];

const objectsWithDuplicates = defineSearch(({ node }) => hasDuplicates(node));

function hasDuplicates(node: HjsonNode | undefined): boolean {
  return node?.kind === 'object' && new Set(node.members.map(({ key }) => key.name)).size < node.members.length;
}

function ignoredIn(document: HjsonDocument, node: HjsonNode | undefined, path: ValuePath): readonly RuleResult[] {
  if (node?.kind !== 'object' || !hasDuplicates(node)) return [];
  const lines = linesOf(document);
  const last = new Map(node.members.map((member) => [member.key.name, member]));
  return node.members.flatMap((member) => {
    const winner = last.get(member.key.name);
    if (!winner || winner === member) return [];
    return ignored(document, member, path, lines.positionAt(winner.key.range.start).line);
  });
}

function ignored(document: HjsonDocument, { key }: HjsonMember, parent: ValuePath, line: number): RuleResult {
  const path = [...parent, key.name];
  return {
    code: 'duplicate-key',
    severity: 'warning',
    path,
    range: key.range,
    message: `This key is set again in line ${line}. hjson-go keeps that one and ignores this one.`,
    fixes: [removeIgnoredFix(document, key.range, 'Remove this one')],
  };
}
