import type { HjsonDocument, HjsonNode, NodeEntry } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import { dottedName } from 'source-text';
import { type Described, describedBelow, readsAsValueOf } from '../config/index.ts';
import { isReference } from '../references/index.ts';

/** What is shown of a document beside what the reference describes. It is attached to the document, and the same after edits. */
export interface Shown {
  /** The paths of the unknown keys whose values the user has asked to see, joined with dots. */
  readonly unknown?: 'all' | ReadonlySet<string> | undefined;
  /** Set where a text in an option of another type is shown, so that a slip can be seen and repaired. */
  readonly mistyped?: true | undefined;
  /** Set once the user has asked to see what cannot be read, for as long as there is any. */
  readonly damage?: true | undefined;
}

/** What is shown of a document; nothing more where nobody has asked. */
export function shownIn({ attached }: HjsonDocument): Shown {
  return attached ?? {};
}

/** The document with other parts of it shown. */
export function withShown(document: HjsonDocument, shown: Shown): HjsonDocument {
  return { ...document, attached: { ...shownIn(document), ...shown } };
}

/** What is known about a place: `misplaced` is inside a value of another type than its option has, where keys are unknown, too. */
type Known = Described | 'shown' | 'nothing' | 'misplaced';

/**
 * Whether a value is hidden because the reference does not describe it, by key and by type: a text below an unknown key, at any depth, or
 * one that is none of the values of its option; and an object with keys in place of a text. Not what the user has asked to see.
 */
export function undescribedIn(document: HjsonDocument): (place: NodeEntry, node: HjsonNode) => boolean {
  const { unknown, mistyped } = shownIn(document);
  if (unknown === 'all') return () => false;
  const known = new Map<NodeEntry, Known>();
  const describe = (place: NodeEntry): Known => {
    const around = place.parent && known.get(place.parent);
    if (around === 'shown' || around === 'nothing' || around === 'misplaced') return around;
    const described = describedBelow(around, place.step);
    if (described) return described;
    if (unknown?.has(dottedName(place.path))) return 'shown';
    return around && !hasMembers(around) ? 'misplaced' : 'nothing';
  };
  return (place, node) => {
    // Not by recursion: a text may nest deeper than calls.
    const trail: NodeEntry[] = [];
    for (let at: NodeEntry | undefined = place; at && !known.has(at); at = at.parent) trail.push(at);
    for (const each of trail.reverse()) known.set(each, describe(each));
    const here = known.get(place);
    if (here === undefined || here === 'shown') return false;
    if (node.kind === 'object') return node.members.length > 0 && !mistyped && here !== 'nothing' && !hasMembers(here);
    if (!isHiddenText(node)) return false;
    if (here === 'nothing' || here === 'misplaced') return true;
    return !mistyped && here !== 'entry' && !readsAsValueOf(here, node);
  };
}

function hasMembers(described: Known): boolean {
  return typeof described === 'object' && (described.kind === 'object' || described.kind === 'programs');
}

/** Numbers, switches, empty texts and references are shown everywhere; a NUL that hjson-go reads at the end of a text is not in it. */
function isHiddenText(node: HjsonNode): boolean {
  const isWritten = node.range.start < node.range.end;
  return node.kind === 'string' && isWritten && node.value.trim() !== '' && !isReference(node.value);
}

/** The document as it leaves the page: without the texts of a wrong type, which form and editor show to be repaired. */
export const asItLeaves = defineField<HjsonDocument>({
  create(document) {
    return shownIn(document).mistyped ? withShown(document, { mistyped: undefined }) : document;
  },
  update: () => undefined,
});
