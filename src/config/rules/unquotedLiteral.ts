import type { HjsonDocument, HjsonNode, HjsonObject } from 'hjson-document';
import { defineSearch } from 'hjson-document/incremental';
import { safe, type ValuePath } from 'source-text';
import { writeFix } from '../fixes.ts';
import { isGoStringField } from '../keys/keyNames.ts';
import { continuesOnLine, isLiteral } from '../values/plainMeaning.ts';
import type { Rule, RuleResult } from './rule.ts';

/**
 * Before 4.6, hjson-go reads the value of an unknown key into a struct with the type of the option before it (hjson-facts §1.2): if that is
 * text, an unquoted number, boolean or null swallows the rest of its line, including any option on it.
 */
export const unquotedAfterText: Rule = ({ document }) => {
  const { root, text } = document;
  if (root.kind !== 'object' || literalsWithMore(document).length === 0) return [];
  const whole = { object: root, path: [], typePath: [], inherits: false, counts: true };
  return inheritedTexts(text, whole).map(({ node, path, counts }): RuleResult => {
    const source = text.slice(node.range.start, node.range.end);
    return {
      code: 'unquoted-after-text',
      severity: 'warning',
      path,
      range: node.range,
      message:
        'hjson-go before 4.6 reads this unquoted value under an unknown key as text to the end of the line, with everything on it; since 4.6 it does not. Quote it, or move what follows to its own line.',
      fixes: counts ? [safe(writeFix(document, path, source, 'Quote it'))] : [],
    };
  });
};

/** Hardly any text has one, and only then does it matter which keys inherit what. */
const literalsWithMore = defineSearch(({ node }, document) => hasMore(node, document));

function hasMore(node: HjsonNode | undefined, { text }: HjsonDocument): boolean {
  return node !== undefined && isLiteral(node) && continuesOnLine(text, node.range.end);
}

interface Spot {
  readonly node: HjsonNode;
  readonly path: ValuePath;
  /** False if a later member with the same key counts: the path is that of another value. */
  readonly counts: boolean;
}

interface Surroundings {
  readonly object: HjsonObject;
  readonly path: ValuePath;
  /** Where the object is in the struct. */
  readonly typePath: ValuePath;
  /** True if an unknown key above the object has inherited its type. */
  readonly inherits: boolean;
  readonly counts: boolean;
}

/**
 * The numbers, booleans and nulls of an object that are read as text together with the rest of their line, because an unknown key on their
 * path inherits its type: from the last known key before it in the same object.
 */
function inheritedTexts(text: string, { object, path, typePath, ...above }: Surroundings): readonly Spot[] {
  const last = new Map(object.members.map((member) => [member.key.name, member.value]));
  let known: ValuePath | undefined;
  let next = 0;
  return object.members.flatMap(({ key, value }, index) => {
    if (!value || !mayTakeMore(value, text)) return [];
    // Keys are looked up backwards, once each, and only from a value that matters.
    for (let back = index; back >= next; back--) {
      const step = [...typePath, object.members[back]?.key.name ?? ''];
      if (isGoStringField(step) === undefined) continue;
      known = step;
      break;
    }
    next = index + 1;
    if (!known) return [];
    const place = { path: [...path, key.name], counts: above.counts && last.get(key.name) === value };
    const inherits = above.inherits || known.at(-1) !== key.name;
    if (value.kind === 'object') return inheritedTexts(text, { ...place, object: value, typePath: known, inherits });
    return inherits && isGoStringField(known) ? [{ ...place, node: value }] : [];
  });
}

function mayTakeMore(value: HjsonNode, text: string): boolean {
  if (value.kind === 'object') return value.members.length > 0;
  return isLiteral(value) && continuesOnLine(text, value.range.end);
}
