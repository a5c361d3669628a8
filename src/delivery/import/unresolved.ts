import { findNode, type HjsonDocument, pathAt } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { dottedName } from '../../text/index.ts';
import type { Reference } from '../scanners/assignment.ts';
import { refuseReference } from '../scanners/references.ts';
import type { ImportCandidate } from './importCandidate.ts';

/** Looking for their places takes a while in a large configuration. */
const mostReferences = 100;

/** A value whose references are all within texts of a configuration can be read without them; any other is refused. */
export function refuseUnplaced(finding: ImportCandidate, parse: (text: string) => HjsonDocument): ImportCandidate {
  if (finding.kind === 'refused' || !finding.references?.length) return finding;
  const { references } = finding;
  const document = parse(finding.value);
  const isReadable = finding.name === configVariable && document.verdict.ok && references.length <= mostReferences;
  const unplaced = references.find((each) => !isReadable || placeOf(document, each) === undefined);
  return unplaced ? { ...finding, ...refuseReference(finding.name, unplaced.name) } : finding;
}

/** Which references the configuration has, and where, as a sentence to look at before taking it. */
export function unresolved(document: HjsonDocument, references: readonly Reference[] = []): readonly string[] {
  const places = references.map((each) => `${each.name} in ${placeOf(document, each)}`);
  return places.length > 0 ? [`Not resolved, left as written: ${places.join(', ')}. Replace with actual values.`] : [];
}

/** What would end a text without quotes, if a number came before it. */
const afterNumber = /[,}\]#]|(?<!:)\/[/*]/;

/** The option whose text has the reference; undefined if it may be replaced by more than text. */
function placeOf(document: HjsonDocument, { start, end }: Reference): string | undefined {
  const path = pathAt(document, start);
  const node = findNode(document, path);
  if (node?.kind !== 'string' || start < node.range.start || end > node.range.end) return undefined;
  const rest = document.text.slice(end, node.range.end);
  return node.style === 'quoteless' && afterNumber.test(rest) ? undefined : dottedName(path);
}
