import { type Described, describedBelow } from '../config/index.ts';
import type { HjsonDocument, HjsonNode, NodeEntry } from '../hjson/index.ts';
import { isReference } from '../references/index.ts';
import { dottedName } from '../text/index.ts';

/** True for a place that the reference does not describe, at any depth below an unknown key, unless the user has asked to see it. */
export function undescribedIn({ shownUnknown }: HjsonDocument): (place: NodeEntry) => boolean {
  const known = new Map<NodeEntry, Described | 'shown' | 'nothing'>();
  const isAsked = (place: NodeEntry) => shownUnknown === 'all' || shownUnknown?.has(dottedName(place.path));
  const describe = (place: NodeEntry) => {
    const around = place.parent && known.get(place.parent);
    if (around === 'shown' || around === 'nothing') return around;
    return describedBelow(around, place.step) ?? (isAsked(place) ? 'shown' : 'nothing');
  };
  return (place) => {
    // Not by recursion: a text may nest deeper than calls.
    const trail: NodeEntry[] = [];
    for (let at: NodeEntry | undefined = place; at && !known.has(at); at = at.parent) trail.push(at);
    for (const each of trail.reverse()) known.set(each, describe(each));
    return known.get(place) === 'nothing';
  };
}

/** Numbers, switches, empty texts and references are shown everywhere; a NUL that hjson-go reads at the end of a text is not in it. */
export function isHiddenText(node: HjsonNode): boolean {
  const isWritten = node.range.start < node.range.end;
  return node.kind === 'string' && isWritten && node.value.trim() !== '' && !isReference(node.value);
}
