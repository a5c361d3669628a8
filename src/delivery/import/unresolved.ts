import { findNode, type HjsonDocument, pathAt } from 'hjson-document';
import { dottedName } from 'source-text';
import { findReferences, isReference, type ReferenceForm } from '../../references/index.ts';
import type { AssignedValue, ShellReference } from '../scanners/assignment.ts';
import { mostReferences, refuseReference } from '../scanners/references.ts';

/** A value whose references are all inside texts of a configuration can be read without them; any other is refused. */
export function refuseUnplaced(
  name: string,
  read: AssignedValue,
  parse: (text: string) => HjsonDocument,
): AssignedValue {
  if (read.kind === 'refused' || !read.references?.length) return read;
  const { references } = read;
  const document = parse(read.value);
  const isReadable = document.verdict.ok && references.length <= mostReferences;
  const unplaced = references.find((each) => !isReadable || placeOf(document, each) === undefined);
  return unplaced ? refuseReference(name, unplaced.name) : read;
}

/**
 * Which references the configuration has, where, and who fills them in, as sentences to look at before opening it. What no program fills in
 * there, such as a default or a shell variable without braces, has to be replaced by a value.
 */
export function unresolved(document: HjsonDocument, references: readonly ShellReference[] = []): readonly string[] {
  const whole = references.flatMap((each) => formsIn(each).map((form) => [form, each] as const));
  const forms = [...new Set(whole.map(([form]) => form))];
  const others = references.filter((each) => formsIn(each).length === 0);
  const placed = (found: readonly ShellReference[]) =>
    found.map((each) => `${each.name} in ${placeOf(document, each)}`).join(', ');
  return [
    ...forms.map((form) => {
      const found = whole.flatMap(([each, reference]) => (each === form ? [reference] : []));
      return `Left as written: ${placed(found)}. ${form.filledBy} fills this in. Something has to do it before the server reads the text.`;
    }),
    ...(others.length > 0 ? [`Not resolved, left as written: ${placed(others)}. Replace with actual values.`] : []),
  ];
}

/** The form of a reference that is whole; none for one with a default, or of a form that is not kept. */
function formsIn({ name }: ShellReference): readonly ReferenceForm[] {
  return isReference(name) ? findReferences(name).map(({ form }) => form) : [];
}

/** What would end a text without quotes, if a number preceded it. */
const afterNumber = /[,}\]#]|(?<!:)\/[/*]/;

/** The option whose text contains the reference; undefined if more than text may replace it. */
function placeOf(document: HjsonDocument, { start, end }: ShellReference): string | undefined {
  const path = pathAt(document, start);
  const node = findNode(document, path);
  if (node?.kind !== 'string' || start < node.range.start || end > node.range.end) return undefined;
  const rest = document.text.slice(end, node.range.end);
  return node.style === 'quoteless' && afterNumber.test(rest) ? undefined : dottedName(path);
}
